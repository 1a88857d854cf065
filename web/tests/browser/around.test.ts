import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as words } from '../../src/i18n/en';
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

test('who starts at Chinese checkers is chosen with the seats', async () => {
  const { page, trouble } = await person(browser, server.address);
  await page.goto(`${server.address}/new?friends&game=chinese_checkers`);
  const starter = page.getByRole('combobox', { name: 'Who starts' });
  expect(await starter.locator('option').allTextContents()).toEqual(['Yellow', 'Green']);
  await starter.selectOption('Green');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: words.make.go }).click();
  const table = (await asked).postDataJSON() as { options: Record<string, string> };
  expect(table.options).toEqual({ starter: 'green' });
  await page.waitForURL(/\/t\//);
  await page.goto(`${server.address}/new?friends&game=chess`);
  await page.locator('.seat').first().waitFor();
  expect(await starter.count()).toBe(0);
  expect(trouble).toEqual([]);
});

test('every ladder and snake has its pictures, and the snakes look down', async () => {
  const { page, trouble } = await person(browser, server.address, {}, { width: 390, height: 844 });
  await setTable(page, server.address, againstBot('snakes_ladders'), 0);
  await page.locator('[data-picture="seed"]').waitFor();
  expect(await page.locator('[data-picture]').count()).toBe(40);
  const heads = await page.locator('.snake-head > g').evaluateAll((all) => all.map((head) => Number(/ ([\d.]+)\)/.exec(head.getAttribute('transform') ?? '')?.[1])));
  const ends = await page.locator('.snake .stripe').evaluateAll((all) => all.map((line) => Number(/ ([\d.]+)$/.exec(line.getAttribute('d') ?? '')?.[1])));
  expect(heads.length).toBe(10);
  // Down the page is further from the top: the head lies below the end of the tail.
  heads.forEach((head, i) => expect(head).toBeGreaterThan(ends[i] ?? Infinity));
  await page.getByRole('button', { name: 'square 3, ladder up to 21, a seed' }).waitFor();
  await setTable(page, server.address, againstBot('snakes_ladders', { sheet: 'chutes' }), 0);
  await page.locator('.chute').first().waitFor();
  expect([await page.locator('.chute').count(), await page.locator('.snake').count()]).toEqual([10, 0]);
  expect(trouble).toEqual([]);
});
