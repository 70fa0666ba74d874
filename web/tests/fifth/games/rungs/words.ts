import type { Language, Words } from '../../kernel/words.ts';
import type { Rungs } from './kind.ts';

const en: Words<Rungs> = {
  events: {
    climbed: ({ seat, rung }, names) => `${names[seat]} climbs to rung ${rung}.`,
    leapt: ({ seat, gained, rung }, names) => `${names[seat]} leaps, gains ${gained} and stands on rung ${rung}.`,
  },
  actions: {
    climb: () => 'Climb one rung',
    leap: () => 'Leap',
    land: ({ gained }) => `Gain ${gained}`,
  },
  reasons: {
    'no-record': () => 'Options are given by name and value.',
    'no-such-option': ({ option }) => `There is no option “${option}”.`,
    'no-such-value': ({ option, expected }) => `“${option}” has to be one of: ${expected}.`,
    'not-your-turn': () => 'It is not your turn.',
    'no-such-move': () => 'One climbs or leaps.',
    over: () => 'Somebody is out already.',
  },
  prompts: {
    choose: () => 'Climb, or leap?',
    watch: () => 'Somebody else is on the ladder.',
    over: () => 'Daylight.',
  },
};

const fr: Words<Rungs> = {
  events: {
    climbed: ({ seat, rung }, names) => `${names[seat]} monte à l’échelon ${rung}.`,
    leapt: ({ seat, gained, rung }, names) =>
      `${names[seat]} saute, gagne ${gained} et se tient sur l’échelon ${rung}.`,
  },
  actions: {
    climb: () => 'Monter d’un échelon',
    leap: () => 'Sauter',
    land: ({ gained }) => `Gagner ${gained}`,
  },
  reasons: {
    'no-record': () => 'Les options se donnent par nom et par valeur.',
    'no-such-option': ({ option }) => `Il n’y a pas d’option « ${option} ».`,
    'no-such-value': ({ option, expected }) => `« ${option} » doit être l’un de : ${expected}.`,
    'not-your-turn': () => 'Ce n’est pas à vous.',
    'no-such-move': () => 'On monte ou on saute.',
    over: () => 'Quelqu’un est déjà dehors.',
  },
  prompts: {
    choose: () => 'Monter, ou sauter ?',
    watch: () => 'Quelqu’un d’autre est sur l’échelle.',
    over: () => 'La lumière du jour.',
  },
};

export const words: Readonly<Record<Language, Words<Rungs>>> = { en, fr };
