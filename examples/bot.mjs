// A bot that does anything legal: OUBLIETTE_TOKEN=… node bot.mjs [server] [link of a table]. Needs Node 20 and nothing else.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const [server = 'http://localhost:3000', link] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.OUBLIETTE_TOKEN}`, 'content-type': 'application/json' };

/** Asks, again and again while the server is away or has too much to do. The same body is safe to send twice. */
async function ask(path, body) {
  for (let pause = 500; ; pause = Math.min(2 * pause, 15_000)) {
    const answer = await fetch(`${server}/api/robot${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      .then(async response => (response.status === 429 || response.status === 503 ? undefined : response.json()))
      .catch(() => undefined);
    if (answer) return answer;
    await wait(pause);
  }
}

/** Any listed action; where not all are listed, its numbers are anything within their bounds. This is the part to improve. */
function choose({ actions, bounds = {} }) {
  const action = { ...actions[randomInt(actions.length)] };
  const numbers = Object.entries(bounds[action.type] ?? {});
  for (const [name, [least, most]] of numbers) action[name] = randomInt(least, most + 1);
  return action;
}

async function hear(line) {
  if (line.type === 'invited') await ask(`/matches/${line.match}/seat`, {});
  if (line.type === 'ended') console.log(line.match, 'ended', JSON.stringify(line.outcome));
  if (line.type === 'closed' && line.why !== 'closing') process.exit(Number(line.why !== 'replaced'));
  if (line.type !== 'turn') return;
  const { match, decision } = line;
  const answer = await ask(`/matches/${match}/act`, { id: randomUUID(), decision, action: choose(line) });
  if (answer.type !== 'done' && answer.failure !== 'stale') console.error(match, answer.sentence ?? answer);
}

/** Hears the stream line by line until it ends. */
async function listen() {
  const response = await fetch(`${server}/api/robot/stream`, { headers });
  const isFinal = response.status === 401;
  if (!response.ok) throw Object.assign(new Error(`The stream does not open: ${response.status}.`), { isFinal });
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n');
    text = lines.pop();
    for (const line of lines) if (line !== '') await hear(JSON.parse(line));
  }
}

if (link) {
  const { pathname, hash } = new URL(link);
  console.log(JSON.stringify(await ask(`/matches/${pathname.split('/').at(-1)}/seat`, { key: hash.slice(1) })));
}
for (let pause = 500; ; pause = Math.min(2 * pause, 15_000)) {
  await listen().then(
    () => (pause = 500),
    error => (console.error(error.message), error.isFinal && process.exit(1)),
  );
  await wait(pause); // What is still to do is told again.
}
