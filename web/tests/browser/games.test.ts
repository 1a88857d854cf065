import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { autopilot, over, person, resign, serveWith, setTable } from '../support/browser';
import { Server } from '../support/server';

const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

test('two browsers play a whole Parcheesi game by link', async () => {
  const ann = await person(browser, server.address);
  const ben = await person(browser, server.address, { name: 'Ben' }, { width: 390, height: 844 });
  await ann.page.goto(`${server.address}/new?friends&game=parcheesi`);
  await ann.page.getByRole('combobox', { name: /^Players/ }).selectOption('2');
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  const link = await ann.page.getByRole('textbox', { name: 'Invite' }).inputValue();
  expect(link).toContain('/t/');
  await ben.page.goto(server.address + new URL(link).pathname);
  await ben.page.getByRole('button', { name: 'Sit here: Red' }).click();
  await Promise.all([autopilot(ann.page), autopilot(ben.page)]);
  await Promise.all([over(ann.page), over(ben.page)]);
  const ends = await Promise.all([ann, ben].map((one) => one.page.locator('.status').innerText()));
  expect(ends[0]).toMatch(/^(Ann|Ben) won/);
  expect(ends[1]).toBe(ends[0]);

  await ann.page.locator('a[href^="/after/"]').click();
  await ann.page.getByRole('button', { name: 'Verify the dice' }).click();
  await ann.page.getByText('all are what was committed to').waitFor();
  await ann.page.getByRole('button', { name: 'To the end' }).click();
  await ann.page.locator('.told').filter({ hasText: 'won' }).waitFor();
  expect([...ann.trouble, ...ben.trouble]).toEqual([]);
});

test.each(['backgammon', 'checkers', 'chess', 'chinese_checkers', 'snakes_ladders'])('a game of %s against a bot, to its end', async (game) => {
  const { page, trouble, context } = await person(browser, server.address);
  await setTable(page, server.address, { game, players: 2, seats: [0, 1, 3].map((seat) => ({ seat, kind: seat === 0 ? 'open' : 'bot', level: 'easy' })).filter((one) => (game === 'chinese_checkers' ? one.seat !== 1 : one.seat !== 3)) }, 0);
  await page.locator('.status').filter({ hasText: /turn|play|throws/ }).waitFor();
  // Who wanders may never get across the star: that game is given up, before the bot can have brought six pegs across.
  await autopilot(page, game === 'chinese_checkers' ? 10 : Infinity);
  if (game === 'chinese_checkers') {
    await page.locator('.log li:nth-child(10)').waitFor({ timeout: 100_000 });
    await resign(page);
  }
  await over(page);
  expect(await page.locator('.status').innerText()).toMatch(/won|draw/i);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a rematch seats the same people again', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, { game: 'snakes_ladders', players: 2, seats: [{ seat: 0, kind: 'open' }, { seat: 1, kind: 'bot', level: 'easy' }] }, 0);
  await resign(page);
  await over(page);
  expect(await page.locator('.status').innerText()).toMatch(/Blue won: by resignation/);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('link', { name: 'To the new table' }).click();
  await page.locator('.status').filter({ hasText: /turn|play|throws/ }).waitFor();
  expect(trouble).toEqual([]);
});
