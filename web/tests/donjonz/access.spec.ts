import { expect, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { keep, leafThrough, sitDown } from '../support/keep.ts';
import { steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

test('axe: home', async ({ page }) => {
  await keep(page, before(played, 'step', 9));
  await page.goto('/');
  await expect(page.getByText('8 steps walked')).toBeVisible();
  await checkAccess(page);
});

test('axe: the page of the game', async ({ page }) => {
  await page.goto('/donjonz');
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
  await checkAccess(page);
});

test('axe: laying', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 6));
  await page.getByRole('button', { name: 'List the places' }).click();
  await checkAccess(page);
});

test('axe: a refusal beside the card', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 6));
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Rule DZ-6' })).toBeVisible();
  await checkAccess(page);
});

test('axe: walking, with a step chosen', async ({ page }) => {
  await sitDown(page, before(played, 'step', 14));
  await steps(page).first().focus();
  await checkAccess(page);
});

test('axe: a weapon to decide on', async ({ page }) => {
  await sitDown(page, before(transcript('swapped-weapons'), 'swap'));
  await expect(page.getByRole('group', { name: 'An axe' })).toBeVisible();
  await checkAccess(page);
});

test('axe: the result', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await steps(page).first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'The result' })).toBeVisible();
  await checkAccess(page);
});

test('axe: replay', async ({ page }) => {
  await leafThrough(page, played);
  await checkAccess(page);
});

test('axe: rules, and a link that leads nowhere', async ({ page }) => {
  await page.goto('/donjonz/rules#DZ-7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccess(page);
  await page.goto('/chess');
  await expect(page.getByRole('heading', { name: 'A wall where a door should be' })).toBeVisible();
  await checkAccess(page);
});
