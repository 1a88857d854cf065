import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../src/protocol/types';
import { textCommitment } from '../../src/state/kept';
import { againstBot, move, person, serveWith, setTable, spot, status } from '../support/browser';
import { englishLeftIn } from '../support/languages';
import { Server } from '../support/server';

const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

test('an illegal step gets the arbiter’s sentence and the clause, and the board stays', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess'), 0);
  await status(page, /Your turn/);
  await page.locator('.spot[data-place="e2"][data-source]').click();
  await page.locator('.spot[data-target]').nth(1).waitFor();
  expect(await page.locator('.spot[data-target]').count()).toBe(2);
  await spot(page, 'e5').click();
  const told = page.getByTestId('arbiter');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/Arbiter\..*pawn[\s\S]*Clause/);
  await page.getByTestId('announcer').filter({ hasText: 'Arbiter: ' }).waitFor();
  await spot(page, 'e4').click();
  await page.locator('.spot[data-place="e4"][aria-label*="white pawn"]').waitFor();
  expect(trouble).toEqual([]);
});

test('a spectator sees the game and cannot act', async () => {
  const player = await person(browser, server.address);
  const watcher = await person(browser, server.address, { name: 'Eve' });
  const id = await setTable(player.page, server.address, againstBot('chess'), 0);
  await status(player.page, /Your turn/);
  await watcher.page.goto(`${server.address}/t/${id}`);
  await watcher.page.getByText('You are watching.').waitFor();
  await spot(watcher.page, 'e2').click();
  expect(await watcher.page.locator('.spot[data-target], .spot[data-source], .actions button').count()).toBe(0);
  await move(player.page, 'd2', 'd4');
  await watcher.page.locator('.spot[data-place="d4"][aria-label*="white pawn"]').waitFor();
  expect([...player.trouble, ...watcher.trouble]).toEqual([]);
});

test('a piece can be dragged, and is let go where it may not go', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess'), 0);
  await status(page, /Your turn/);
  const drag = async (from: string, to: string) => {
    const [a, b] = await Promise.all([from, to].map((place) => spot(page, place).boundingBox()));
    if (!a || !b) throw new Error('not on the board');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await page.locator('.spot[data-place="g1"][data-source]').waitFor();
  await drag('g1', 'g3');
  await page.getByTestId('arbiter').waitFor();
  await drag('g1', 'f3');
  await page.locator('.spot[data-place="f3"][aria-label*="white knight"]').waitFor();
  expect(trouble).toEqual([]);
});

test('a table that does not exist is said to be missing', async () => {
  const { page } = await person(browser, server.address);
  await page.goto(`${server.address}/t/nosuchtable`);
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
});

test('the keyboard throws, reads the board and the dice, and repeats', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('snakes_ladders'), 0);
  await page.getByRole('button', { name: 'Throw', exact: true }).waitFor();
  await page.keyboard.press('Space');
  const heard = page.getByTestId('announcer');
  await heard.filter({ hasText: /Ann throws [1-6]/ }).waitFor();
  await page.keyboard.press('l');
  await heard.filter({ hasText: /On the board: square 1: .*yellow/ }).waitFor();
  await page.keyboard.press('d');
  await heard.filter({ hasText: /Dice: / }).waitFor();
  await page.keyboard.press('r');
  await heard.filter({ hasText: /Dice: / }).waitFor();
  expect(trouble).toEqual([]);
});

test('a broken line in mid-turn: a banner, then it catches up without a reload', async () => {
  const { page, trouble } = await person(browser, server.address);
  await setTable(page, server.address, againstBot('chess'), 0);
  await status(page, /Your turn/);
  await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
  await spot(page, 'e2').click();
  await server.stop();
  await page.locator('.banner').waitFor();
  await server.start();
  await page.locator('.banner').waitFor({ state: 'detached', timeout: 40_000 });
  await page.locator('.spot[data-target]').first().waitFor();
  await spot(page, 'e4').click();
  await page.locator('.spot[data-place="e4"][aria-label*="white pawn"]').waitFor();
  await status(page, /Your turn|Black/);
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
  expect(trouble).toEqual([]);
});

