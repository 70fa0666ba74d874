import type { Manifest } from '../../../kernel/manifest.ts';
import type { Texts } from '../../../kernel/options.ts';
import type { Unlinked } from '../../../wire/packed.ts';
import { readWorkLink, writeWorkLink } from '../../../wire/work-link.ts';

/** Options of a match as a link writes them: what is played on is a whole text, and stands in the hash. */
interface PackedOptions {
  readonly options: Texts;
  readonly work?: string;
}

/** The option of a game that takes a work as its text. */
const textOption = ({ options }: Pick<Manifest, 'options'>): string | undefined =>
  options.find(({ type }) => type === 'text')?.name;

/** A work is no part of an address that a server writes down. */
export async function packOptions(manifest: Pick<Manifest, 'options'>, texts: Texts): Promise<PackedOptions> {
  const name = textOption(manifest) ?? '';
  const { [name]: text, ...options } = texts;
  return text?.includes('\n') ? { options, work: await writeWorkLink({ text }) } : { options: texts };
}

/** The texts that a link holds, its work included; or why it cannot be read. */
export async function unpackOptions(
  manifest: Pick<Manifest, 'options'>,
  { options, work }: PackedOptions,
): Promise<Texts | Unlinked> {
  const name = textOption(manifest);
  if (work === undefined || name === undefined) return options;
  const linked = await readWorkLink(work);
  return typeof linked === 'string' ? linked : { ...options, [name]: linked.text };
}
