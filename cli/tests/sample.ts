import { donjonz, type Donjonz } from '../../games/donjonz/index.ts';
import { seedFrom } from '../../kernel/chance.ts';
import { play, start, type Transcript, transcriptOf } from '../../kernel/match.ts';
import { choose, randomFrom } from '../../kernel/random.ts';

/** A finished game of DonjonZ, played carelessly. */
export function sampleTranscript(): Transcript<Donjonz> {
  const options = { doorWithoutKey: 'blocked', deck: 'standard' } as const;
  const match = start(donjonz, { seats: 1, options, seeds: [[0, seedFrom('sample')]] });
  const random = randomFrom('sample');
  while (match.rules.active(match.state).length > 0)
    play(match, 0, choose(match.rules.actions(match.state, 0), random));
  return transcriptOf(match);
}
