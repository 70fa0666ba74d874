import type { ReactElement } from 'react';
import { Standings } from '../Standings.tsx';
import './companion.css';

/** Both beside each other, on a phone, too: the pad of the flick shows the map without the lines for HP. */
export const PadStandings = (): ReactElement => (
  <div className="pen-pad-standings">
    <Standings />
  </div>
);
