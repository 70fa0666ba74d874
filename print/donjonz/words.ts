import type { Language } from '../../kernel/words.ts';

/** The cards that are still in the pile. */
export const TO_COME: Readonly<Record<Language, (names: string) => string>> = {
  en: names => `Still in the pile, in an order that nobody knows: ${names}.`,
  fr: names => `Encore dans la pioche, dans un ordre que personne ne connaît : ${names}.`,
};
