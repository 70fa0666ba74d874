import { hash } from 'node:crypto';
import type { FaultCode } from '../../wire/fault.ts';
import type { Talk } from '../../wire/table.ts';
import type { Body, Fold } from './fold.ts';
import { OPEN, seatsOf } from './head.ts';

/** What whoever laid the table has decided about the others. People are told by their ids. */
export interface Moderation {
  /** Who may talk: those who sit at the table, or everybody who looks on as well. */
  readonly talk: Talk;
  /** Who may not, wherever they sit. */
  readonly silenced: ReadonlySet<string>;
  /** Who may not sit down any more. */
  readonly removed: ReadonlySet<string>;
}

export const UNMODERATED: Moderation = { talk: 'seats', silenced: new Set(), removed: new Set() };

type Moderated = Extract<Body, { kind: 'talk' | 'silence' | 'remove' }>;

/** How a person is told from others where their id is nobody's business; another one in every match. */
export const speakerOf = (match: string, person: string): string => hash('sha256', `${match}/${person}`).slice(0, 12);

export function moderate(fold: Fold, body: Moderated): void {
  const { moderation } = fold;
  switch (body.kind) {
    case 'talk':
      fold.moderation = { ...moderation, talk: body.to };
      break;
    case 'silence':
      fold.moderation = { ...moderation, silenced: silencedAfter(moderation, body) };
      break;
    case 'remove':
      fold.moderation = { ...moderation, removed: new Set(moderation.removed).add(body.person) };
      for (const seat of seatsOf(fold.chairs, body.person)) fold.chairs = fold.chairs.with(seat, OPEN);
  }
}

type Silence = Extract<Moderated, { kind: 'silence' }>;

function silencedAfter({ silenced }: Moderation, { person, isSilent }: Silence): Moderation['silenced'] {
  const others = [...silenced].filter(other => other !== person);
  return new Set(isSilent ? [...others, person] : others);
}

/** What stands against somebody's talk. */
export function faultOfTalk({ chairs, head, moderation }: Fold, person: string): FaultCode | undefined {
  const { talk, silenced, removed } = moderation;
  if (removed.has(person)) return 'sent-away';
  if (silenced.has(person)) return 'silenced';
  const mayTalk = talk === 'everybody' || person === head.host || seatsOf(chairs, person).length > 0;
  return mayTalk ? undefined : 'not-seated';
}
