import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, over, person, serveWith, setTable, status } from '../support/browser';
import { Server } from '../support/server';

const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

/** What somebody who cannot see the board could hear of it: what may be done now. */
const now = (page: Page) =>
  page.evaluate(() => {
    const has = (what: string) => document.querySelector(what) !== null;
    if (has('a[href^="/after/"]')) return 'over';
    if (document.activeElement?.matches('.spot[data-target]')) return 'there';
    if (has('.spot[data-target]')) return 'targets';
    if (has('.actions button.primary:not(:disabled)')) return 'button';
    return has('.spot[data-source]') ? 'pieces' : 'wait';
  });

test('a whole game of Parcheesi by keyboard alone', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('parcheesi', { options: { capture_bonus: '50', home_bonus: '50' } }), 0);
  await status(page, /turn|throws|play/);
  const keys = page.keyboard;
  for (let i = 0, what = await now(page); what !== 'over'; what = await now(page), i++) {
    if (what === 'there') await keys.press('Enter');
    else if (what === 'targets') await keys.press('ArrowRight');
    else if (what === 'pieces') await keys.press(String(1 + (i % 2)));
    else if (what === 'wait') await page.waitForTimeout(5);
    else {
      // Space throws; Enter ends the turn. Whatever else has the focus is let go of first.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keys.press((await page.getByRole('button', { name: 'Throw', exact: true }).count()) > 0 ? 'Space' : 'Enter');
    }
  }
  await over(page);
  await status(page, /won: all four pawns are HOME/);
  expect(trouble).toEqual([]);
});

test('keys undo, let go, ask why, turn the board and list themselves', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess'), 0);
  await status(page, /Your turn/);
  const heard = page.getByTestId('announcer');
  await page.keyboard.press('w');
  await heard.filter({ hasText: 'Choose a piece and a place first' }).waitFor();
  await page.locator('.spot[data-place="e2"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.spot[data-chosen]').waitFor();
  // Arrows go through the destinations; with Shift, over the whole board.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp');
  await page.locator('.spot[data-place="e5"]:focus').waitFor();
  await page.keyboard.press('w');
  await heard.filter({ hasText: 'Arbiter: A pawn' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.spot[data-chosen]').waitFor({ state: 'detached' });
  const before = await page.locator('.spot[data-place="a1"]').boundingBox();
  await page.keyboard.press('t');
  await page.waitForFunction((y) => (document.querySelector('.spot[data-place="a1"]')?.getBoundingClientRect().y ?? y) < y, before?.y ?? 0);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
  expect(trouble).toEqual([]);
});
