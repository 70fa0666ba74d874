import type { DungeonPen, Prompt } from '../../../../games/dungeon-pen/index.ts';
import type { PlayProps } from '../module.ts';

/** What the seat at this page has to decide. */
export type Question = Exclude<Prompt, { type: 'watch' | 'chance' | 'wait' | 'over' }>;
export type QuestionOf<Type extends Question['type']> = Extract<Question, { type: Type }>;

/** In a replay, and while a step is on its way, there is nothing to decide. */
export function questionIn({ actions, now: { prompt } }: PlayProps<DungeonPen>): Question | undefined {
  return actions.length > 0 && isQuestion(prompt) ? prompt : undefined;
}

const isQuestion = (prompt: Prompt): prompt is Question =>
  prompt.type !== 'watch' && prompt.type !== 'chance' && prompt.type !== 'wait' && prompt.type !== 'over';