test.each([
  ['ru', 'Играть', /Ваш ход|Ход:/, 'поле e2, белые: пешка, может пойти'],
  ['es', 'Jugar ya', /Tu turno|Turno de/, 'casilla e2, blancas: peón, se puede mover'],
])('in %s everything is said', async (language, button, turn, label) => {
  const { page, trouble } = await person(browser, server.address, { language });
  await page.goto(server.address);
  await page.getByRole('button', { name: new RegExp(button) }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await setTable(page, server.address, againstBot('chess'), 0);
  await status(page, turn);
  await page.getByRole('button', { name: label }).waitFor();
  await page.goto(`${server.address}/rules/parcheesi/nest`);
  await page.locator('.told h2').first().waitFor();
  expect(await page.locator('.told [lang="en"]').allInnerTexts()).toEqual([]);
  expect(trouble).toEqual([]);
});

/** Sends these to a table one after the other, with this browser's cookie, and hears what is refused. */
async function refusals(page: Page, id: string, commands: readonly unknown[]): Promise<string[]> {
  return page.evaluate(
    async ([table, said]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
      const heard: string[] = [];
      await new Promise<void>((resolve) => {
        let next = 0;
        const go = () => {
          const command = said[next++];
          if (command === undefined) return resolve();
          socket.send(typeof command === 'string' ? command : JSON.stringify({ ...(command as object), id: next }));
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { type: string; sentence?: string };
          if (message.type === 'refused') heard.push(message.sentence ?? '');
          if (['welcome', 'refused', 'done', 'next'].includes(message.type)) go();
        };
      });
      socket.close();
      return heard;
    },
    [id, commands] as const,
  );
}

test('what is refused at a table is told in Russian and Spanish', async () => {
  const { page } = await person(browser, server.address);
  const left = await englishLeftIn(((await (await fetch(`${server.address}/api/games`)).json()) as Catalogue).games);
  const id = await setTable(page, server.address, { game: 'chess' });
  const text = 'abcdefgh12345678abcdefgh';
  const at = (seat: number) => ({ do: 'sit', seat, name: 'Ann', text_commitment: textCommitment(id, seat, text) });
  const heard = await refusals(page, id, [
    { do: 'start' }, { do: 'resign' }, { do: 'sit_bot', seat: 1, level: 'easy' }, { do: 'sit', seat: 0, name: 'Ann' }, { do: 'sit', seat: 0, name: 'Ann', text }, { ...at(0), name: ' ' }, at(4), at(9),
    at(0), at(0), { do: 'reveal', seat: 0, text }, { do: 'reveal', seat: 1, text }, { do: 'start' }, { do: 'stand', seat: 1 }, { do: 'offer', offer: 'draw', n: 9 }, { do: 'offer', offer: 'more', n: 9 }, { do: 'sit_bot', seat: 1, level: 'god' },
    at(1), { do: 'start' }, { do: 'stand', seat: 0 }, { do: 'reveal', seat: 0, text: 'another' }, { do: 'reveal', seat: 0, text }, { do: 'reveal', seat: 0, text: 'another' }, { do: 'reveal', seat: 1, text }, { do: 'stand', seat: 0 }, { do: 'throw', n: 9 }, { do: 'play', n: 9, steps: ['walk'] }, { do: 'play', n: 9, steps: [] }, { do: 'play', n: 9 }, { do: 'steps', steps: ['e2e5'] }, { do: 'steps', steps: [''] },
    { do: 'accept', offer: 'draw', n: 9 }, { do: 'offer', offer: 'takeback', n: 9 }, { do: 'say', phrase: 'what' }, { do: 'rematch' }, { do: 'why', from: 'e2' }, { do: 'fly' }, { do: 'stannd', seat: 0 }, 'what', '[]', { seat: 'x' },
    { do: 'offer', offer: 'draw', n: 9 }, { do: 'offer', offer: 'draw', n: 99 }, { do: 'accept', offer: 'draw', n: 99 }, { do: 'resign' }, { do: 'resign' }, { do: 'throw', n: 99 },
  ]);
  expect(new Set(heard).size).toBeGreaterThan(24);
  expect(heard.flatMap(left)).toEqual([]);
});
