import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, autopilot, person, serveWith, setTable, status } from '../support/browser';
import { Server } from '../support/server';

/** Every shape of screen. `SHOTS=FOLDER` keeps a picture of all that is looked at here. */
const server = new Server();
const folder = process.env['SHOTS'];
let browser: Browser;

serveWith(server, (one) => {
  if (folder) mkdirSync(folder, { recursive: true });
  browser = one;
});

const sizes = [[390, 844], [844, 390], [768, 1024], [1440, 900], [320, 640], [720, 450]] as const;
const games = ['parcheesi', 'backgammon', 'checkers', 'chess', 'chinese_checkers', 'snakes_ladders'];

/** What is wrong with how the page fits the window: parts that run out of it, and parts that cover each other. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`${over} px too wide`);
    const landscape = innerWidth > innerHeight;
    if (landscape && document.documentElement.scrollHeight > innerHeight) found.push(`${document.documentElement.scrollHeight - innerHeight} px too high`);
    for (const name of ['.board-box', '.status', '[data-testid="last-event"]', '.controls', '.actions']) {
      for (const element of document.querySelectorAll(name)) {
        const { left, top, right, bottom } = box(element);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is out of the window: ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`);
      }
    }
    const parts = ['header.bar', '.board-box', '.status', '[data-testid="last-event"]', '.controls'].flatMap((name) => [...document.querySelectorAll(name)].map((element) => ({ name, ...box(element).toJSON() as DOMRect })));
    // Beside the board nothing is covered; under it players may be scrolled behind the row of actions.
    if (landscape) parts.push(...[...document.querySelectorAll('.seats li')].map((element) => ({ name: 'a seat', ...box(element).toJSON() as DOMRect })).filter((seat) => seat.top < (document.querySelector('.controls')?.getBoundingClientRect().top ?? 0) - seat.height));
    parts.forEach((a, i) => {
      for (const b of parts.slice(i + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) found.push(`${a.name} covers ${b.name} by ${Math.round(across)} × ${Math.round(down)}`);
      }
    });
    const board = document.querySelector('.board-box');
    if (board) {
      const { width, height } = box(board);
      const side = Math.min(innerWidth, innerHeight);
      if (Math.max(width, height) < side * 0.6) found.push(`the board is only ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  });

async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if (folder) await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
    found.push(...(await faults(page)).map((fault) => `${name} at ${width}×${height}: ${fault}`));
  }
  return found;
}

test.each(games)('%s fits every window: the board is whole, the row of actions in reach, and nothing covers anything', async (game) => {
  const { page, trouble, context } = await person(browser, server.address, {}, { width: 1440, height: 900 });
  const others = game === 'parcheesi' ? [1, 2, 3] : game === 'chinese_checkers' ? [3] : [1];
  const seats = [{ seat: 0, kind: 'open' }, ...others.map((seat) => ({ seat, kind: 'bot', level: 'easy' }))];
  await setTable(page, server.address, { game, players: seats.length, seats }, 0);
  await status(page, /turn|play|throws/);
  const lines = game === 'parcheesi' ? 120 : 16;
  await autopilot(page, lines);
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length >= count, lines, { timeout: 90_000 });
  await status(page, /Your turn/);
  expect(await look(page, game)).toEqual([]);
  expect(trouble).toEqual([]);
  await context.close();
});

test('on a phone on its side the whole game is in one window, and with a zoom of two hundred percent too', async () => {
  const { page, context } = await person(browser, server.address, {}, { width: 844, height: 390 });
  await setTable(page, server.address, againstBot('parcheesi'), 0);
  await page.getByRole('button', { name: 'Throw', exact: true }).waitFor();
  const shown = await page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect() as DOMRect;
    const main = document.querySelector('.actions .main')?.getBoundingClientRect() as DOMRect;
    return { height: board.height, beside: main.left > board.right, whole: board.bottom <= innerHeight && main.bottom <= innerHeight };
  });
  expect(shown).toMatchObject({ beside: true, whole: true });
  expect(shown.height).toBeGreaterThan(360);
  await context.close();
});

test('backgammon stands on its side on a phone, and the star fills its width', async () => {
  const { page, context } = await person(browser, server.address, {}, { width: 390, height: 844 });
  await setTable(page, server.address, againstBot('backgammon'), 0);
  await page.locator('.spot').first().waitFor();
  await page.waitForFunction(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    return board !== undefined && board.height > board.width * 1.15 && board.width > 370;
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    return board !== undefined && board.width > board.height;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await setTable(page, server.address, againstBot('chinese_checkers'), 0);
  await page.locator('.spot').first().waitFor();
  const star = await page.evaluate(() => {
    const spots = [...document.querySelectorAll('.spot')].map((spot) => spot.getBoundingClientRect());
    return Math.max(...spots.map((spot) => spot.right)) - Math.min(...spots.map((spot) => spot.left));
  });
  expect(star).toBeGreaterThan(390 * 0.85);
  await context.close();
});

test('the main action never moves, whatever is said, asked or thrown', async () => {
  const { page, context } = await person(browser, server.address, {}, { width: 390, height: 844 });
  await setTable(page, server.address, againstBot('parcheesi'), 0);
  const places = new Set<string>();
  const labels = new Set<string>();
  for (let i = 0; labels.size < 3 || i < 60; i++) {
    const seen = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.actions .main');
      const { right = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
      const next = document.querySelector('.ask button, .actions button.primary:not(:disabled), .spot[data-target]') ?? document.querySelector('.spot[data-source]');
      next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return button ? { label: button.innerText, place: `${Math.round(right)} ${Math.round(bottom)}` } : null;
    });
    if (seen) {
      places.add(seen.place);
      labels.add(seen.label);
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (i > 4000) break;
  }
  expect([...labels]).toContain('Done');
  expect([...places]).toHaveLength(1);
  await context.close();
});
