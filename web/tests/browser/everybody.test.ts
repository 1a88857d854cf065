import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { over, person, resign, serveWith, setTable } from '../support/browser';
import { Server } from '../support/server';

const server = new Server();
const axe = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
let browser: Browser;
let playing = '';
let waiting = '';
let finished = '';
let cookies: Awaited<ReturnType<Awaited<ReturnType<typeof person>>['context']['cookies']>> = [];

serveWith(server, async (one) => {
  browser = one;
  const { page, context } = await person(browser, server.address);
  const bots = [1, 2, 3].map((seat) => ({ seat, kind: 'bot', level: 'easy' }));
  finished = await setTable(page, server.address, { game: 'snakes_ladders', players: 2, seats: [{ seat: 0, kind: 'open' }, { seat: 1, kind: 'bot', level: 'easy' }] }, 0);
  await page.getByRole('button', { name: 'Throw', exact: true }).click();
  await resign(page);
  await over(page);
  waiting = await setTable(page, server.address, { game: 'parcheesi', players: 4 }, 0);
  playing = await setTable(page, server.address, { game: 'parcheesi', players: 4, seats: [{ seat: 0, kind: 'open' }, ...bots], clock: { kind: 'game', seconds: 3600, increment: 0 } }, 0);
  await page.locator('.status').filter({ hasText: /turn|throws|play/ }).waitFor();
  cookies = await context.cookies();
  await context.close();
});

/** A part of the page: where it is, how to tell that it is there, and how it is opened. */
interface View {
  name: string;
  path: () => string;
  ready: string;
  open?: (page: Page) => Promise<void>;
}
const press = (label: string) => (page: Page) => page.locator(label).click();
const menu = 'header button[aria-haspopup="dialog"]';
const views: readonly View[] = [
  { name: 'Home', path: () => '/', ready: '.card h3' },
  { name: 'New table', path: () => '/new?friends', ready: '.seat' },
  { name: 'New table, all opened', path: () => '/new?game=parcheesi', ready: 'details[open] .option', open: (page) => page.locator('.seat').first().waitFor().then(() => page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))) },
  { name: 'the table, waiting', path: () => `/t/${waiting}`, ready: 'ul .who' },
  { name: 'the table, playing', path: () => `/t/${playing}`, ready: '.spot' },
  { name: 'the menu of a table', path: () => `/t/${playing}`, ready: 'dialog[open] .row', open: press(menu) },
  { name: 'an invitation', path: () => `/t/${playing}`, ready: 'dialog[open] input', open: async (page) => { await press(menu)(page); await page.locator('dialog[open] .row .button').filter({ hasText: /^(Invite|Пригласить|Invitar)$/ }).click(); } },
  { name: 'the keys', path: () => `/t/${playing}`, ready: 'dialog[open] kbd, dialog[open] dt, dialog[open] td', open: async (page) => { await page.locator('.spot').first().waitFor(); await page.keyboard.press('?'); } },
  { name: 'Rules', path: () => '/rules/parcheesi/royal', ready: 'figure .ruling' },
  { name: 'Rules side by side', path: () => '/rules/parcheesi/royal', ready: 'tbody tr', open: press('.tabs button:nth-child(2)') },
  { name: 'Rules to try', path: () => '/rules/parcheesi/royal', ready: '.try .spot[data-source]', open: press('.tabs button:nth-child(3)') },
  { name: 'After the game', path: () => `/after/${finished}`, ready: 'input[type=range]' },
  { name: 'Review', path: () => '/review', ready: '.drop' },
  { name: 'Watch', path: () => '/watch', ready: '.tables .still, .empty' },
  { name: 'Settings', path: () => '/settings', ready: 'fieldset' },
];

async function show(page: Page, view: View): Promise<void> {
  // Colours are looked at as they are, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.address + view.path());
  await view.open?.(page);
  await page.locator(view.ready).first().waitFor();
}

/** What axe-core finds; of an open dialog alone, and contrast alone where only colours are other ones. */
async function findings(page: Page, only = ''): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (rule) => {
    const run = (window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const dialog = document.querySelector('dialog[open]') !== null;
    // The places of a board are hundreds and all alike, and cost most of the time: one look at a board in play is enough.
    if (rule || !document.querySelector('.layout')) document.querySelectorAll('svg.board').forEach((board) => board.remove());
    const { violations } = await run.run({ include: [[dialog ? 'dialog[open]' : 'html']] }, { resultTypes: ['violations'], ...(rule ? { runOnly: [rule] } : {}) });
    return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 300)}`));
  }, only);
}

const looks = ['dark', 'contrast'].map((theme) => ({ theme, palette: 'usual' }));
// Palettes change the seats' colours alone, and those stand beside text on few views.
const palettes = ['redgreen', 'blueyellow', 'grey'].map((palette) => ({ theme: 'light', palette }));
const coloured = /^(the table, playing|After the game|Settings)$/;

test('axe-core finds nothing on any view, dialog and tab, in any theme and palette', async () => {
  const { page, context } = await person(browser, server.address, { theme: 'light' });
  await context.addCookies(cookies);
  const found: string[] = [];
  for (const view of views) {
    await show(page, view);
    found.push(...(await findings(page)).map((one) => `${view.name}: ${one}`));
    for (const look of coloured.test(view.name) ? [...looks, ...palettes] : looks) {
      await page.evaluate(({ theme, palette }) => Object.assign(document.documentElement.dataset, { theme, palette }), look);
      found.push(...(await findings(page, 'color-contrast')).map((one) => `${view.name}, ${look.theme}, ${look.palette}: ${one}`));
    }
  }
  await context.close();
  expect(found).toEqual([]);
});

test.each(['ru', 'es'])('in %s axe-core finds nothing, at 320 pixels nothing runs out of the page, nor with text twice as large', async (language) => {
  const { page, context } = await person(browser, server.address, { language }, { width: 320, height: 640 });
  await context.addCookies(cookies);
  const found: string[] = [];
  for (const view of views) {
    await show(page, view);
    if (view.open || /table|Home/.test(view.name)) found.push(...(await findings(page)).map((one) => `${view.name}: ${one}`));
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) found.push(`${view.name} at ${size}: ${over} px`);
    }
  }
  await context.close();
  expect(found).toEqual([]);
});

test('the first load is small and asks nobody else', async () => {
  const { page, trouble, context } = await person(browser, server.address);
  const client = await context.newCDPSession(page);
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
