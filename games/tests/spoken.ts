import type { Kind } from '../../kernel/game.ts';
import { append, type Match, type Transcript, unplayed } from '../../kernel/match.ts';
import { type Names, say, type Words } from '../../kernel/words.ts';
import type { Shelved } from '../shelf.ts';

/** What a game said, by what it was said about. */
export type Spoken = Readonly<Record<keyof Words<Kind>, Iterable<string>>>;
type Heard = Record<keyof Words<Kind>, Set<string>>;

/** One of each type at least, made up by hand: also what no kept match has. */
export interface Samples<K extends Kind> {
  readonly events: readonly K['event'][];
  readonly actions: readonly K['action'][];
  readonly reasons: readonly K['reason'][];
  readonly prompts: readonly K['prompt'][];
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Dot', 'Eve', 'Fay'];

/** Plays kept matches again and listens: to what happens, what may be done, what is asked and what is refused. */
export function spokenIn({ game }: Shelved<Kind>, words: Words<Kind>, kept: readonly Transcript<Kind>[]): Spoken {
  const spoken: Heard = { events: new Set(), actions: new Set(), reasons: new Set(), prompts: new Set() };
  for (const { log, ...opening } of kept) {
    const match = unplayed(game, opening);
    listen(match, words, spoken);
    for (const entry of log) {
      append(match, entry, event => spoken.events.add(say(words.events, event, NAMES)));
      listen(match, words, spoken);
    }
  }
  return spoken;
}

function listen({ rules, state }: Match<Kind>, words: Words<Kind>, { actions, reasons, prompts }: Heard): void {
  for (const seat of rules.active(state).filter(one => one >= 0)) {
    const listed = rules.actions(state, seat);
    prompts.add(say(words.prompts, rules.prompt(rules.view(state, seat), seat), NAMES));
    for (const action of listed) actions.add(say(words.actions, action, NAMES));
    for (const type of Object.keys(words.actions)) {
      if (listed.some(action => action.type === type)) continue;
      reasons.add(say(words.reasons, rules.why(state, seat, { type }).refused, NAMES));
    }
  }
}

export function spokenOf<K extends Kind>(words: Words<K>, samples: Samples<K>, names: Names = []): Spoken {
  return {
    events: samples.events.map(event => say(words.events, event, names)),
    actions: samples.actions.map(action => say(words.actions, action, names)),
    reasons: samples.reasons.map(reason => say(words.reasons, reason, names)),
    prompts: samples.prompts.map(prompt => say(words.prompts, prompt, names)),
  };
}

/** The types that have words and no sample. */
export function unsampled<K extends Kind>(words: Words<K>, samples: Samples<K>): string[] {
  const parts = ['events', 'actions', 'reasons', 'prompts'] as const;
  return parts.flatMap(part =>
    Object.keys(words[part]).filter(type => !samples[part].some(sample => sample.type === type)),
  );
}

/** All sentences, one language beside the other, as a text to keep and compare. */
export function phrasebook(english: Spoken, french: Spoken): string {
  const [left, right] = [english, french].map(({ events, actions, reasons, prompts }) => [
    ...events,
    ...actions,
    ...reasons,
    ...prompts,
  ]);
  return (left ?? []).map((sentence, i) => `${sentence}\n${right?.[i]}\n`).join('\n');
}
