import { expect, test } from 'vitest';
import { coachFr } from './coach.fr.ts';
import { inWordsOf, ONLINE_WORDS } from './online.ts';

const { en, fr } = ONLINE_WORDS;

test('what was said by one press is read in one’s own language, however its spaces came through', () => {
  expect(inWordsOf(en.chat, 'Bonjour !')).toBe('Hello!');
  expect(inWordsOf(fr.chat, en.chat.phrase[1] ?? '')).toBe('Bien joué.');
  for (const phrase of fr.chat.phrase) expect(inWordsOf(fr.chat, phrase)).toBe(phrase);
});

test('what somebody has typed stays as it is', () => {
  for (const text of ['Bonjour', 'Hello! Anybody?', ''])
    for (const { chat } of [en, fr]) expect(inWordsOf(chat, text)).toBe(text);
});

test('in French, none is one', () => {
  expect([0, 1, 2].map(told => coachFr.aims.toldOf(told, 11))).toEqual([
    '0 visée sur 11',
    '1 visée sur 11',
    '2 visées sur 11',
  ]);
});
