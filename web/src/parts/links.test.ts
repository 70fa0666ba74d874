// Links that were sent are out of our hands: those of a letter that was released are kept as a file, and today's code has
// to open them. A missing file is written by FREEZE=1; one that exists is never written again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../games/index.ts';
import { loadGame } from '../../../games/load.ts';
import { type GameId, SHELF } from '../../../games/shelf.ts';
import { keptMatch, keptNames } from '../../../games/tests/kept.ts';
import { isRefusal, type Kind } from '../../../kernel/game.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import { readWorkLink, writeWorkLink } from '../../../wire/work-link.ts';
import { readReplayLink, writeReplayLink } from '../table/replayLink.ts';
import { editorOf } from '../workshop/editors.ts';

const FILE = new URL('tests/links-a.json', import.meta.url);

/** What a link held when it was sent: the canonical text of a work, or the hash of the last state of a match. */
interface Sent {
  readonly game: GameId;
  readonly work: { readonly link: string; readonly text: string };
  readonly replay: { readonly link: string; readonly hash: string };
}

async function sentFor(game: GameId): Promise<Sent> {
  const { work, starts } = await editorOf(game);
  const draft = starts.find(each => work.flaws(each.draft).length === 0)?.draft;
  if (!draft) throw new Error(`nothing of ${game} can be played as it is begun`);
  const text = work.print(work.rename(draft, { name: 'Sent in 1.0', author: 'Ada' }));
  const transcript = keptMatch<Kind>(game, keptNames(game)[0] ?? '');
  const sitters = Array.from({ length: transcript.seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: null }));
  return {
    game,
    work: { link: await writeWorkLink({ text }), text },
    replay: { link: await writeReplayLink({ transcript, sitters }), hash: hashOf(game, transcript) },
  };
}

function hashOf(game: GameId, transcript: unknown): string {
  const verified = verify(gameById(game)!, transcript);
  return isMisfit<Kind>(verified) ? JSON.stringify(verified) : verified.hash;
}

if (process.env['FREEZE'] && !existsSync(FILE))
  writeFileSync(FILE, `${JSON.stringify(await Promise.all(SHELF.map(sentFor)), null, 1)}\n`);

const SENT = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Sent[];

describe.each(SENT)('a link of letter a, of $game', ({ game, work: sent, replay }) => {
  test('to a work opens the text that was sent, which can still be played and is written as it was', async () => {
    const { work: format } = await loadGame(game);
    expect(await readWorkLink(sent.link)).toEqual({ text: sent.text });
    const draft = format?.read(sent.text);
    if (!draft || !format || isRefusal(draft)) throw new Error('a text that was sent can no longer be read');
    expect(format.flaws(draft)).toEqual([]);
    expect(format.print(draft)).toBe(sent.text);
  });

  test('to a replay opens a match that adds up to what it did', async () => {
    const read = await readReplayLink(replay.link);
    expect(typeof read === 'string' ? read : hashOf(game, read.transcript)).toBe(replay.hash);
  });
});

test('links of every game are kept', () => {
  expect(SENT.map(({ game }) => game)).toEqual(SHELF);
});
