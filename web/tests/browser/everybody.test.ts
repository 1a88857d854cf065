import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { over, person, resign, serveWith, setTable } from '../support/browser';
import { Server } from '../support/server';

const server = new Server();
const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
let browser: Browser;
let playing = '';
let waiting = '';
let finished = '';

serveWith(server, async (one) => {
  browser = one;
  const { page } = await person(browser, server.address);
  const bots = [1, 2, 3].map((seat) => ({ seat, kind: 'bot', level: 'easy' }));
  finished = await setTable(page, server.address, { game: 'snakes_ladders', players: 2, seats: [{ seat: 0, kind: 'open' }, { seat: 1, kind: 'bot', level: 'easy' }] }, 0);
  await page.getByRole('button', { name: 'Throw', exact: true }).click();
  await resign(page);
  await over(page);
  waiting = await setTable(page, server.address, { game: 'parcheesi', players: 4 }, 0);
  playing = await setTable(page, server.address, { game: 'parcheesi', players: 4, seats: [{ seat: 0, kind: 'open' }, ...bots] }, 0);
  await page.locator('.status').filter({ hasText: /turn|throws|play/ }).waitFor();
});

const views: readonly (readonly [string, () => string, string])[] = [
  ['Home', () => '/', '.card h3'],
  ['New table', () => '/new', '.seat'],
  ['the table, waiting', () => `/t/${waiting}`, 'ul .who'],
  ['the table, playing', () => `/t/${playing}`, '.spot'],
  ['Rules', () => '/rules/parcheesi/royal', '.told h2'],
  ['After the game', () => `/after/${finished}`, 'input[type=range]'],
  ['Review', () => '/review', '.drop'],
  ['Watch', () => '/watch', 'h1'],
  ['Settings', () => '/settings', 'fieldset'],
];

async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe }).catch(async () => page.evaluate(axe));
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const { violations } = await run.run({ resultTypes: ['violations'] });
    return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 300)}`));
  });
}

describe.each(['light', 'dark', 'contrast'])('axe-core in the %s theme', (theme) => {
  test('finds nothing on any view', async () => {
    const { page, context } = await person(browser, server.address, { theme });
    const found: string[] = [];
    for (const [name, path, ready] of views) {
      await page.goto(server.address + path());
      await page.locator(ready).first().waitFor();
      found.push(...(await findings(page)).map((one) => `${name}: ${one}`));
    }
    await context.close();
    expect(found).toEqual([]);
  });
});

test('at 320 pixels, and with text twice as large, nothing runs out of the page', async () => {
  const { page } = await person(browser, server.address, {}, { width: 320, height: 640 });
  const wide: string[] = [];
  for (const [name, path, ready] of views) {
    for (const size of ['100%', '200%']) {
      await page.goto(server.address + path());
      await page.locator(ready).first().waitFor();
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) wide.push(`${name} at ${size}: ${over} px`);
    }
  }
  expect(wide).toEqual([]);
});

test('the first load is small, quick and asks nobody else', async () => {
  const { page, trouble } = await person(browser, server.address);
  const client = await page.context().newCDPSession(page);
  let bytes = 0;
  await client.send('Network.enable');
  client.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  const begin = Date.now();
  await page.goto(server.address);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('.spot').first().waitFor();
  console.log(`first load with a table: ${Math.round(bytes / 1024)} KiB, ${Date.now() - begin} ms`);
  expect(bytes).toBeLessThan(200 * 1024);
  expect(trouble).toEqual([]);
});
