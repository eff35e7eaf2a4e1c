import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserData } from '@institute/contract/people';
import { fundWallet } from '@institute/contract/students';
import { ask, expectHonest, expectWellSoon, SETTINGS, uploadTo } from './asking.mjs';
import { must, Site, untilDone } from './site.mjs';

/**
 * An institute of its own on a small disk that fills up; needs root for the disk.
 * @param {import('./pace.mjs').Pace} pace
 */
export async function fullDisk(pace) {
  const disk = await mkdtemp(join(tmpdir(), 'institute-fault-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
  must(mounted.status === 0 || process.getuid?.() !== 0, 'root could mount no disk to fill');
  if (mounted.status !== 0) return 'no disk could be filled: that needs root';
  /** @type {Site | null} */
  let site = null;
  try {
    site = await Site.open(null, { DATA_DIR: join(disk, 'data') });
    const { url } = site;
    const admin = await site.administrator();
    const student = await site.student('Disk');
    const before = (await student.call(getUserData, {})).wallet;
    const filler = await fill(join(disk, 'filler'));
    const upload = await uploadTo(url, admin);
    expectHonest(upload, 'an upload on a full disk', pace);
    const request_key = crypto.randomUUID();
    const form = { student_id: student.user.id, amount: '100', request_key };
    // Some rows still find room in what the database has set aside; many do not.
    const write = await admin.call(fundWallet, form).then(
      () => 'done',
      () => 'refused',
    );
    must((await ask(`${url}/healthz`)).status === 200, 'it did not live through a full disk');
    const read = await ask(`${url}${SETTINGS}`);
    must(read.status === 200 || read.status === 503, `a read was answered ${read.status}`);
    await rm(filler);
    const well = await expectWellSoon(
      async () => (await uploadTo(url, admin)).status === 200,
      'the product',
      pace,
    );
    await untilDone(() => admin.call(fundWallet, form));
    const after = (await student.call(getUserData, {})).wallet;
    must(after === before + 100, `a write that was ${write} left ${after - before}`);
    await site.halt();
    await site.checkBooks();
    return `disk full: uploads 503, a write ${write}, well ${well} ms after, the books balance`;
  } finally {
    await site?.kill();
    await site?.simulator.stop();
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
