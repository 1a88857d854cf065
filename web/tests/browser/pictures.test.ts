import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, test } from 'vitest';
import { autopilot, over, person, resign, serveWith, setTable } from '../support/browser';
import { Server } from '../support/server';

/** `PICTURES=FOLDER npm run browser -- pictures` draws every view for the README; otherwise nothing happens here. */
const folder = process.env['PICTURES'];
const server = new Server();
let browser: Browser;

if (folder) {
  serveWith(server, (one) => {
    mkdirSync(folder, { recursive: true });
    browser = one;
  });
} else {
  afterAll(() => server.close());
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

async function play(page: Page, game: string, moves: number): Promise<string> {
  const others = game === 'parcheesi' ? [1, 2, 3] : game === 'chinese_checkers' ? [3] : [1];
  const seats = [{ seat: 0, kind: 'open' }, ...others.map((seat) => ({ seat, kind: 'bot', level: 'easy' }))];
  const id = await setTable(page, server.address, { game, players: seats.length, seats }, 0);
  await page.locator('.status').filter({ hasText: /turn|play|throws/ }).waitFor();
  await autopilot(page, moves);
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length >= count, moves, { timeout: 90_000 });
  return id;
}

describe.runIf(folder)('pictures', () => {
  test.each(['parcheesi', 'backgammon', 'checkers', 'chess', 'chinese_checkers', 'snakes_ladders'])('%s', async (game) => {
    const { page, context } = await person(browser, server.address, { speed: 'instant' }, sizes.desktop);
    await play(page, game, game === 'parcheesi' ? 150 : 24);
    for (let i = 0; i < 60 && (await page.locator('.spot[data-source]').count()) === 0; i++) {
      const button = page.locator('.actions button.primary:not(:disabled)').first();
      if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(120);
    }
    const source = page.locator('.spot[data-source]').last();
    if ((await source.count()) > 0) await source.click();
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder ?? '', `${game}-${name}.png`) });
    }
    await context.close();
  });

  test('the other views', async () => {
    const { page } = await person(browser, server.address, {}, sizes.desktop);
    const waiting = await setTable(page, server.address, { game: 'parcheesi', players: 4, listed: true, seats: [{ seat: 1, kind: 'bot', level: 'easy' }] }, 0);
    const finished = await play(page, 'snakes_ladders', 30);
    if ((await page.locator('a[href^="/after/"]').count()) === 0) await resign(page);
    await over(page);
    const views = { home: '/', new: '/new?friends', waiting: `/t/${waiting}`, rules: '/rules/parcheesi/royal', compare: '/rules/parcheesi/royal', try: '/rules/parcheesi/royal', after: `/after/${finished}`, review: '/review', watch: '/watch', settings: '/settings' };
    for (const [view, path] of Object.entries(views)) {
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await page.goto(server.address + path);
        if (view === 'compare') await page.locator('.tabs button').nth(1).click();
        if (view === 'try') await page.locator('.tabs button').nth(2).click();
        if (view === 'rules') await page.locator('figure').nth(3).evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
        if (view === 'after') await page.getByRole('button', { name: 'Verify the dice' }).click();
        await page.waitForTimeout(1500);
        await page.screenshot({ path: join(folder ?? '', `${view}-${name}.png`), fullPage: view === 'after' });
      }
    }
  });
});
