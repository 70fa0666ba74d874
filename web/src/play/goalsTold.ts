import { type Drawer, lastingDrawer, newestIn } from '../drawer.ts';

/** Games at whose table this browser has been told what one is after: there it stands in the log only. */
const NAME = 'goals-told';
/** More than there are games. */
const MOST = 20;

const toldIn = (drawer: Drawer) => newestIn(drawer, NAME, MOST, found => found === true);

export const isGoalTold = (game: string, drawer: Drawer = lastingDrawer): boolean =>
  toldIn(drawer).get(game) !== undefined;

export const noteGoalTold = (game: string, drawer: Drawer = lastingDrawer): void => toldIn(drawer).put(game, true);
