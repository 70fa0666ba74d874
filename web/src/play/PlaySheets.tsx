import type { ReactElement } from 'react';
import { titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Switches } from '../parts/Switches.tsx';
import { printMatch } from '../desk/matchToPrint.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useCompanionWords } from '../companion/words.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useTutorWords } from '../words/tutor.ts';
import { useWords } from '../words/words.ts';
import { EndSheet } from './EndSheet.tsx';
import { goalOf } from '../desk/hearing.ts';
import { KeysSheet } from './KeysSheet.tsx';
import type { AtTable, Opened } from '../desk/atTable.ts';
import { Log } from '../desk/Log.tsx';
import { PaceChoice } from './Pace.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { TutorEntry } from '../tutor/TutorSwitch.tsx';

export function PlaySheets(props: AtTable & { readonly opened: Opened | undefined }): ReactElement | null {
  const { game, module, table, opened, onOpen } = props;
  const { keys: typing } = useCompanionWords();
  const tutor = useTutorWords();
  const words = useWords();
  const { language } = useSettings();
  const close = (): void => onOpen(undefined);
  const tutorKeys = props.onTutor ? [tutor.key] : [];
  switch (opened?.sheet) {
    case 'keys':
      return (
        <KeysSheet
          keys={[...(table.typing ? typing : []), ...module.texts[language].keys, ...tutorKeys, ...words.keys.page]}
          onClose={close}
        />
      );
    case 'settings':
      return <SettingsSheet onClose={close} />;
    case 'rules':
      return <RulesSheet game={game} rule={opened.rule} onClose={close} />;
    case 'menu':
      return <MenuSheet {...props} />;
    case 'log':
      return <LogSheet {...props} />;
    case 'end':
      return <EndSheet {...props} onClose={close} />;
    case undefined:
      return null;
  }
}

/** What the rail has no room for on a phone. */
function MenuSheet(atTable: AtTable): ReactElement {
  const { game, around, onOpen, onTutor } = atTable;
  const words = useWords();
  const { table } = words;
  return (
    <Dialog title={table.menu} onClose={() => onOpen(undefined)}>
      <div className="menu">
        {entriesOf(atTable, words).map(([label, choose]) => (
          <button
            key={label}
            type="button"
            className="button"
            onClick={() => {
              onOpen(undefined);
              choose();
            }}
          >
            {label}
          </button>
        ))}
        {onTutor && <TutorEntry onTutor={onTutor} />}
        {around.renderMenu?.(() => onOpen(undefined))}
        <Link className="button" href={pathOf({ page: 'game', game })}>
          {table.leave(titleOf(game))}
        </Link>
        <PaceChoice />
        <div className="row">
          <Switches />
        </div>
      </div>
    </Dialog>
  );
}

function entriesOf(atTable: AtTable, { table, settings }: InterfaceWords): readonly (readonly [string, () => void])[] {
  const { play, onOpen } = atTable;
  const own = [
    [table.redo, () => void play.redo()],
    [table.hint, () => void play.askHint()],
  ] as const;
  return [
    ...(atTable.table.own.length > 0 ? own : []),
    [table.rules, () => onOpen({ sheet: 'rules' })],
    [table.wholeLog, () => onOpen({ sheet: 'log' })],
    [settings.title, () => onOpen({ sheet: 'settings' })],
    [table.keys, () => onOpen({ sheet: 'keys' })],
    [table.print, () => printMatch(atTable)],
  ];
}

function LogSheet(props: AtTable): ReactElement {
  const { module, seen, names, reader, onOpen } = props;
  const words = useWords();
  const { language } = useSettings();
  return (
    <Dialog title={words.table.log} onClose={() => onOpen(undefined)}>
      <Log
        goal={goalOf(props, language, words)}
        told={seen.told}
        words={module.words[language]}
        names={names}
        reader={reader}
      />
    </Dialog>
  );
}
