import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { IconName } from '../../../art/icons.ts';
import { Icon } from '../look/Icon.tsx';

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title'> {
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  readonly children?: ReactNode;
}

/** A round button with a picture. What cannot be done now stays pressable: whoever presses it hears why. */
export const RoundButton = ({ label, icon, keys, children, ...rest }: RoundButtonProps): ReactElement => (
  <button
    type="button"
    className="round-button"
    aria-label={label}
    aria-keyshortcuts={keys}
    title={keys === undefined ? label : `${label} (${keys})`}
    {...rest}
  >
    {icon ? <Icon name={icon} /> : children}
  </button>
);
