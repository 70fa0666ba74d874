// JSON Schemas of what each game sends and takes, made from its own types by the compiler: npm run schemas. A file holds
// one game; its `$defs` are the members of its `Kind` that go over the wire, and every named type that they are made of.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API, ObjectFlags, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import { root, say } from './ensure.mjs';

/** Who is told a view, events and a prompt plays actions, under options, and is refused for a reason. */
const MEMBERS = ['view', 'event', 'action', 'options', 'prompt', 'reason'];
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
/** Written by the compiler's own library around our types; they say nothing of the data. */
const WRAPPERS = new Set(['Readonly', 'Partial', 'Pick', 'Omit', 'Extract', 'Exclude', 'Record']);

/** The text of each file, by the id of its game. */
export function schemaTexts() {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [join(root, 'games/tsconfig.json')] }).getProjects()[0];
    return new Map(gameIds().map(game => [game, `${JSON.stringify(schemaOf(project, game), null, 1)}\n`]));
  } finally {
    api.close();
  }
}

const gameIds = () =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'tests')
    .map(({ name }) => name)
    .sort();

function schemaOf({ program, checker }, game) {
  const file = program.getSourceFile(join(root, 'games', game, 'kind.ts'));
  const types = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .map(each => checker.getDeclaredTypeOfSymbol(each));
  const type = types.find(each => MEMBERS.every(member => checker.getPropertyOfType(each, member)));
  if (!type) throw new Error(`games/${game}/kind.ts exports no type that has ${MEMBERS.join(', ')}`);
  const scribe = new Scribe(checker);
  for (const member of MEMBERS) scribe.define(member, checker.getTypeOfSymbol(checker.getPropertyOfType(type, member)));
  const about = `What ${game} sends and takes: #/$defs/${MEMBERS.join(', #/$defs/')}. Numbers are whole.`;
  const others = Object.keys(scribe.defs).filter(name => !MEMBERS.includes(name));
  const $defs = Object.fromEntries([...MEMBERS, ...others.sort()].map(name => [name, scribe.defs[name]]));
  return { $schema: DRAFT, $id: `/schemas/${game}.json`, title: game, description: about, $defs };
}

/** Writes types down as schemas; those that have a name once, wherever they stand. */
class Scribe {
  defs = {};
  #checker;
  #names = new Map();

  constructor(checker) {
    this.#checker = checker;
  }

  define(name, type) {
    this.#names.set(type.id, name);
    this.defs[name] = {};
    this.defs[name] = this.#written(type);
  }

  #schema(type) {
    const name = this.#names.get(type.id) ?? this.#named(type);
    return name === undefined ? this.#written(type) : { $ref: `#/$defs/${name}` };
  }

  /** The name under which a type is kept, given to it the first time. */
  #named(type) {
    const declared = nameOf(type);
    if (declared === undefined) return undefined;
    let name = declared;
    for (let other = 2; name in this.defs; other++) name = `${declared}${other}`;
    this.define(name, type);
    return name;
  }

  #written(type) {
    const { flags } = type;
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isStringLiteralType() || type.isNumberLiteralType()) return { const: type.value };
    if (flags & TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' };
    if (flags & TypeFlags.Number) return { type: 'integer' };
    if (flags & TypeFlags.String) return { type: 'string' };
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: `^${type.texts.map(escaped).join('.*')}$` };
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (flags & TypeFlags.Unknown) return {};
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#object(type);
    throw new Error(`no schema can be made of ${this.#checker.typeToString(type)}`);
  }

  /** The order in which the compiler has met its parts is no part of a union. */
  #union(parts) {
    const said = parts.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const schemas = said.map(part => this.#schema(part));
    const values = schemas.filter(isValue).map(schema => schema.const);
    const isBoolean = values.includes(true) && values.includes(false);
    const left = values.filter(value => typeof value !== 'boolean' || !isBoolean).sort(byText);
    const parted = [
      ...(left.length === 1 ? [{ const: left[0] }] : left.length > 1 ? [{ enum: left }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...schemas.filter(schema => !isValue(schema)).sort(byText),
    ];
    return parted.length === 1 ? parted[0] : { anyOf: parted };
  }

  #object(type) {
    if (this.#checker.isTupleType(type)) return this.#tuple(type);
    if (this.#checker.isArrayType(type)) return { type: 'array', items: this.#schema(this.#itemsOf(type)[0]) };
    const fields = this.#checker.getPropertiesOfType(type).toSorted((a, b) => byText(a.name, b.name));
    const [index] = this.#checker.getIndexInfosOfType(type);
    const required = fields.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      ...(fields.length > 0 && { properties: Object.fromEntries(fields.map(field => this.#field(field))) }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? this.#schema(index.valueType) : false,
    };
  }

  #field(field) {
    const schema = this.#schema(this.#checker.getTypeOfSymbol(field));
    const description = this.#checker.getDocumentationCommentOfSymbol(field).replaceAll(/\s+/g, ' ');
    return [field.name, description === '' ? schema : { description, ...schema }];
  }

  #tuple(type) {
    const prefixItems = this.#itemsOf(type).map(item => this.#schema(item));
    return { type: 'array', prefixItems, minItems: prefixItems.length, items: false };
  }

  #itemsOf(type) {
    return this.#checker.getTypeArguments(type);
  }
}

/** A text as it stands in a pattern. */
const escaped = text => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const isValue = schema => 'const' in schema;
const textOf = value => JSON.stringify(value);
const byText = (a, b) => (textOf(a) < textOf(b) ? -1 : 1);

/** How a type is called where it is declared; undefined for what has no name of its own, or takes other types. */
function nameOf(type) {
  const alias = type.getAliasSymbol();
  if (alias) return type.getAliasTypeArguments().length > 0 || WRAPPERS.has(alias.name) ? undefined : alias.name;
  const isInterface = type.isObjectType() && (type.objectFlags & ObjectFlags.Interface) !== 0;
  return isInterface ? type.getSymbol()?.name : undefined;
}

/** Where they are kept: the build copies them to the page, which is served as it is. */
export const SCHEMAS = join(root, 'web', 'public', 'schemas');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  mkdirSync(SCHEMAS, { recursive: true });
  for (const [game, text] of schemaTexts()) {
    writeFileSync(join(SCHEMAS, `${game}.json`), text);
    say(`${game}: ${text.length} characters`);
  }
}
