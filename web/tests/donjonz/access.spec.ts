import { expect } from '@playwright/test';
import { type Screens, testAccess } from '../support/access.ts';
import { keep, leafThrough, sitDown } from '../support/keep.ts';
import { steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

const SCREENS: Screens = [
  [
    'home',
    async page => {
      await keep(page, before(played, 'step', 9));
      await page.goto('/');
      await expect(page.getByText('8 steps walked')).toBeVisible();
    },
  ],
  [
    'the page of the game',
    async page => {
      await page.goto('/donjonz');
      await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
    },
  ],
  [
    'laying',
    async page => {
      await sitDown(page, before(played, 'lay', 6));
      await page.getByRole('button', { name: 'List the places' }).click();
    },
  ],
  [
    'a refusal beside the card',
    async page => {
      await sitDown(page, before(played, 'lay', 6));
      for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('button', { name: 'Rule DZ-6' })).toBeVisible();
    },
  ],
  [
    'walking, with a step chosen',
    async page => {
      await sitDown(page, before(played, 'step', 14));
      await steps(page).first().focus();
    },
  ],
  [
    'a weapon to decide on',
    async page => {
      await sitDown(page, before(transcript('swapped-weapons'), 'swap'));
      await expect(page.getByRole('group', { name: 'An axe' })).toBeVisible();
    },
  ],
  [
    'the result',
    async page => {
      await sitDown(page, { ...played, log: played.log.slice(0, -1) });
      await steps(page).first().press('Enter');
      await expect(page.getByRole('dialog', { name: 'The result' })).toBeVisible();
    },
  ],
  ['replay', page => leafThrough(page, played)],
  [
    'rules',
    async page => {
      await page.goto('/donjonz/rules#DZ-7');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'a link that leads nowhere',
    async page => {
      await page.goto('/chess');
      await expect(page.getByRole('heading', { name: 'A wall where a door should be' })).toBeVisible();
    },
  ],
];

testAccess(SCREENS);
