import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Kept } from '../../src/state/kept';
import { textCommitment } from '../../src/state/kept';
import type { FairRecord } from '../../src/state/verify';
import { againstBot, over, person, resign, saved, serveWith, setTable } from '../support/browser';
import { parlor } from '../support/parlor';
import { Server } from '../support/server';

const server = new Server();
let browser: Browser;

serveWith(server, (one) => {
  browser = one;
});

test('the page verifies by what it kept, and gives it along with the record', async () => {
  const { page, trouble } = await person(browser, server.address);
  const id = await setTable(page, server.address, againstBot('snakes_ladders'), 0);
  await page.getByRole('button', { name: 'Throw', exact: true }).click();
  await resign(page);
  await over(page);
  await page.goto(`${server.address}/after/${id}`);
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.getByText('as this browser saw it at the table').waitFor();

  const record = await saved(page, 'Download the record');
  const { kept } = JSON.parse(record) as { kept: Kept };
  expect(kept).toMatchObject({ table: id, seats: [{ seat: 0, acknowledged: true }, { seat: 1, text_commitment: '' }] });
  const folder = mkdtempSync(join(tmpdir(), 'parlor-kept-'));
  writeFileSync(join(folder, 'record.json'), record);
  expect(parlor('verify', join(folder, 'record.json'))).toContain('as it was seen at the table');
  rmSync(folder, { recursive: true });

  // A server that tells of another text, with a commitment that fits it, is caught by what the page saw.
  await page.route('**/record', async (route) => {
    const told = (await (await route.fetch()).json()) as FairRecord;
    const other = 'another-text-than-the-one-that-was-sent';
    for (const event of told.events) {
      if (event.text_commitment) event.text_commitment = textCommitment(id, 0, other);
      if (event.event === 'revealed') event.text = other;
    }
    await route.fulfill({ json: told });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.getByText('this browser saw another commitment or text of Ann').waitFor();
  expect(trouble).toEqual([]);
});
