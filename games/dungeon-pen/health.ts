import type { Seat } from '../../kernel/game.ts';
import { mostHp } from './content.ts';
import type { Gain, Loss } from './events.ts';
import { finish, type Play } from './play.ts';
import { characterOf, otherOf } from './state.ts';

/** DP-21, DP-7: one effect costs each of `seats` so many HP. Whoever falls by the same effect falls at once (DP-Q32). */
export function lose(play: Play, seats: readonly Seat[], by: number, cause: Loss): void {
  const { state, emit } = play;
  for (const seat of seats) {
    const character = characterOf(state, seat);
    character.hp = Math.max(0, character.hp - by);
    emit?.({ type: 'hp-lost', seat, by, hp: character.hp, cause });
  }
  const dead = seats.filter(seat => characterOf(state, seat).hp === 0);
  if (dead.length > 0) die(play, dead);
}

/** DP-8: when both die at once, both have lost. */
function die(play: Play, dead: readonly Seat[]): void {
  for (const seat of dead) play.emit?.({ type: 'character-died', seat });
  const [first] = dead;
  finish(
    play,
    dead.length > 1 || first === undefined ? { type: 'double-defeat' } : { type: 'death', winner: otherOf(first) },
  );
}

/** DP-22, DP-F3: what goes beyond the start is lost. */
export function gain({ content, state, emit }: Play, seat: Seat, by: number, cause: Gain): void {
  const character = characterOf(state, seat);
  const before = character.hp;
  character.hp = Math.min(mostHp(content, seat), before + by);
  emit?.({ type: 'hp-gained', seat, by: character.hp - before, hp: character.hp, cause });
}
