// What the gallery photographs: how each thing is reached, in the order in which that is tried. `look` says in which page:
// where nothing moves, where things do, or in one of its own whose network is spoiled.

/** Of which there is one. */
const PLAIN = {
  home: '/',
  lobby: '/online',
  daily: '/daily',
  kept: '/kept',
  me: '/me',
  works: '/gallery',
  lost: '/nowhere',
};

/** Of which each game has one. */
const OF_GAMES = {
  form: '/{game}',
  rules: '/{game}/rules',
  lessons: '/learn/{game}',
  lesson: '/learn/{game}/first',
  easel: '/workshop/{game}',
  print: '/print/{game}',
};

/** What a scene is made of: the replay goes on by this. */
const SCENES = { donjonz: 'step', 'dice-and-danger': 'roll', 'dungeon-pen': 'flick', 'the-dungeon': 'roll' };

/** Into a scene, by the pace of whoever looks for the first time. */
const INTO_SCENE_MS = 450;

const TERMS = {
  pace: 'live',
  clock: { type: 'bank', milliseconds: 600_000, increment: 5000 },
  timeout: 'bot',
  listed: true,
  minding: 'vote',
  joining: true,
  begins: 'full',
};

/** Where whoever hands the device on has something to hide. */
const WITH_SECRETS = ['dice-and-danger', 'the-dungeon'];

const GUESTS = {
  donjonz: [],
  'dice-and-danger': ['Bartholomew', 'Bea'],
  'dungeon-pen': ['Bea'],
  'the-dungeon': ['Bea'],
};

const at = path => async page => void (await page.goto(path));

/** Every place in the order in which it is gone to: empty shelves before anything is laid on them. */
export function placesOf({ keep, everyDecision, finishedMatch }, games) {
  return [
    ...Object.entries(PLAIN).map(([kind, path]) => ({ of: 'house', kind: `${kind} (empty)`, open: at(path) })),
    ...troubles(),
    ...games.flatMap(game =>
      Object.entries(OF_GAMES).map(([kind, path]) => ({ of: game, kind, open: at(path.replace('{game}', game)) })),
    ),
    ...games.flatMap(game => [
      ...everyDecision(game).map(({ kind, played }) => ({ of: game, kind, open: kept(keep, played) })),
      ...atTable(game, { keep, everyDecision, finishedMatch }),
      ...online(game),
    ]),
    ...['home', 'kept', 'lobby'].map(kind => ({ of: 'house', kind, open: at(PLAIN[kind]) })),
  ];
}

const kept = (keep, played) => async page => {
  await page.goto(`/${played.game}/play/${await keep(page, played)}`);
  await lookBehindCurtain(page);
};

async function lookBehindCurtain(page) {
  const curtain = page.locator('.curtain').getByRole('button').first();
  await page.locator('.turn-strip p').or(curtain).first().waitFor({ state: 'attached' });
  if (await curtain.isVisible()) await curtain.click();
}

function atTable(game, { keep, everyDecision, finishedMatch }) {
  const ended = finishedMatch(game);
  const decisions = everyDecision(game);
  const [{ played }] = decisions;
  const shared = decisions.find(decision => decision.played.seats > 1)?.played;
  return [
    { of: game, kind: 'result', open: kept(keep, ended) },
    {
      of: game,
      kind: 'replay',
      open: async page => void (await page.goto(`/${game}/replay/${await keep(page, ended)}`)),
    },
    {
      of: game,
      kind: 'hint',
      open: async page => {
        await kept(keep, played)(page);
        await page.keyboard.press('h');
        await page.locator('.note-slip').waitFor();
      },
    },
    ...(shared && WITH_SECRETS.includes(game)
      ? [{ of: game, kind: 'curtain', open: async page => page.goto(`/${game}/play/${await keep(page, shared)}`) }]
      : []),
    { of: game, kind: 'companion', open: companion(game) },
    {
      of: game,
      kind: 'scene',
      look: 'moving',
      open: async page => {
        const step = ended.log.findIndex(([, action]) => action.type === SCENES[game]);
        await page.goto(`/${game}/replay/${await keep(page, ended)}?step=${step}`);
        await page.locator('.turn-strip p').waitFor();
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(INTO_SCENE_MS);
      },
    },
  ];
}

const companion = game => async page => {
  await page.goto(`/${game}?way=companion`);
  await page.locator('.game-go button').click();
  await page.waitForURL(/\/play\//);
  await lookBehindCurtain(page);
};

/** A table online while it gathers, while it is played, and while somebody talks. */
function online(game) {
  const others = GUESTS[game];
  const play = async page => {
    const links = await layTable(page, game, others);
    for (const name of others) await sitDown(page, links, name);
    await page.goto(`/${game}/online/${links.match}`);
    await page.locator('.turn-strip p').waitFor();
    return links;
  };
  const gather = async page => {
    const links = await layTable(page, game, [...others, 'nobody'].slice(0, Math.max(1, others.length)));
    for (const name of others.slice(1)) await sitDown(page, links, name);
    await page.goto(`/${game}/online/${links.match}`);
  };
  return [
    { of: game, kind: 'online table', open: async page => void (await play(page)) },
    ...(others.length > 0 ? [{ of: game, kind: 'gathering', open: gather }] : []),
    {
      of: game,
      kind: 'talk',
      open: async page => {
        await play(page);
        await page
          .getByRole('button', { name: /^(Talk|Paroles)/ })
          .first()
          .click();
      },
    },
  ];
}

async function layTable(page, game, others) {
  const places = [{ type: 'me' }, ...others.map(() => ({ type: 'open' }))];
  const data = { game, options: {}, places, terms: TERMS, name: 'Ada', entropy: '0'.repeat(32) };
  return (await page.request.post('/api/matches', { data })).json();
}

/** In a browser of their own, which is closed again: they are away. */
async function sitDown(page, { match, join }, name) {
  const guest = await page
    .context()
    .browser()
    .newContext({ baseURL: new URL(page.url(), 'http://localhost').origin });
  await guest.request.post(`/api/matches/${match}/seats`, { data: { key: join, name, entropy: '1'.repeat(32) } });
  await guest.close();
}

const answered = answer => async page => {
  await page.route('**/api/**', answer);
  await page.goto('/online');
  await page.waitForTimeout(LATE_MS);
};

/** What a page shows while nothing comes, when the server fails, and without network. */
function troubles() {
  return [
    { of: 'house', kind: 'loading', look: 'alone', open: answered(() => undefined) },
    { of: 'house', kind: 'error', look: 'alone', open: answered(route => route.fulfill({ status: 500, body: '{}' })) },
    { of: 'house', kind: 'offline', look: 'alone', open: answered(route => route.abort('internetdisconnected')) },
    {
      of: 'house',
      kind: 'line lost',
      look: 'alone',
      open: async page => {
        const lines = [];
        await page.routeWebSocket('**/api/socket', line => {
          if (lines.length > 0) return void line.close({ code: 1013 });
          lines.push(line);
          line.connectToServer();
        });
        await page.goto('/');
        const { match } = await layTable(page, 'donjonz', []);
        await page.goto(`/donjonz/online/${match}`);
        await page.locator('.turn-strip p').waitFor();
        await lines[0].close({ code: 1001 });
        await page.waitForTimeout(LATE_MS);
      },
    },
  ];
}

/** By then a page says that it waits. */
const LATE_MS = 1500;
