import type { Drawing } from '../../art/shape.ts';
import type { GameId } from '../../games/shelf.ts';
import type { Kind } from '../../kernel/game.ts';
import type { Manifest } from '../../kernel/manifest.ts';
import type { Language } from '../../kernel/words.ts';
import { found, once } from './fetching.ts';
import type { About } from './games/about.ts';
import type { GameModule } from './games/module.ts';
import { settingsKeeper } from './settings.ts';

export type { GameId } from '../../games/shelf.ts';

/** What the shelf shows comes with the first page; what is in a box is fetched when it is opened. */
const MANIFESTS = import.meta.glob<Manifest>('../../games/*/manifest.ts', { eager: true, import: 'manifest' });
const BOXES = import.meta.glob<() => Drawing>('../../art/*/box.ts', { eager: true, import: 'box' });
const ABOUT = import.meta.glob<Readonly<Record<Language, About>>>('./games/*/about.ts', {
  eager: true,
  import: 'about',
});
const RULES = import.meta.glob<string>('../../games/*/RULES*.md', { query: '?raw', import: 'default' });
const MODULES = import.meta.glob<GameModule<Kind>>('./games/*/index.ts', { import: 'module' });

export const manifestOf = (game: GameId): Manifest => found(MANIFESTS, `../../games/${game}/manifest.ts`);

/** In the language of the page: whoever shows it shows other words of the page beside it, and follows its language. */
export const titleOf = (game: GameId): string => manifestOf(game).title[settingsKeeper().now().language];

export const aboutOf = (game: GameId, language: Language): About => found(ABOUT, `./games/${game}/about.ts`)[language];

export const boxDrawing = (game: GameId): Drawing => found(BOXES, `../../art/${game}/box.ts`)();

export const moduleOf = once(async (game: GameId) => found(MODULES, `./games/${game}/index.ts`)());

const rulesAt = once(async (path: string) => found(RULES, path)());

/** The rulebook as text. */
export const rulesOf = (game: GameId, language: Language): Promise<string> =>
  rulesAt(`../../games/${game}/${language === 'en' ? 'RULES' : `RULES.${language}`}.md`);
