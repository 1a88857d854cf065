import type { Browser } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { againstBot, person, serveWith, setTable } from '../support/browser';
import { Server } from '../support/server';
import { VanishingWire } from '../support/vanishing';

/** The line to the server: known to be there, and known to be lost. */
const server = new Server();
const wire = new VanishingWire(() => server.port);
let browser: Browser;

serveWith(server, async (one) => {
  await wire.listen();
  browser = one;
});
afterAll(() => wire.close());

test('when packets vanish it is said within five seconds, the button waits, and the game goes on when they are back', async () => {
  const { page, trouble } = await person(browser, wire.address);
  await setTable(page, wire.address, againstBot('snakes_ladders'), 0);
  const button = page.getByRole('button', { name: 'Throw', exact: true });
  await button.waitFor();
  expect(await button.isEnabled()).toBe(true);
  wire.vanish();
  await page.locator('.banner').waitFor({ timeout: 5_000 });
  expect(await button.isDisabled()).toBe(true);
  wire.mend();
  await page.locator('.banner').waitFor({ state: 'detached' });
  await page.locator('.actions button.primary:not(:disabled)').click();
  await page.locator('.log').filter({ hasText: 'Ann throws' }).waitFor();
  expect(trouble).toEqual([]);
});

test('who presses just after packets have vanished sees the button wait, and nothing is thrown twice', async () => {
  const { page, trouble } = await person(browser, wire.address);
  await setTable(page, wire.address, againstBot('snakes_ladders'), 0);
  const button = page.getByRole('button', { name: 'Throw', exact: true });
  await button.waitFor();
  wire.vanish();
  await button.click();
  expect(await button.isDisabled()).toBe(true);
  await page.locator('.banner').waitFor({ timeout: 5_000 });
  wire.mend();
  await page.locator('.banner').waitFor({ state: 'detached' });
  await button.click();
  await page.locator('.log').filter({ hasText: 'Ann throws' }).waitFor();
  expect(await page.locator('.log li').filter({ hasText: /^Ann throws/ }).count()).toBe(1);
  expect(trouble).toEqual([]);
});

test('before any script has come there is a bar, and while a view is on its way one can go elsewhere', async () => {
  const { page, context } = await person(browser, server.address);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.address}/settings`, { waitUntil: 'commit' });
  await page.locator('.first-bar').filter({ hasText: 'Parlor' }).waitFor();
  expect((await page.locator('.first-page').boundingBox())?.height).toBeGreaterThan(100);
  letGo();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.locator('.first-bar').count()).toBe(0);
  await context.unrouteAll();

  let later = (): void => undefined;
  const view = new Promise<void>((resolve) => (later = resolve));
  await context.route(/\/assets\/Watch.*\.js$/, async (route) => {
    await view;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.locator('main[aria-busy="true"]').waitFor();
  await page.getByRole('link', { name: 'Rules' }).waitFor();
  later();
  await page.getByRole('heading', { name: 'Watch' }).waitFor();
  await context.close();
});
