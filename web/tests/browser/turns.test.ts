import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, couple, move, person, serveWith, setTable, spot, status } from '../support/browser';
import { Server } from '../support/server';

/** What happens at a table besides stepping: offers, choices, the cube, clocks, links. */
const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
async function menu(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('chess between two: a take-back is declined, another granted, a pawn becomes what is chosen, a draw is agreed on', async () => {
  const [ann, ben] = await couple(browser, server.address, { game: 'chess' });
  await status(ann.page, /Your turn/);
  const moves = 'h2h4 g7g5 h4g5 h7h6 g5h6 f8g7 h6g7 g8f6'.split(' ');
  for (const [i, text] of moves.entries()) await move((i % 2 === 0 ? ann : ben).page, text.slice(0, 2), text.slice(2));

  await menu(ben.page, 'Ask to take back');
  await ben.page.getByText('Asked; waiting for an answer.').waitFor();
  await ann.page.getByText('Ben asks to take back the last move.').waitFor();
  await button(ann.page, 'Decline').click();
  await ben.page.locator('.log').filter({ hasText: 'Ann declines.' }).waitFor();
  await menu(ben.page, 'Ask to take back');
  await button(ann.page, 'Accept').click();
  await ben.page.locator('.spot[data-place="g8"][aria-label*="black knight"]').waitFor();
  await move(ben.page, 'g8', 'f6');

  await move(ann.page, 'g7', 'h8');
  await ann.page.getByRole('group', { name: 'With which count?' }).waitFor();
  await button(ann.page, 'knight').click();
  await ben.page.locator('.spot[data-place="h8"][aria-label*="white knight"]').waitFor();

  await menu(ben.page, 'Offer a draw');
  await ann.page.getByText('Ben offers a draw.').first().waitFor();
  await button(ann.page, 'Accept').click();
  await Promise.all([ann, ben].map(({ page }) => status(page, /A draw: by agreement/)));
  expect([...ann.trouble, ...ben.trouble]).toEqual([]);
});

test('a bot grants a take-back and wants no draw', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('checkers'), 0);
  await status(page, /Your turn/);
  await move(page, '11', '15');
  await page.locator('.log').filter({ hasText: /Light: \d+ to \d+/ }).waitFor();
  await status(page, /Your turn/);
  await menu(page, 'Ask to take back');
  await page.locator('.spot[data-place="11"][aria-label*="dark man"]').waitFor();
  await menu(page, 'Offer a draw');
  await page.locator('.log').filter({ hasText: 'declines' }).waitFor();
  expect(trouble).toEqual([]);
});

test('a capture that is left lets the other side huff', async () => {
  const [ann, ben] = await couple(browser, server.address, { game: 'checkers', sheet: 'box' } as { game: string });
  await status(ann.page, /Your turn/);
  await move(ann.page, '11', '15');
  await move(ben.page, '22', '18');
  await move(ann.page, '12', '16');
  await button(ben.page, 'Huff 15').click();
  await ann.page.locator('.spot[data-place="15"][aria-label*="empty"]').waitFor();
  await ann.page.locator('.log').filter({ hasText: 'huffs 15' }).waitFor();
  expect([...ann.trouble, ...ben.trouble]).toEqual([]);
});

/** One thing an impatient person would do, if there is one, but never what `but` names. */
const act = (page: Page, but: string) =>
  page.evaluate((never) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.actions button.primary:not(:disabled), .ask button')];
    if (buttons.some((one) => one.textContent === never)) return;
    const [next] = [...buttons, ...document.querySelectorAll('.spot[data-target]'), ...document.querySelectorAll('.spot[data-source]')];
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, but);

test('the doubling cube is offered, seen by the other, and taken', async () => {
  const [ann, ben] = await couple(browser, server.address, { game: 'backgammon', options: { cube: 'true' } } as { game: string });
  const pages = [ann.page, ben.page];
  const double = pages.map((page) => button(page, 'Double'));
  for (;;) {
    const offers = await Promise.all(double.map((one) => one.count()));
    if (offers.some((count) => count > 0)) break;
    for (const page of pages) await act(page, 'Double');
    await ann.page.waitForTimeout(10);
  }
  const who = (await double[0]?.count()) ? 0 : 1;
  const [offering, asked] = [pages[who], pages[1 - who]] as [Page, Page];
  await status(offering, /^Your turn: roll or double\.$/);
  await button(offering, 'Double').click();
  await Promise.all(pages.map((page) => page.getByText('A double is offered: 2').waitFor()));
  await button(asked, 'Take').click();
  await Promise.all(pages.map((page) => page.getByText(/^Cube: 2, (Ann|Ben)$/).waitFor()));
  await button(offering, 'Throw').waitFor();
  expect([...ann.trouble, ...ben.trouble]).toEqual([]);
});

test('a clock is shown, runs for who has to act, and a bot plays on when it is out', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess', { clock: { kind: 'turn', seconds: 5 } }), 0);
  await status(page, /Your turn/);
  const clock = page.getByRole('timer', { name: /^Clock of White: [0-5]\.\d$/ });
  await clock.waitFor();
  await page.locator('.log').filter({ hasText: 'Ann is out of time.' }).waitFor();
  await page.locator('.log').filter({ hasText: /Ann: .* to / }).waitFor();
  expect(trouble).toEqual([]);
});

