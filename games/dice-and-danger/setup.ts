import { REWARDS } from './action.ts';
import type { Content } from './content.ts';
import { SYMBOLS } from './data.ts';
import { freshDraft, type Paper, type State } from './state.ts';

/** DDD-8, DDD-PP-1: the pyramid begins with writing, the other adventures with a roll. */
export function setup(content: Content): State {
  const papers = content.everyone.map(() => blankPaper(content));
  return {
    phase: content.clouds.length > 0 ? 'write' : 'roll',
    round: 0,
    roller: content.first,
    dice: [],
    papers,
    slain: content.rooms.map(() => 0),
    honoured: content.achievements.map(() => 0),
    fallen: papers.map(() => 0),
    drafts: papers.map(freshDraft),
  };
}

/** A sheet that nobody has written on: start spaces are available, all else is not (DDD-16). */
function blankPaper(content: Content): Paper {
  return {
    crosses: content.boxes.map(() => 0),
    near: content.near.slice(),
    written: content.clouds.map(() => 0),
    lost: 0,
    green: 0,
    torches: 0,
    symbols: SYMBOLS,
    rewards: REWARDS.map(() => 0),
    gold: 0,
    gems: 0,
    achievements: content.achievements.map(() => 0),
  };
}
