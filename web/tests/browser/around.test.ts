import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, over, person, resign, serveWith, setTable, status } from '../support/browser';
import { Server } from '../support/server';

/** What is around the tables: those that others watch, the rules, and how it all fits a phone. */
const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

test('whoever looks for a table to watch sees its board, and its result when it is over', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess', { listed: true }), 0);
  await status(page, /Your turn/);
  await page.goto(`${server.address}/watch`);
  await page.locator('.still .piece').first().waitFor();
  expect(await page.title()).toBe('Watch – Parlor');
  await page.getByRole('link', { name: 'Watch' }).last().click();
  await resign(page);
  await over(page);
  await page.goto(`${server.address}/watch`);
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.getByRole('heading', { name: 'After the game' }).waitFor();
  expect(trouble).toEqual([]);
});

test('the rules keep what is looked at with another sheet and a new load, and say in the title what they are', async () => {
  const { page, trouble } = await person(browser, server.address);
  await page.goto(`${server.address}/rules/parcheesi/royal`);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.locator('tbody tr').first().waitFor();
  await page.getByRole('combobox', { name: 'Rule sheet' }).selectOption('classic');
  await page.locator('code').filter({ hasText: 'classic' }).waitFor();
  await page.locator('tbody tr').first().waitFor();
  await page.reload();
  await page.locator('tbody tr').first().waitFor();
  expect(await page.title()).toBe('Rules: Parcheesi – Parlor');
  await page.getByRole('button', { name: 'In plain words' }).click();
  await page.getByRole('link', { name: 'Parlor' }).click();
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  expect(await page.title()).toBe('Parlor');
  expect(trouble).toEqual([]);
});

test.each([['ru', 390], ['ru', 320], ['en', 360]] as const)('in %s at %i pixels the links at the top are in one row, and games’ names in one piece', async (language, width) => {
  const { page, context } = await person(browser, server.address, { language }, { width, height: 780 });
  await page.goto(`${server.address}/new?game=parcheesi`);
  await page.locator('.games .choice').first().waitFor();
  const heights = await page.evaluate(() => [document.querySelector('header nav'), ...document.querySelectorAll('.games .choice > span')].map((one) => one?.clientHeight ?? 0));
  expect(heights[0]).toBeLessThan(60);
  for (const height of heights.slice(1)) expect(height).toBeLessThan(30);
  await context.close();
});
