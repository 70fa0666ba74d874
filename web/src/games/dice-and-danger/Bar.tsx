import type { ReactElement } from 'react';
import type { Action, ActionOf } from '../../../../games/dice-and-danger/index.ts';
import { capital } from '../../../../kernel/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Desk, isAway, useDesk } from './context.ts';
import { causeOf, costOf, EndButton } from './EndButton.tsx';
import { causesOf } from './PriceChip.tsx';
import { FreeSwitch } from './FreeSwitch.tsx';
import { letterOf } from './offers.ts';
import { foretold } from './names.ts';
import { LetterSign } from './Pairs.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import type { Round } from './useRound.ts';

const isEnd = (action: Action): action is ActionOf<'done' | 'give-up'> =>
  action.type === 'done' || action.type === 'give-up';

/** What to do now or what a press would bring, the torches, and the end of one's round. */
export function Bar(): ReactElement {
  const desk = useDesk();
  const { play, words, show } = desk;
  const end = play.actions.find(isEnd);
  return (
    <div className="ddd-bar">
      <p className="note ddd-advice">
        <Advice desk={desk} />
      </p>
      <FreeSwitch />
      <div className="doing ddd-doing">
        {isAway(desk) && (
          <button type="button" className="button ddd-back" onClick={() => show(play.now.seat)}>
            {words.bar.back}
          </button>
        )}
        <TorchButton />
        {play.actions.length > 0 && (
          <EndButton action={end ?? { type: 'done' }} isLegal={end !== undefined}>
            {end?.type === 'give-up'
              ? words.bar.giveUp(costOf(desk, end))
              : words.bar.done(end ? costOf(desk, end) : 0)}
          </EndButton>
        )}
      </div>
    </div>
  );
}

/** DDD-35: with a torch in hand the sheet lights what it can reach. */
function TorchButton(): ReactElement | null {
  const { play, words, mode, setMode } = useDesk();
  const hasTorch = play.actions.some(({ type }) => type === 'torch');
  const torches = play.now.view.draft?.paper.torches ?? 0;
  const toggle = (): void => setMode(mode === 'torch' ? 'sums' : 'torch');
  useKeys(hasTorch ? { t: toggle } : {});
  if (!hasTorch) return null;
  return (
    <button
      type="button"
      className="button ddd-torch"
      aria-pressed={mode === 'torch'}
      aria-keyshortcuts="T"
      aria-label={mode === 'torch' ? words.bar.torchOff : words.bar.torch(torches)}
      data-hint={play.hint?.type === 'torch'}
      onClick={toggle}
    >
      <Icon name="torch" size={22} />
      <b className="number">{torches}</b>
    </button>
  );
}

function Advice({ desk }: { readonly desk: Desk }): ReactElement {
  const { content, words, pointed, offers, foresights, round } = desk;
  const offer = offers.find(({ node }) => node === pointed);
  const [action] = offer?.actions ?? [];
  if (!offer || !action) return <>{adviceOf(desk)}</>;
  const brings = foretold(words, foresights.get(offer.node) ?? []);
  if (!('sum' in action)) return <>{capital(brings)}</>;
  return (
    <>
      <LetterSign letter={letterOf(content, action, round.left)} />
      <span>{`${words.bar.here(action.sum)} ${brings}`}</span>
    </>
  );
}

const isIdle = ({ rows }: Round): boolean => rows.length > 0 && rows.every(({ price }) => price.isIdle);

function adviceOf(desk: Desk): string {
  const { words, play, mode, round, offers, shown, lastMarks, telling } = desk;
  const { view } = play.now;
  const { bar } = words;
  if (telling) return '';
  if (view.phase === 'roll') return bar.rolling;
  if (shown !== play.now.seat) return lastMarks?.length ? bar.lastRound : bar.looking;
  if (play.actions.length === 0) return bar.waiting;
  if (view.draft && view.draft.chests > 0) return bar.chest;
  if (mode === 'torch') return bar.tapTorch;
  if (!view.draft?.split) return costOfRow(desk) ?? (isIdle(round) ? bar.chooseIdle : bar.choose);
  const [next, other] = round.left;
  if (!next) return costOfEnd(desk) ?? bar.both;
  if (offers.length === 0) return costOfEnd(desk) ?? bar.stuck;
  return other === undefined ? bar.tapOne(next.letter, next.sum) : bar.tap;
}

/** What the row under the pointer costs, and why. */
function costOfRow(desk: Desk): string | undefined {
  const { looked, round, words } = desk;
  if (!looked || !round.rows.includes(looked) || looked.price.least === 0) return undefined;
  return words.bar.costs(looked.price.least, causesOf(desk, looked.price.because));
}

/** What it costs to end one's round now, and why. */
function costOfEnd(desk: Desk): string | undefined {
  const end = desk.play.actions.find(isEnd);
  const cost = end ? costOf(desk, end) : 0;
  return end && cost > 0 ? desk.words.bar.costs(cost, causesOf(desk, causeOf(desk, end))) : undefined;
}