/** Plays on until one of the two has two counts left and a piece that can step. */
async function withTwoCounts(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) {
      const ready = await page.evaluate(() => document.querySelectorAll('.count').length === 2 && document.querySelector('.spot[data-source]') !== null && document.querySelector('.undo:not(:disabled)') === null);
      if (ready) return page;
    }
    for (const page of pages) await act(page, '');
    await pages[0]?.waitForTimeout(10);
  }
}

test('who watches sees the counts that are left, as they are used up', async () => {
  const [ann, ben, id] = await couple(browser, server.address, { game: 'parcheesi' });
  const eve = await person(browser, server.address, { name: 'Eve' });
  await eve.page.goto(`${server.address}/t/${id}`);
  await eve.page.getByText('You are watching.').waitFor();
  const acting = await withTwoCounts([ann.page, ben.page]);
  const same = async () => {
    const left = (await acting.locator('.count').allInnerTexts()).join();
    await eve.page.waitForFunction((counts) => [...document.querySelectorAll<HTMLElement>('.count')].map((one) => one.innerText).join() === counts, left);
  };
  await same();
  await acting.keyboard.press('Escape');
  await acting.locator('.spot[data-chosen]').waitFor({ state: 'detached' });
  await acting.locator('.spot[data-source]').first().click();
  await acting.locator('.spot[data-target]').first().click();
  await acting.waitForFunction(() => document.querySelectorAll('.count').length < 2);
  await same();
  expect([...ann.trouble, ...ben.trouble, ...eve.trouble]).toEqual([]);
});

test('seats by invitation: each link seats one friend, and a stranger can only watch', async () => {
  const ann = await person(browser, server.address);
  await ann.page.goto(`${server.address}/new?friends&game=parcheesi`);
  await ann.page.getByRole('combobox', { name: /^Players/ }).selectOption('3');
  await ann.page.getByRole('switch', { name: /^Seats by invitation only/ }).check();
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  const link = ann.page.getByRole('textbox', { name: 'Invite: Blue' });
  const forBlue = new URL(await link.inputValue());
  await ann.page.getByRole('button', { name: 'Red', exact: true }).click();
  const forRed = new URL(await ann.page.getByRole('textbox', { name: 'Invite: Red' }).inputValue());
  expect(forBlue.hash).not.toBe(forRed.hash);

  const eve = await person(browser, server.address, { name: 'Eve' });
  await eve.page.goto(server.address + forBlue.pathname);
  await eve.page.getByText('Seats here are by invitation').waitFor();
  expect(await eve.page.getByRole('button', { name: /^Sit here/ }).count()).toBe(0);

  const ben = await person(browser, server.address, { name: 'Ben' });
  await ben.page.goto(server.address + forRed.pathname + forRed.hash);
  await ben.page.getByRole('button', { name: 'Sit here: Red' }).waitFor();
  expect(await ben.page.getByRole('button', { name: /^Sit here/ }).count()).toBe(1);
  await ben.page.getByRole('button', { name: 'Sit here: Red' }).click();
  await ann.page.getByText('Ben', { exact: true }).waitFor();
  expect(await ann.page.getByRole('textbox', { name: 'Invite: Blue' }).inputValue()).toContain(forBlue.hash);

  await eve.page.goto(server.address + forBlue.pathname + forBlue.hash);
  await eve.page.getByRole('button', { name: 'Sit here: Blue' }).click();
  await Promise.all([ann, ben, eve].map(({ page }) => status(page, /turn|throws/)));
  expect([...ann.trouble, ...ben.trouble, ...eve.trouble]).toEqual([]);
});

test('a tap on somebody else’s home path is answered in the reader’s language', async () => {
  const { page, trouble } = await person(browser, server.address, { language: 'ru' });
  await page.goto(`${server.address}/rules/parcheesi/royal`);
  await page.getByRole('button', { name: 'Попробовать' }).last().waitFor();
  await page.locator('.tabs').getByRole('button', { name: 'Попробовать' }).click();
  await spot(page, '12').click();
  await spot(page, 'h3:1').click();
  const told = page.getByTestId('arbiter');
  await told.filter({ hasText: 'дорожка к дому другого цвета' }).waitFor();
  await page.getByTestId('announcer').filter({ hasText: /Арбитр: .*дорожка к дому другого цвета/ }).waitFor();
  expect(await told.locator('[lang="en"]').count()).toBe(0);
  expect(trouble).toEqual([]);
});

test('before the throw a tap says to throw; who resigns among several is told that a bot plays on, and finds the way out', async () => {
  const seats = [{ seat: 0, kind: 'open' }, { seat: 1, kind: 'open' }, { seat: 2, kind: 'bot', level: 'easy' }];
  const [{ page, trouble }, ben, id] = await couple(browser, server.address, { game: 'parcheesi', players: 3, seats } as { game: string });
  await status(page, /Your turn: throw/);
  await spot(page, '5').click();
  await page.getByText('Throw first.').waitFor();
  await page.goto(`${server.address}/after/${id}`);
  await page.getByRole('link', { name: 'To the table' }).click();
  await menu(page, 'Resign');
  await page.getByText('Resign this game? The others play on, and a bot plays for you.').waitFor();
  await button(page, 'Yes').click();
  await page.getByText('You have resigned. A bot plays on for you.').waitFor();
  await page.getByRole('link', { name: 'New table' }).first().waitFor();
  await ben.page.locator('.log').filter({ hasText: 'Ann resigns; a bot plays on.' }).waitFor();
  expect([...trouble, ...ben.trouble]).toEqual([]);
});
