import type { Wish } from '../../wire/request.ts';

/** What others answer by its id is named by that alone. */
const ANSWERED: ReadonlySet<Wish['type']> = new Set(['ask', 'mind']);

/**
 * Under what the step is stored that somebody wishes for. Ids are a person's own: whatever others have sent under the
 * same one, this is another wish.
 */
export const clientOf = ({ id, type }: Pick<Wish, 'id' | 'type'>, person: string | undefined): string =>
  person === undefined || ANSWERED.has(type) ? id : `${id}:${person}`;

/** The id under which a step was wished for; the whole of it where the server itself wished, or nobody was named by it. */
export const wishIdOf = (client: string): string => client.split(':', 1)[0] ?? client;
