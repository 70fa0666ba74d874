import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useWorkshopWords } from './words.ts';

export type WorkView = 'drawing' | 'text';

interface ViewSwitchProps {
  readonly view: WorkView;
  readonly onView: (view: WorkView) => void;
}

export function ViewSwitch({ view, onView }: ViewSwitchProps): ReactElement {
  const words = useWorkshopWords();
  const button = (each: WorkView, icon: 'map' | 'log'): ReactElement => (
    <button type="button" aria-pressed={view === each} onClick={() => onView(each)}>
      <Icon name={icon} size={18} /> {words[each]}
    </button>
  );
  return (
    <div className="view-switch" role="group" aria-label={words.view}>
      {button('drawing', 'map')}
      {button('text', 'log')}
    </div>
  );
}
