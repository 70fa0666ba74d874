import { useMemo } from 'react';
import type { Action, Content, DiceAndDanger, Node } from '../../../../games/dice-and-danger/index.ts';
import type { PlayProps } from '../module.ts';
import { foresee, type Foresight } from './foresight.ts';
import { actionsIn, after, type Sandbox, draftIn } from './sandbox.ts';
import { type Offer, offersOf, openSums, type OpenSum, torchOffers, writingOffers } from './offers.ts';
import type { Mode } from './refusal.ts';
import type { Row } from './rows.ts';
import type { Choosing } from './useChoosing.ts';
import type { Round } from './useRound.ts';

type Foresights = ReadonlyMap<Node, readonly Foresight[]>;

interface Offers {
  readonly offers: readonly Offer[];
  readonly glimpse: readonly Offer[];
  readonly foresights: Foresights;
}

const NOTHING: readonly Offer[] = [];
const UNKNOWN: Foresights = new Map();

/** What can be pressed on one's own sheet, what that would bring, and what a row under the pointer would light. */
export function useOffers(
  { now, actions, rules: { content } }: PlayProps<DiceAndDanger>,
  sandbox: Sandbox | undefined,
  { left, chosen, rows }: Round,
  { shown, mode, number, looked }: Choosing,
): Offers {
  const isOwn = shown === now.seat;
  const offers = useMemo(
    () => (isOwn ? offersNow(content, actions, { mode, number, left }) : NOTHING),
    [content, isOwn, actions, mode, number, left],
  );
  const foresights = useMemo(() => (sandbox ? foresightsOf(sandbox, offers) : UNKNOWN), [sandbox, offers]);
  const glimpsed = isOwn && chosen === undefined && looked && rows.includes(looked) ? looked : undefined;
  const glimpse = useMemo(() => (sandbox && glimpsed ? glimpseOf(sandbox, glimpsed) : NOTHING), [sandbox, glimpsed]);
  return { offers, glimpse, foresights };
}

interface Asked {
  readonly mode: Mode;
  readonly number: number | undefined;
  readonly left: readonly OpenSum[];
}

function offersNow(content: Content, actions: readonly Action[], { mode, number, left }: Asked): readonly Offer[] {
  if (mode === 'torch') return torchOffers(actions);
  const writing = writingOffers(actions, number);
  return writing.length > 0 ? writing : offersOf(content, actions, left);
}

function glimpseOf(sandbox: Sandbox, { action, halves }: Row): readonly Offer[] {
  return offersOf(sandbox.rules.content, actionsIn(after(sandbox, action)), openSums(halves, halves));
}

function foresightsOf(sandbox: Sandbox, offers: readonly Offer[]): Foresights {
  return new Map(
    offers.flatMap(({ node, actions }) => {
      const [action] = actions;
      if (!action || action.type === 'write') return [];
      const { rules, seat, state: table } = sandbox;
      const change = {
        content: rules.content,
        seat,
        table,
        before: draftIn(sandbox),
        after: draftIn(after(sandbox, action)),
      };
      return [[node, foresee(change, node)] as const];
    }),
  );
}
