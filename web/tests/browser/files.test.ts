import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { againstBot, over, person, resign, saved, serveWith, setTable } from '../support/browser';
import { Server } from '../support/server';

/** What is carried out of the page and back into it: rules and records. */
const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

async function openHouseRules(page: Page): Promise<void> {
  await page.goto(`${server.address}/new?game=parcheesi&sheet=royal`);
  await page.getByText('House rules', { exact: true }).click();
}

test('house rules go out as a file and come back from it, and a bad file is refused with its line', async () => {
  const { page, trouble } = await person(browser, server.address);
  await openHouseRules(page);
  await page.getByLabel('Bonus for a capture, in spaces').fill('7');
  await page.getByLabel('Bonus for a capture, in spaces').blur();
  await page.getByLabel('Name of your rules').fill('Sunday');
  const toml = await saved(page, 'Download as a file (TOML)');
  expect(toml).toMatch(/base = "royal"[\s\S]*capture_bonus = 7/);

  await openHouseRules(page);
  await page.getByLabel('Use a file (TOML)').setInputFiles({ name: 'bad.toml', mimeType: 'application/toml', buffer: Buffer.from('base = "royal"\ncapture_bonus = "many"\n') });
  await page.getByRole('alert').filter({ hasText: 'capture_bonus' }).waitFor();
  await page.getByLabel('Use a file (TOML)').setInputFiles({ name: 'sunday.toml', mimeType: 'application/toml', buffer: Buffer.from(toml) });
  await page.getByText('1 rule changed').waitFor();
  expect(await page.getByLabel('Bonus for a capture, in spaces').inputValue()).toBe('7');
  expect(await page.getByLabel('Name of your rules').inputValue()).toBe('Sunday');

  await page.getByRole('link', { name: 'Read them' }).click();
  await page.getByText('earns a bonus of 7 spaces').waitFor();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.getByRole('columnheader', { name: 'Sunday' }).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);
  await page.getByRole('link', { name: 'Play by these rules' }).click();
  await page.getByText('1 rule changed').waitFor();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Parcheesi: Sunday' }).waitFor();
  expect(trouble).toEqual([]);
});

test('a record goes out as a file, and is reviewed from it with the names of those who played', async () => {
  const { page, trouble } = await person(browser, server.address);
  const id = await setTable(page, server.address, againstBot('snakes_ladders'), 0);
  await page.getByRole('button', { name: 'Throw', exact: true }).click();
  await resign(page);
  await over(page);
  await page.goto(`${server.address}/after/${id}`);
  const record = await saved(page, 'Download the record');

  await page.goto(`${server.address}/review`);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('not a record') });
  await page.getByRole('alert').filter({ hasText: 'not a record of a game' }).waitFor();
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"parlor_record": 999}') });
  await page.getByRole('alert').filter({ hasNotText: 'not a record of a game' }).waitFor();
  await file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.getByText('Blue won: by resignation.').first().waitFor();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.getByText('all are what was committed to').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.getByText('Move 0 of').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.told').filter({ hasText: /throws/ }).waitFor();
  await page.getByText('Ann', { exact: true }).first().waitFor();
  expect(trouble).toEqual([]);
});

test('what is wrong with a file, a typed position or a record is told in the language of the reader', async () => {
  const { page, trouble } = await person(browser, server.address, { language: 'ru' });
  const alert = page.getByRole('alert');
  await page.goto(`${server.address}/new?game=parcheesi&sheet=royal`);
  await page.getByText('Домашние правила', { exact: true }).click();
  const toml = 'base = "royal"\ncapture_bonus = "many"\nhome_bonus = 1.5\n';
  await page.getByLabel('Взять из файла (TOML)').setInputFiles({ name: 'bad.toml', mimeType: 'application/toml', buffer: Buffer.from(toml) });
  await alert.filter({ hasText: 'Строка 3: значение home_bonus — дробь; правило принимает' }).waitFor();

  await page.goto(`${server.address}/rules/chess`);
  await page.getByRole('button', { name: 'Попробовать', exact: true }).click();
  await page.getByLabel('Позиция').fill('4k3/8/8/8/8/8/PPPPPPPP/4K2P w - - 0 1');
  await page.getByRole('button', { name: 'Поставить', exact: true }).click();
  await alert.filter({ hasText: 'У белых 9 пешек, а их всего 8.' }).waitFor();

  await page.goto(`${server.address}/review`);
  await page.locator('input[type=file]').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"parlor_record": 999}') });
  await alert.filter({ hasText: 'Эта запись в другом формате; здесь читают версию 1.' }).waitFor();
  expect(await alert.getByText('по-английски').count()).toBe(0);
  expect(trouble).toEqual([]);
});

test('what is typed while the board to try things on is fetched stays', async () => {
  const { page, trouble } = await person(browser, server.address);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/position*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.address}/rules/parcheesi/royal`);
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  const position = page.getByLabel('Position', { exact: true });
  await position.fill('y:S,S,S,5 r:S,S,S,S y 5-3');
  answer();
  await page.getByRole('button', { name: /^(Throw|Undo)/ }).first().waitFor();
  expect(await position.inputValue()).toBe('y:S,S,S,5 r:S,S,S,S y 5-3');
  expect(trouble).toEqual([]);
});

test('on a phone a refusal is brought into sight', async () => {
  const { page, trouble } = await person(browser, server.address, {}, { width: 390, height: 844 });
  await page.goto(`${server.address}/rules/parcheesi/royal`);
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  const position = page.getByLabel('Position', { exact: true });
  await position.fill('y:S,S,S,99 r:S,S,S,S y 5-3');
  await position.press('Enter');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(async () => {
    const box = await alert.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 844;
  }).toBe(true);
  expect(trouble).toEqual([]);
});
