import type { ReactElement } from 'react';
import type { IconName } from '../../../art/icons.ts';
import { Icon } from '../look/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PlayButton, ShareContent, type SharePaperProps, useOwnPath } from './SharePaper.tsx';
import { TrialContent } from './TrialPaper.tsx';
import { useWorkshopWords } from './words.ts';

export type BarSheet = 'trial' | 'share';

interface BarProps extends SharePaperProps {
  readonly sheet: BarSheet | undefined;
  readonly onSheet: (sheet: BarSheet | undefined) => void;
}

/** What has no paper of its own: trial and sharing behind buttons, and the way to the table, under the thumb. */
export function Bar({ sheet, onSheet, ...props }: BarProps): ReactElement {
  const words = useWorkshopWords();
  const path = useOwnPath(props);
  const close = (): void => onSheet(undefined);
  const button = (each: BarSheet, icon: IconName, label: string): ReactElement => (
    <button type="button" className="button" onClick={() => onSheet(each)}>
      <Icon name={icon} size={20} /> {label}
    </button>
  );
  return (
    <div className="paper workshop-bar">
      {button('trial', 'robot', words.trial.short[props.proving.state])}
      {button('share', 'link', words.share.open)}
      <PlayButton {...props} path={path} />
      {sheet === 'trial' && (
        <Dialog title={words.trial.title} onClose={close}>
          <TrialContent {...props} />
        </Dialog>
      )}
      {sheet === 'share' && (
        <Dialog title={words.share.title} onClose={close}>
          <ShareContent {...props} />
        </Dialog>
      )}
    </div>
  );
}
