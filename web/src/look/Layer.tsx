import type { ReactElement, ReactNode } from 'react';

/** A picture of its own over what stands before it: whatever changes in the one, the other is not painted again. */
export const Layer = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="layer">
    <div>{children}</div>
  </div>
);
