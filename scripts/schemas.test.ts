import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { type Game, isRefusal, type Kind, ONLOOKER } from '../kernel/game.ts';
import { type Match, play, start } from '../kernel/match.ts';
import { isRecord } from '../kernel/plain.ts';
import { choose, randomFrom } from '../kernel/random.ts';
import { witnessed } from '../kernel/witness.ts';
import { schemaTexts, SCHEMAS } from './schemas.mjs';

const MATCHES = 30;

/** Hears of everything that a seat is told or does, by the member of the game's kind that it is. */
type Hear = (member: 'view' | 'event' | 'action' | 'options' | 'prompt', value: unknown) => void;

function playOne(game: Game<Kind>, index: number, hear: Hear): void {
  const random = randomFrom(`schemas/${game.id}/${index}`);
  const seats = game.seats.min + (index % (game.seats.max - game.seats.min + 1));
  const options = game.readOptions({}, seats);
  if (isRefusal(options)) throw new Error('the usual options are refused');
  hear('options', options);
  let events: Kind['event'][] = [];
  const emit = (event: Kind['event']): unknown => events.push(event);
  const match = start(game, { seats, options, seeds: [[0, String(index).padStart(32, '0')]] }, emit);
  for (let seat = match.rules.active(match.state)[0]; ; seat = match.rules.active(match.state)[0]) {
    tell(match, events, hear);
    if (seat === undefined) return;
    const action = choose(match.rules.actions(match.state, seat), random);
    hear('action', action);
    events = [];
    play(match, seat, action, emit);
  }
}

/** What the onlookers and one seat after the other are told. */
function tell(
  { rules, state, log, start: { seats } }: Match<Kind>,
  events: readonly Kind['event'][],
  hear: Hear,
): void {
  for (const seat of [ONLOOKER, log.length % seats]) {
    const view = rules.view(state, seat);
    hear('view', view);
    hear('prompt', rules.prompt(view, seat));
    for (const event of witnessed(rules, events, seat)) hear('event', event);
  }
}

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly type: { readonly const?: string; readonly enum?: readonly string[] } };
}
interface Schemas {
  readonly $defs: Readonly<Record<string, Schema>>;
}

/** The types that a union of typed things has. */
function typesIn(schemas: Schemas, { $ref, anyOf, properties }: Schema): readonly string[] {
  if ($ref !== undefined) return typesIn(schemas, schemas.$defs[$ref.replace('#/$defs/', '')] ?? {});
  if (anyOf) return anyOf.flatMap(each => typesIn(schemas, each));
  return properties?.type.enum ?? [properties?.type.const ?? ''];
}

/** What the protocol says of the actions of a game. */
const sectionOf = (id: string): string =>
  readFileSync('docs/protocol.md', 'utf8')
    .split(`(\`${id}\`)`)[1]
    ?.split(/^(?:\*\*|## )/m)[0] ?? '';

const ajv = new Ajv2020({ strict: false });
const texts = schemaTexts();

describe.each(GAMES.map(game => [game.id, game] as const))('the schemas of %s', (id, game) => {
  const text = readFileSync(join(SCHEMAS, `${id}.json`), 'utf8');
  ajv.addSchema(JSON.parse(text) as object, id);
  const fits = (member: string, value: unknown): boolean => ajv.validate(`${id}#/$defs/${member}`, value);

  test('are those that its types make: npm run schemas', () => {
    expect(texts.get(id)).toBe(text);
  });

  test('have actions that docs/protocol.md names, every one', () => {
    const named = typesIn(JSON.parse(text) as Schemas, { $ref: '#/$defs/action' }).filter(
      type => !sectionOf(id).includes(`\`${type}\``),
    );
    expect(named).toEqual([]);
  });

  test(`hold what is told and done in ${MATCHES} matches, and nothing else`, () => {
    const firsts = new Map<string, unknown>();
    const hear: Hear = (member, value) => {
      if (!firsts.has(member)) firsts.set(member, structuredClone(value));
      if (!fits(member, value)) throw new Error(`${member} ${JSON.stringify(value)}: ${ajv.errorsText()}`);
    };
    for (let index = 0; index < MATCHES; index++) playOne(game, index, hear);
    expect([...firsts.keys()].sort()).toEqual(['action', 'event', 'options', 'prompt', 'view']);
    for (const [member, first] of firsts) {
      if (!isRecord(first)) throw new Error(`no ${member} was told`);
      expect(fits(member, { ...first, planted: 1 }), `${member} with more`).toBe(false);
      const [key = ''] = Object.keys(first);
      const { [key]: _, ...less } = first;
      expect(fits(member, less), `${member} without ${key}`).toBe(false);
      expect(fits(member, { ...first, [key]: { planted: true } }), `${member} with another ${key}`).toBe(false);
    }
  });
});
