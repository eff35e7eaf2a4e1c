import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import type { Page } from '@playwright/test';
import type { Session } from './support/api.ts';
import { startLine } from './support/line.ts';
import { expect, test } from './support/test.ts';

const MEGABYTE = 1_000_000;
const FILM_BYTES = 200 * MEGABYTE;

/** A film of which no megabyte is like another, so that one in a wrong place would be seen. */
async function makeFilm(path: string): Promise<string> {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(MEGABYTE);
  for (let at = 0; at < chunk.length; at += 4) chunk.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  function* chunks() {
    for (let number = 0; number < FILM_BYTES / MEGABYTE; number += 1) {
      chunk.writeUInt32LE(number, 500_000);
      const made = Buffer.from(chunk);
      if (number === 0) {
        Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex').copy(made);
      }
      hash.update(made);
      yield made;
    }
  }
  await pipeline(Readable.from(chunks()), createWriteStream(path));
  return hash.digest('hex');
}

/** The saved material of the only lesson of a class, as whoever opens it gets it. */
async function hashOfMaterial(admin: Session, url: string, classId: number): Promise<string> {
  const [lesson] = await admin.call(getLessons, { class_id: classId });
  const response = await fetch(`${url}/${lesson?.material}`);
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading the file' });
const arrived = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'));

const isWaiting = (page: Page) =>
  expect(page.getByText('The line is cut. The upload goes on by itself.')).toBeVisible();

// Proves decision-090-4.
test('a film of 200 MB goes up on a phone over a line that is cut five times, and over a reload @all', async ({
  visit,
  url,
  admin,
}) => {
  const film = join(tmpdir(), 'a-long-film.mp4');
  const sent = await makeFilm(film);
  const form = {
    category: 'Films',
    name: 'A long film',
    about: 'Long',
    premium: '0',
    status: '0',
  };
  const { id } = await admin.call(addClass, form as never);
  const line = await startLine(url);
  const visitor = await visit({ url: line.url, size: 'phone', as: admin });
  const { page, look } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/admin/classes/manage/${id}/lessons/new`);
  await page.getByLabel('Subject').fill('A long film');
  const choose = () => page.getByLabel(/^Video/).setInputFiles(film);
  const save = page.getByRole('button', { name: 'Save Lesson' });
  await choose();
  const before = line.sent();

  const first = line.cutAfter(30 * MEGABYTE);
  await save.click();
  await first;
  await isWaiting(page);
  await look('upload-line-cut');
  for (const bytes of [40 * MEGABYTE, 20 * MEGABYTE]) {
    const next = line.cutAfter(bytes);
    line.mend();
    await next;
    await isWaiting(page);
  }

  // It rests, and is left in the middle of it.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('The upload is paused.')).toBeVisible();
  expect(await arrived(page)).toBeGreaterThan(80 * MEGABYTE);
  await look('upload-paused');
  line.mend();
  await page.reload();
  await expect(page.getByText('what has arrived of it is not sent again')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A long film');
  await choose();
  const fourth = line.cutAfter(45 * MEGABYTE);
  await save.click();
  await fourth;
  await isWaiting(page);
  expect(await arrived(page)).toBeGreaterThan(120 * MEGABYTE);
  const fifth = line.cutAfter(30 * MEGABYTE);
  line.mend();
  await fifth;
  await isWaiting(page);
  line.mend();
  await page.waitForURL(`**/admin/classes/manage/${id}?tab=lessons`, { timeout: 120_000 });

  expect(await hashOfMaterial(admin, url, id)).toBe(sent);
  // Five cuts and a reload cost a part each at most, and what the pages themselves ask for.
  expect(line.sent() - before).toBeLessThan(FILM_BYTES * 1.15);
  // A part that was cut off may be on its way to the disk still: the server says where it stands (409).
  await visitor.leave(/ERR_|404|409/);
  await line.close();
  await rm(film);
});
