import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Server } from './server';

const quiet = [
  '--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-first-run', '--disable-dev-shm-usage',
];
const executable = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

function launch(): Promise<Browser> {
  return chromium.launch({ args: quiet, ...(executable ? { executablePath: executable } : {}) });
}

/** The real server and a browser for all tests of a file. `opened` keeps the browser and sets the scene. */
export function serveWith(server: Server, opened: (browser: Browser) => void | Promise<void>): void {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await server.start();
    browser = await launch();
    await opened(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await server.close();
  });
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** What the page complained about, and whom it asked besides its own server. */
  trouble: string[];
}

/** Somebody with a browser of their own: their settings, their cookie, and an eye on what goes wrong. */
export async function person(browser: Browser, address: string, settings: object = {}, size = { width: 1280, height: 900 }): Promise<Person> {
  const context = await browser.newContext({ viewport: size, locale: 'en' });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('parlor.settings')) localStorage.setItem('parlor.settings', kept);
  }, JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', sound: false, name: 'Ann', ...settings }));
  // A slow machine is no reason to fail: only what never happens is.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())) trouble.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) trouble.push(`asked ${request.url()}`);
  });
  return { context, page, trouble };
}

/**
 * Plays on like an impatient person: presses what can be pressed, else taps a piece that can move and one of the places
 * that light up. It sees only what is on the page, and rests when the log has that many lines.
 */
export async function autopilot(page: Page, lines = Infinity): Promise<void> {
  await page.evaluate((enough) => {
    const pick = <T,>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
    const tap = (element: Element | undefined) => element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const timer = window.setInterval(() => {
      if (document.querySelectorAll('.log li').length >= enough) return window.clearInterval(timer);
      const asked = [...document.querySelectorAll('.ask button')];
      if (asked.length > 0) return tap(pick(asked));
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.actions button.primary:not(:disabled)')];
      if (buttons.length > 0) return tap(buttons[0]);
      const height = (spot: Element) => Number(spot.getAttribute('y'));
      const targets = [...document.querySelectorAll('.spot[data-target]')].sort((a, b) => height(a) - height(b));
      const sources = [...document.querySelectorAll('.spot[data-source]')];
      const [best] = targets;
      if (!best) return tap(pick(sources));
      // Up the board is mostly forward; whoever finds no way up tries another piece, but not for ever.
      const chosen = document.querySelector('.spot[data-chosen]');
      const forward = !chosen || height(best) < height(chosen) || Math.random() < 0.15;
      return tap(forward ? (Math.random() < 0.7 ? best : pick(targets)) : pick(sources));
    }, 12);
  }, lines);
}

/** Gives the game up, as a person would. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
}

export async function over(page: Page): Promise<void> {
  await page.locator('a[href^="/after/"]').waitFor({ timeout: 110_000 });
}

/** Makes a table by the page's own server and goes there. */
export async function setTable(page: Page, address: string, asked: object, seat: number | null = null): Promise<string> {
  await page.goto(address);
  const id = await page.evaluate(
    async ([table, ours]) => {
      const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(table), headers: { 'Content-Type': 'application/json' } });
      const made = (await answer.json()) as { id: string };
      if (ours !== null) localStorage.setItem(`parlor.sit.${made.id}`, JSON.stringify(ours));
      return made.id;
    },
    [asked, seat] as const,
  );
  await page.goto(`${address}/t/${id}`);
  return id;
}

/** A table against one bot, for tests of what a person does. */
export const againstBot = (game: string, more: object = {}) => ({
  game,
  players: 2,
  seats: [{ seat: 0, kind: 'open' }, { seat: game === 'parcheesi' ? 2 : game === 'chinese_checkers' ? 3 : 1, kind: 'bot', level: 'easy' }],
  ...more,
});

export const spot = (page: Page, place: string) => page.locator(`.spot[data-place="${place}"]`);
export const status = (page: Page, text: RegExp) => page.locator('.status').filter({ hasText: text }).waitFor();

/** A piece from one place to another, as by hand; waits until it may be touched. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await page.locator(`.spot[data-place="${from}"][data-source]`).click();
  await page.locator(`.spot[data-place="${to}"][data-target]`).click();
}

/** Two people at a table of their own; the first holds the first seat. */
export async function couple(browser: Browser, address: string, asked: { game: string }): Promise<[Person, Person, string]> {
  const ann = await person(browser, address);
  const ben = await person(browser, address, { name: 'Ben' });
  const id = await setTable(ann.page, address, { players: 2, ...asked }, 0);
  await ann.page.getByText('Ann', { exact: true }).first().waitFor();
  await ben.page.goto(`${address}/t/${id}`);
  await ben.page.getByRole('button', { name: /^Sit here/ }).click();
  return [ann, ben, id];
}

/** The file that a button hands out. */
export async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
}
