/** What the tutor says at the table. */
export const tutorEn = {
  name: 'Tutor',
  key: ['Shift + H', 'the tutor on or off: it asks before a costly step'] as readonly [keys: string, does: string],
  title: 'Really this step?',
  meant: (action: string) => `You mean: ${action}.`,
  cost: (cost: string, margin: string) => `By our bot’s measure it would cost ${cost} (± ${margin}).`,
  certain: (cost: string) => `It would cost ${cost}. That is certain.`,
  chances: 'chances in a hundred',
  howBad: (blame: string) => `That would be ${blame}.`,
  answers: { play: 'Play it anyway', again: 'Think again', show: 'Show me', stop: 'Stop asking' },
  better: (action: string) => `Better: ${action}.`,
  why: (cause: string) => `Most of the difference is ${cause}.`,
  notes: {
    on: 'The tutor is on: it asks before a step that clearly costs something.',
    off: 'The tutor is off and asks no more.',
    unable: 'The tutor cannot judge this match: what its positions are worth has not been learnt. It asks nothing.',
  },
};

export type TutorWords = typeof tutorEn;
