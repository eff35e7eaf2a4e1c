import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addClass } from '@institute/contract/classes/managed-classes';
import { type Browser, chromium } from '@playwright/test';
import { administrator, type Session } from '../e2e/support/api.ts';
import { chromium as program } from '../e2e/support/chromium.ts';
import { emptyInstitute, startProduct } from '../e2e/support/product.ts';
import { openVisit } from '../e2e/support/visit.ts';
import { options } from './support/options.mjs';

/*
 * npm run bench:voice — what a minute of a recorded voice weighs, in each kind of file that Chromium records,
 * from its own microphone, which a spoken text of the demo is played into: the recorder of the built product,
 * what it sent as it was stored, and how long that is when ffmpeg decodes it. The target is 195 kB a minute;
 * `--seconds` says how long it records.
 */

const { seconds } = options({ seconds: 60 });
const TARGET_KB = 195;
/** By how much the length in the head may differ from that of what is decoded, in seconds. */
const EXACT = 0.1;
const KINDS = ['audio/mp4', 'audio/webm', 'audio/ogg'];

const folder = await mkdtemp(join(tmpdir(), 'bench-voice-'));
const spoken = join(folder, 'spoken.wav');
const story = 'apps/server/seed/assets/story-the_lost_pen.mp3';
const quietly = ['-v', 'error', '-nostdin', '-y'];
execFileSync('ffmpeg', [...quietly, '-i', story, '-ac', '1', '-ar', '48000', spoken]);

const product = await startProduct(null, emptyInstitute());
const browser = await chromium.launch({
  ...program,
  args: [...(program.args ?? []), `--use-file-for-fake-audio-capture=${spoken}`],
});
let over = false;
try {
  const admin = await administrator(product.url);
  const form = { category: 'Voices', name: 'Voices', about: 'Voices', premium: '0' } as const;
  const { id } = await admin.call(addClass, { ...form, status: '1' });
  for (const kind of KINDS) {
    const sent = await recorded(browser, admin, id, kind);
    if (!sent) {
      console.log(`${kind.padEnd(10)} is not recorded by this browser`);
      continue;
    }
    const path = join(folder, `sent.${sent.extension}`);
    await writeFile(path, sent.bytes);
    const told = Number(probe(path, 'format=duration'));
    const decoded = decodedSeconds(path);
    const perMinute = (sent.bytes.length / decoded / 1000) * 60;
    const isExact = Math.abs(told - decoded) < EXACT;
    over ||= perMinute > TARGET_KB || !isExact;
    console.log(
      `${kind.padEnd(10)} ${(sent.bytes.length / 1000).toFixed(0)} kB in ${decoded.toFixed(1)} s: ` +
        `${perMinute.toFixed(1)} kB a minute (${probe(path, 'stream=codec_name')}), ` +
        `its head says ${told.toFixed(2)} s`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}
if (over) {
  console.error(`More than ${TARGET_KB} kB a minute, or a length that is not true.`);
  process.exitCode = 1;
}

/** Records for a lesson as a teacher does, in one kind of file; null where the browser makes none of it. */
async function recorded(
  by: Browser,
  admin: Session,
  classId: number,
  kind: string,
): Promise<{ bytes: Buffer; extension: string } | null> {
  const { page, context } = await openVisit(by, { url: product.url, size: 'desktop', as: admin });
  await page.addInitScript((only) => {
    const supports = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type.startsWith(only) && supports(type);
  }, kind);
  await page.goto(`/admin/classes/manage/${classId}/lessons/new`);
  if (!(await page.evaluate((type) => MediaRecorder.isTypeSupported(type), kind))) {
    await context.close();
    return null;
  }
  await page.getByLabel('Subject').fill('Voices');
  await page.getByRole('button', { name: 'Write a text' }).click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sound / })
    .click();
  await page.getByRole('button', { name: 'Record' }).click();
  const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  await page.getByText(`Recording: ${minutes} of`).waitFor({ timeout: seconds * 2_000 + 30_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Use this recording' }).click();
  const audio = page.locator('audio');
  await audio.waitFor();
  const address = (await audio.getAttribute('src')) ?? '';
  const answer = await fetch(new URL(address, product.url));
  if (!answer.ok) throw new Error(`What was sent is answered ${answer.status}.`);
  await context.close();
  const extension = new URL(address, product.url).pathname.split('.').at(-1) ?? '';
  return { bytes: Buffer.from(await answer.arrayBuffer()), extension };
}

function probe(path: string, entry: string): string {
  const args = ['-v', 'error', '-show_entries', entry, '-of', 'default=nw=1:nk=1', path];
  return execFileSync('ffprobe', args, { encoding: 'utf8' }).trim();
}

/** How long it is by what is in it. */
function decodedSeconds(path: string): number {
  const raw = ['-f', 's16le', '-ac', '1', '-ar', '16000', '-'];
  const pcm = execFileSync('ffmpeg', [...quietly, '-i', path, ...raw], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return pcm.length / 2 / 16_000;
}
