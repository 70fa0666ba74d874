import type { Manifest, Option } from '../../kernel/manifest.ts';
import { usualOf } from '../../kernel/options.ts';

/** What a new match of a game may agree on, as JSON Schema. What only the game itself can read is left open. */
export const optionsSchema = ({ title, seats, options }: Manifest): object => ({
  title: `Options of ${title.en}`,
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(options.map(option => [option.name, propertyOf(option, seats)])),
});

function propertyOf(option: Option, { min, max }: Manifest['seats']): object {
  const usual = option.type === 'by-seat' || option.type === 'own' ? {} : { default: usualOf(option, {}, min) };
  return { description: `Rule ${option.rule}`, ...usual, ...valuesOf(option, max) };
}

function valuesOf(option: Option, seats: number): object {
  switch (option.type) {
    case 'one-of':
      return option.numbers ? { anyOf: [{ enum: option.values }, { type: 'integer' }] } : { enum: option.values };
    case 'switch':
      return { type: 'boolean' };
    case 'seat':
      return { type: 'integer', minimum: 0, maximum: seats - 1 };
    case 'text':
      return { type: 'string', examples: option.values };
    case 'by-seat':
      return { type: 'array', items: { enum: option.values } };
    case 'own':
      return {};
  }
}
