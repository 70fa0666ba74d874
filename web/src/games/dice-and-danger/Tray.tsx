import { type ReactElement, useRef } from 'react';
import { lotsOf, pencilOf, tray } from '../../../../art/dice-and-danger/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from './context.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { useSize } from '../../board/useSize.ts';
import { answering } from '../../board/answers.ts';

const NARROW = 300;

/** The dice on felt. They tumble when they were rolled just now; any key or touch lays them down at once. */
export function Tray(): ReactElement {
  const { play, words, seats } = useDesk();
  const { dice } = play.now.view;
  const felt = useRef<HTMLDivElement>(null);
  const size = useSize(felt);
  const isLow = size !== undefined && (size.width < NARROW || size.height < 80);
  const drawing = tray(dice, lotsOf(play.now.view), [isLow ? 'portrait' : 'landscape', pencilOf(play.now.seat, seats)]);
  const isTumbling = play.moving?.part === 'dice';
  const lying = dice.length === 0 ? words.tray.empty : words.tray.dice(dice.slice(0, 4), dice[4]);
  return (
    <section className="ddd-tray" data-tumbling={isTumbling} style={sceneTime(play.moving)}>
      <div ref={felt} className="ddd-felt">
        <Drawing
          key={play.now.view.round}
          drawing={drawing}
          role="img"
          aria-label={isTumbling ? words.bar.rolling : lying}
          {...answering('where')}
        />
      </div>
      {play.now.view.draft && <BlackSwitch />}
    </section>
  );
}

/** On a narrow screen the pairs with the black die take the place of the white ones. */
function BlackSwitch(): ReactElement {
  const { words, round, play, isBlackShown, showBlack } = useDesk();
  const symbols = play.now.view.draft?.paper.symbols ?? 0;
  const price = round.price === 'free' ? words.pairs.shortFree : words.pairs.shortPrice(symbols);
  return (
    <button
      type="button"
      className="tag ddd-switch"
      role="switch"
      aria-checked={isBlackShown}
      aria-label={`${words.pairs.blackSwitch} ${price}`}
      onClick={() => showBlack(!isBlackShown)}
    >
      <Icon name={isBlackShown ? 'check' : 'die'} size={18} />
      <span>{price}</span>
    </button>
  );
}
