import type { ReactElement, ReactNode } from 'react';
import { wareIcon } from '../../../../art/the-dungeon/index.ts';
import type { CharacterSheet, Seen, WareName } from '../../../../games/the-dungeon/index.ts';
import { handOf, spellPlacesOf, wareOf } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from './context.ts';
import { type Use, usesOf } from './uses.ts';
import './belongings.css';

interface PersonProps {
  readonly seat: Seat;
  readonly person: Seen;
}

interface HeldProps {
  readonly name: string;
  /** What it does, in a sentence. */
  readonly text: string;
  readonly use: Use | undefined;
  readonly children: ReactNode;
}

/** A card that is held: it lights up while it is of use, and a press uses it. */
function Held({ name, text, use, children }: HeldProps): ReactElement {
  if (!use)
    return (
      <div className="td-held-card" title={text}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className="td-held-card"
      data-lit="true"
      data-hint={use.isHinted}
      aria-pressed={use.isArmed || undefined}
      aria-label={`${name}. ${text}`}
      title={text}
      onClick={use.press}
    >
      {children}
    </button>
  );
}

/** A slot for everything that can be carried. */
export function Objects({ seat, person, sheet }: PersonProps & { readonly sheet: CharacterSheet }): ReactElement {
  const desk = useDesk();
  const { content, game, words, play } = desk;
  const uses = seat === play.now.seat ? usesOf(desk) : undefined;
  const free = Math.max(0, sheet.mostObjects - person.objects.length);
  return (
    <ul className="td-objects" aria-label={words.figures.names.objects} data-many={sheet.mostObjects > 4}>
      {person.objects.map((id, i) => {
        const ware = wareOf(content, id);
        const text = game.wareTexts[ware.name as WareName] ?? words.ware(ware);
        return (
          <li key={i} className="td-slot">
            <Held name={game.thing(ware.name)} text={text} use={uses?.get(ware.name)}>
              <Icon name={wareIcon(ware.name)} size={26} />
              <b>{game.thing(ware.name)}</b>
              <span>{words.ware(ware)}</span>
            </Held>
          </li>
        );
      })}
      {Array.from({ length: free }, (_, i) => (
        <li key={`free-${i}`} className="td-slot" data-free="true">
          <span>{words.figures.free}</span>
        </li>
      ))}
    </ul>
  );
}

/** One's own spells by name; of others only how many there are. */
export function Spells({ seat, person }: PersonProps): ReactElement {
  const desk = useDesk();
  const { play, game, words, content } = desk;
  const hand = handOf(play.now.view);
  if (seat !== play.now.seat || hand.length === 0)
    return (
      <p className="small td-line soft">
        <Icon name="spell" size={18} />
        {words.figures.spells(person.spells, spellPlacesOf(content, person))}
      </p>
    );
  const uses = usesOf(desk);
  return (
    <ul className="td-spells" aria-label={words.figures.names.spells}>
      {hand.map((spell, i) => (
        <li key={i} className="small">
          <Held name={game.spells[spell]} text={game.spellTexts[spell]} use={uses.get(spell)}>
            <Icon name={spell} size={20} />
            <span>
              <b>{game.spells[spell]}</b> {game.spellTexts[spell]}
            </span>
          </Held>
        </li>
      ))}
    </ul>
  );
}
