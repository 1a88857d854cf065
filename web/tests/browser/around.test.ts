import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, person, serveWith, setTable, status } from '../support/browser';
import { Server } from '../support/server';

/** What is around the tables: those that others watch. */
const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

test('whoever looks for a table to watch sees its board', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess', { listed: true }), 0);
  await status(page, /Your turn/);
  await page.goto(`${server.address}/watch`);
  await page.locator('.still .piece').first().waitFor();
  expect(trouble).toEqual([]);
});
