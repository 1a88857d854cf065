import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, autopilot, couple, move, person, serveWith, setTable, status } from '../support/browser';
import { Server } from '../support/server';

/** Everything that happens is seen where one looks, on a phone too. */
const server = new Server();
const phone = { width: 390, height: 844 };
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

const lastEvent = (page: Page, text: string | RegExp) => page.getByTestId('last-event').filter({ hasText: text }).waitFor();
const inWindow = (page: Page, what: string) =>
  page.locator(what).first().evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('on a phone the last event stands under the board, and a phrase at the seat of who said it', async () => {
  const [ann, ben] = await couple(browser, server.address, { game: 'chess' });
  await status(ann.page, /Your turn/);
  await ben.page.setViewportSize(phone);
  await move(ann.page, 'e2', 'e4');
  await lastEvent(ben.page, 'Ann: pawn e2 to e4.');
  await ann.page.getByRole('button', { name: 'More' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Hello!' }).click();
  await ben.page.locator('.seats li').filter({ hasText: 'Ann' }).locator('.bubble').filter({ hasText: 'Hello!' }).waitFor();
  expect(await inWindow(ben.page, '.bubble')).toBe(true);
  expect(await inWindow(ben.page, '[data-testid="last-event"]')).toBe(true);
  await ben.page.getByTestId('announcer').filter({ hasText: 'Hello!' }).waitFor();
  expect([...ann.trouble, ...ben.trouble]).toEqual([]);
});

test('the last play of whoever made it is marked, and no other; in chess nothing marks all that could move', async () => {
  const [ann, ben] = await couple(browser, server.address, { game: 'chess' });
  await status(ann.page, /Your turn/);
  const marked = (page: Page, count: number) => page.waitForFunction((wanted) => document.querySelectorAll('rect.last').length === wanted, count);
  for (const [i, [from, to]] of ([['e2', 'e4'], ['e7', 'e5'], ['g1', 'f3'], ['b8', 'c6']] as const).entries()) {
    await move((i % 2 === 0 ? ann : ben).page, from, to);
    await Promise.all([ann, ben].map(({ page }) => page.locator(`.spot[data-place="${to}"]:not([aria-label*="empty"])`).waitFor()));
    await Promise.all([ann, ben].map(({ page }) => marked(page, 2)));
  }
  await status(ann.page, /Your turn/);
  expect(await ann.page.locator('circle.source').count()).toBe(0);
  await ann.page.locator('.spot[data-place="f1"][data-source]').click();
  expect(await ann.page.locator('.target').count()).toBeGreaterThan(0);
  await ann.page.evaluate(() => localStorage.setItem('parlor.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('parlor.settings') ?? '{}') as object, hints: 'all' })));
  await ann.page.reload();
  await ann.page.locator('circle.source').nth(5).waitFor();
  await marked(ann.page, 2);
  expect([...ann.trouble, ...ben.trouble]).toEqual([]);
});

/** Throws and plays whatever comes, until the arbiter says why nothing can be played; false where the game ends before that. */
async function playUntilNothingCan(page: Page): Promise<boolean> {
  const why = page.getByTestId('only').locator('.why').first();
  const end = page.locator('a[href^="/after/"]');
  while ((await why.count()) === 0) {
    if ((await end.count()) > 0) return false;
    await page.evaluate(() => {
      const next = document.querySelector('.ask button, .actions button.primary:not(:disabled), .spot[data-target]') ?? document.querySelector('.spot[data-source]');
      if (document.querySelector('.why') === null) next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  }
  return true;
}

test('where nothing can be played the arbiter says why, in the reader’s language', async () => {
  const { page, trouble } = await person(browser, server.address, { language: 'ru' }, phone);
  for (let tables = 0; ; tables++) {
    expect(tables).toBeLessThan(20);
    await setTable(page, server.address, againstBot('parcheesi'), 0);
    await page.locator('.actions').waitFor();
    if (await playUntilNothingCan(page)) break;
  }
  const told = await page.getByTestId('only').innerText();
  expect(told).toMatch(/Арбитр\. .*[а-я]/);
  expect(await page.getByTestId('only').locator('[lang="en"]').count()).toBe(0);
  expect(await inWindow(page, '.why')).toBe(true);
  expect(trouble).toEqual([]);
});

test('the log opens at its newest line and holds the whole game, for who comes back too', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('parcheesi'), 0);
  await status(page, /turn|throws/);
  await autopilot(page, 130);
  await page.locator('.log li:nth-child(130)').waitFor({ timeout: 90_000 });
  await page.setViewportSize(phone);
  await page.reload();
  await page.getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('dialog').locator('.log');
  await log.locator('li:nth-child(130)').waitFor();
  expect(await log.locator('li').first().innerText()).toBe('An easy bot sits as red.');
  await page.waitForFunction(() => {
    const list = document.querySelector('dialog[open] .log');
    return list !== null && list.clientHeight > 100 && list.scrollHeight > list.clientHeight && list.scrollTop + list.clientHeight >= list.scrollHeight - 2;
  });
  expect(trouble).toEqual([]);
});

/** Keeps what was shown for a moment, and cuts each short by a tap on the board, as somebody who is in a hurry. */
const hurry = (page: Page) =>
  page.evaluate(() => {
    const seen = ((window as unknown as { seen: string[] }).seen = []) as string[];
    new MutationObserver(() => {
      const moment = document.querySelector<HTMLElement>('[data-testid="moment"]');
      if (!moment) return;
      const text = `${moment.className.split(' ')[1] ?? ''}: ${moment.innerText.trim()}`;
      if (seen.at(-1) !== text) seen.push(text);
      document.querySelector('svg.board')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 }));
    }).observe(document.body, { childList: true, subtree: true });
  });

test('captures, doublets and a pawn HOME have a moment of their own, with words, that a tap ends', async () => {
  const { page, trouble } = await person(browser, server.address, { speed: 'fast' }, phone);
  await setTable(page, server.address, againstBot('parcheesi', { options: { capture_bonus: '50', home_bonus: '50' } }), 0);
  await status(page, /turn|throws/);
  await hurry(page);
  await autopilot(page);
  await page.waitForFunction(() => ['capture', 'doublets', 'home'].every((kind) => (window as unknown as { seen: string[] }).seen.some((one) => one.startsWith(kind))), undefined, { timeout: 150_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.some((one) => /^capture: (Ann|Red): .*captures (red|yellow)/.test(one))).toBe(true);
  expect(seen.some((one) => /^home: (Ann|Red): .*reaches HOME/.test(one))).toBe(true);
  expect(seen.some((one) => /^doublets: (Ann|Red): Doublets/.test(one))).toBe(true);
  expect(trouble).toEqual([]);
});

test('who wants less motion gets the words without it', async () => {
  const { page, trouble } = await person(browser, server.address, { speed: 'slow' }, phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setTable(page, server.address, againstBot('snakes_ladders'), 0);
  await status(page, /turn|throws/);
  await autopilot(page);
  const moment = page.getByTestId('moment');
  await moment.waitFor({ timeout: 120_000 });
  expect(await moment.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0s');
  expect(trouble).toEqual([]);
});
