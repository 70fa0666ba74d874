import { expect, test } from 'vitest';
import { memoryDrawer } from '../tests/drawer.ts';
import { isGoalTold, noteGoalTold } from './goalsTold.ts';

test('the goal of a game is told once, that of another game still is', () => {
  const drawer = memoryDrawer();
  expect(isGoalTold('dungeon-pen', drawer)).toBe(false);
  noteGoalTold('dungeon-pen', drawer);
  expect(isGoalTold('dungeon-pen', drawer)).toBe(true);
  expect(isGoalTold('donjonz', drawer)).toBe(false);
});

test('what somebody else has written there counts for nothing', () => {
  const drawer = memoryDrawer(['oubliette/goals-told', '{"dungeon-pen":"no"}']);
  expect(isGoalTold('dungeon-pen', drawer)).toBe(false);
});
