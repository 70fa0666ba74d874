import type { ReactElement } from 'react';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { type Language, say } from '../../../kernel/words.ts';
import { titleOf } from '../games.ts';
import { readerAmong } from '../parts/names.ts';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { victoryFor } from '../parts/standings.ts';
import { printMatch } from '../desk/matchToPrint.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import type { Now, Table } from '../table/table.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from '../desk/atTable.ts';
import { hearingOf } from '../desk/hearing.ts';
import { changePace, PaceButton } from './Pace.tsx';
import { seatIn } from '../stage/scene.ts';
import { thinkingBeside } from './sentences.ts';
import { TurnStrip } from './TurnStrip.tsx';
import { TutorSwitch } from '../tutor/TutorSwitch.tsx';

export function PlayRail(props: AtTable): ReactElement {
  const words = useWords();
  const title = titleOf(props.game);
  const back = { href: pathOf({ page: 'game', game: props.game }), label: words.table.leave(title) };
  const { lesson } = props.around;
  return (
    <Rail title={title} back={back} strip={lesson ? lesson.renderStrip(props) : <Turn {...props} />}>
      <Tools {...props} />
    </Rail>
  );
}

/** The same in words alone, for whoever says it elsewhere. */
export function useTurnSentence(props: AtTable): string {
  const words = useWords();
  const { language } = useSettings();
  return toldOn(props, language)?.sentence ?? questionOn(props, language, words);
}

/** What to do now; while something is told, what is seen of it; while others decide, who does. */
function Turn(props: AtTable): ReactElement {
  const { module, table, seen, isLate, names } = props;
  const words = useWords();
  const { language } = useSettings();
  const { seat, waiting } = seen.now;
  const { seats } = table.start;
  const told = toldOn(props, language);
  const isAsked = waiting.includes(seat) && !told;
  const about = told ? told.about : isAsked ? seat : undefined;
  const sentence = told?.sentence ?? questionOn(props, language, words);
  return (
    <TurnStrip
      pencil={module.art.pencilOf(about ?? waiting.find(each => each >= 0) ?? Math.max(seat, 0), seats)}
      name={seats > 1 && isAsked ? names[seat] : undefined}
      sentence={sentence}
      isSaid={lastSaid(props, language)?.endsWith(sentence) ?? false}
      meanwhile={isLate ? meanwhileOf(props, words.table, sentence) : ''}
    />
  );
}

/** Who has won a match that was given up, as the result says it; or that nobody has. */
function cutShortIn({ seen, names, table }: AtTable, { end, table: words }: InterfaceWords): string {
  const { outcome } = seen.now;
  if (!outcome?.places.includes(1)) return words.cutShort;
  return victoryFor({ outcome, reader: readerAmong(table.own) }, names, end);
}

function questionOn(props: AtTable, language: Language, words: InterfaceWords): string {
  const { module, seen, question, names, reader } = props;
  const { prompt, isCutShort } = seen.now;
  if (isCutShort) return cutShortIn(props, words);
  return question ?? say(module.words[language].prompts, prompt, names, reader);
}

/** A line that tells of something, and of whom. */
interface ToldLine {
  readonly sentence: string;
  readonly about: Seat | undefined;
}

/** What stands above the board in the place of a question: what a scene is called, or else what was told last. */
function toldOn(props: AtTable, language: Language): ToldLine | undefined {
  const { module, seen } = props;
  const { moving, isTelling, isReading, now } = seen;
  const last = seen.said.at(-1);
  const said = lastSaid(props, language);
  if (moving && (isTelling || !now.waiting.includes(now.seat))) {
    const sentence = module.caption?.(moving, hearingOf(props, language)) ?? said ?? '…';
    return { sentence, about: seatIn(moving.event) };
  }
  return isReading && last && said !== undefined ? { sentence: said, about: seatIn(last) } : undefined;
}

function lastSaid({ module, seen, names, reader }: AtTable, language: Language): string | undefined {
  const last = seen.said.at(-1);
  return last && say(module.words[language].events, last, names, reader);
}

function meanwhileOf({ table, seen, names }: AtTable, words: InterfaceWords['table'], sentence: string): string {
  const { pending, link } = seen.now;
  if (pending) return link === 'lost' ? words.sending : words.storing;
  const thinkers = thinkingBots(table, seen.now).map(bot => names[bot] ?? '');
  return thinkers.length > 0 ? thinkingBeside(sentence, thinkers, words) : '';
}

/** The bots that are waited for. Who has to decide meanwhile waits for nobody. */
function thinkingBots({ sitters }: Table<Kind>, { seat, waiting }: Now<Kind>): readonly Seat[] {
  return waiting.includes(seat) ? [] : waiting.filter(each => sitters[each]?.bot);
}

function Tools(props: AtTable): ReactElement {
  const { around, table, seen, onOpen } = props;
  const words = useWords();
  return (
    <>
      {around.tools}
      {table.own.length > 0 && <OwnTools {...props} />}
      <span data-on="laptop tablet">
        <RoundButton label={words.table.rules} icon="book" onClick={() => onOpen({ sheet: 'rules' })} />
      </span>
      <span data-on="laptop">
        <RoundButton label={words.table.keys} icon="help" keys="?" onClick={() => onOpen({ sheet: 'keys' })} />
        <RoundButton label={words.table.print} icon="printer" onClick={() => printMatch(props)} />
        <PaceButton onPress={() => changePace(props.play)} />
        <Switches />
      </span>
      {seen.now.outcome && !around.lesson && (
        <RoundButton label={words.table.result} icon="star" onClick={() => onOpen({ sheet: 'end' })} />
      )}
      <span data-on="landscape">
        <RoundButton label={words.table.wholeLog} icon="log" onClick={() => onOpen({ sheet: 'log' })} />
      </span>
      <span data-on="tablet phone landscape">
        <RoundButton label={words.table.menu} icon="menu" onClick={() => onOpen({ sheet: 'menu' })} />
      </span>
    </>
  );
}

/** What is of use only to somebody who plays. */
function OwnTools({ around, play, seen, onTutor }: AtTable): ReactElement {
  const { table } = useWords();
  const { canUndo, canRedo } = seen.now;
  if (around.lesson) return <></>;
  return (
    <>
      <RoundButton label={table.undo} icon="undo" keys="U" aria-disabled={!canUndo} onClick={() => void play.undo()} />
      <span data-on="laptop">
        <RoundButton
          label={table.redo}
          icon="redo"
          keys="Shift+U"
          aria-disabled={!canRedo}
          onClick={() => void play.redo()}
        />
      </span>
      <span data-on="laptop tablet">
        <RoundButton label={table.hint} icon="hint" keys="H" onClick={() => void play.askHint()} />
      </span>
      {onTutor && (
        <span data-on="laptop tablet">
          <TutorSwitch onTutor={onTutor} />
        </span>
      )}
    </>
  );
}
