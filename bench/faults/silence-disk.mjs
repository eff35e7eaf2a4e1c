import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserData } from '@institute/contract/auth/user';
import { fundWallet } from '@institute/contract/people/students';
import { startPostgres } from '../../tools/postgres.mjs';
import {
  ask,
  askFor,
  expectDoneOrHonest,
  expectHonest,
  expectWellSoon,
  SETTINGS,
  uploadTo,
} from './asking.mjs';
import { must, Site, untilDone } from './site.mjs';

/** Fundings on the full disk: some rows still find room in what the database has set aside; many do not. */
const WRITES = 40;

/**
 * An institute of its own on a small disk that fills up, its database with it; needs root for the disk.
 * @param {{ short: boolean, on: 'postgres' | 'embedded' }} how in short it is left out without root
 * @param {import('./pace.mjs').Pace} pace
 */
export async function fullDisk({ short, on }, pace) {
  const disk = await mkdtemp(join(tmpdir(), 'institute-fault-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
  must(
    mounted.status === 0 || (short && process.getuid?.() !== 0),
    'no disk could be mounted to be filled, which needs root',
  );
  if (mounted.status !== 0) return 'no disk could be filled: that needs root';
  /** @type {Site | null} */
  let site = null;
  /** @type {import('../../tools/postgres.mjs').Postgres | null} */
  let postgres = null;
  try {
    postgres = on === 'postgres' ? await startPostgres({ home: disk }) : null;
    site = await Site.open(postgres?.url ?? null, { DATA_DIR: join(disk, 'data') });
    const { url } = site;
    const admin = await site.administrator();
    const student = await site.student('Disk');
    const before = (await student.call(getUserData, {})).wallet;
    const filler = await fill(join(disk, 'filler'));
    const upload = await uploadTo(url, admin);
    expectHonest(upload, 'an upload on a full disk', pace);
    const forms = Array.from({ length: WRITES }, () => ({
      student_id: String(student.user.id),
      amount: '100',
      request_key: crypto.randomUUID(),
    }));
    let done = 0;
    for (const form of forms) {
      const answer = await askFor(url, fundWallet, form, admin);
      if (expectDoneOrHonest(answer, 'a write on a full disk', pace) === 'done') done += 1;
    }
    must((await ask(`${url}/healthz`)).status === 200, 'it did not live through a full disk');
    const read = await ask(`${url}${SETTINGS}`);
    must(read.status === 200 || read.status === 503, `a read was answered ${read.status}`);
    await rm(filler);
    const well = await expectWellSoon(
      async () => (await uploadTo(url, admin)).status === 200,
      'the product',
      pace,
    );
    for (const form of forms) {
      await untilDone(() => admin.call(fundWallet, { ...form, student_id: student.user.id }));
    }
    const after = (await student.call(getUserData, {})).wallet;
    must(after === before + 100 * WRITES, `${WRITES} fundings of 100 left ${after - before}`);
    await site.halt();
    await site.checkBooks();
    return `disk full: uploads 503, ${done} of ${WRITES} writes done and the others 503, well ${well} ms after, the books balance`;
  } finally {
    await site?.books?.end();
    await site?.kill();
    await site?.simulator.stop();
    await postgres?.stop();
    if (site) await rm(site.dataDir, { recursive: true, force: true });
    spawnSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

/** Takes all the room there is. @param {string} path */
async function fill(path) {
  const file = await open(path, 'w');
  for (const bytes of [1 << 20, 1 << 12, 1]) {
    const block = Buffer.alloc(bytes, 1);
    for (let isRoom = true; isRoom; ) {
      isRoom = await file.write(block).then(
        ({ bytesWritten }) => bytesWritten === bytes,
        () => false,
      );
    }
  }
  await file.close();
  return path;
}
