/** The schemas of every game's kind, by the id of its game. */
export function schemaTexts(): ReadonlyMap<string, string>;
export const SCHEMAS: string;
