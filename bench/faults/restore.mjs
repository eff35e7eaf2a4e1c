import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getUserData } from '@institute/contract/auth/user';
import { enrol } from '@institute/contract/classes/classes';
import { addClass, deleteClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { deleteStudent, fundWallet } from '@institute/contract/people/students';
import { readManifest, tablePath } from '../../apps/server/src/platform/backup/archive.ts';
import { launch } from '../../e2e/support/product.ts';
import { uploadTo } from './asking.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/**
 * Dumps the institute, deletes people, classes and stored files of it and moves money, and restores the
 * dump in its place: every row and file is there again as it was (compared in a scratch database, and
 * with a dump of what was restored), the books balance, and nobody who was signed in is.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const admin = await site.administrator();
  const school = await open(site, admin, short ? 5 : 200);
  const { last } = school;
  const before = (await last.call(getUserData, {})).wallet;
  const home = await mkdtemp(join(tmpdir(), 'institute-restore-'));
  const [folder, again] = [join(home, 'dump'), join(home, 'again')];
  try {
    await site.halt();
    await command(site, 'dump', ['--to', folder]);
    const proven = await command(site, 'backup-prove', ['--from', folder]);
    await site.start();
    await wipe(site, await site.administrator(), school);
    await site.halt();
    // Those that are still there, as if somebody had swept the disk.
    await rm(join(site.dataDir, 'uploads'), { recursive: true, force: true });
    await command(site, 'restore', ['--from', folder, '--replace']);
    await command(site, 'dump', ['--to', again]);
    const compared = await expectSame(folder, again);
    await site.start();
    const alive = await last.call(getUserData, {}).then(
      () => true,
      () => false,
    );
    must(!alive, 'a session of before the restore lives');
    const later = await site.signIn(last.user.email);
    must((await later.call(getUserData, {})).wallet === before, 'a wallet is not as it was dumped');
    return `${proven.split('\n').at(-1) ?? ''} ${compared}`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** @typedef {Awaited<ReturnType<typeof open>>} School */

/**
 * Students with money in a class with a material, and a logo.
 * @param {Site} site @param {Session} admin @param {number} students
 */
async function open(site, admin, students) {
  const form = /** @type {const} */ ({ category: 'Restore', about: '-', premium: '0' });
  const { id: class_id } = await admin.call(addClass, { ...form, name: 'Restored' });
  const lesson = { class_id: String(class_id), subject: 'Restored', about: 'Text' };
  const file = new Blob(['%PDF-1.4\n', new Uint8Array(100_000)]);
  await admin.call(addLesson, { ...lesson, fileType: 'pdf' }, { file });
  must((await uploadTo(site.url, admin)).status === 200, 'no logo could be stored');
  const people = [await site.student('Restored')];
  for (let made = 0; made < students; made += 1) {
    const one = await site.student(`Restored ${made}`);
    people.push(one);
    await admin.call(fundWallet, { student_id: one.user.id, amount: String(100 + made) });
    await one.call(enrol, { class_id });
  }
  const [gone, last] = [people.slice(0, -1), people.at(-1)];
  if (!last) throw new Error('there are no students');
  return { class_id, gone, last };
}

/** Deletes the class and all students but one, who gets money. @param {Site} site @param {Session} admin @param {School} school */
async function wipe(site, admin, { class_id, gone, last }) {
  for (const { user } of gone) {
    const { wallet } = await (await site.signIn(user.email)).call(getUserData, {});
    await admin.call(deleteStudent, { student_id: user.id, wallet });
  }
  await admin.call(deleteClass, { class_id: String(class_id) });
  await admin.call(fundWallet, { student_id: last.user.id, amount: '9' });
}

/** Throws unless two dumps hold the same rows and files. @param {string} folder @param {string} again */
async function expectSame(folder, again) {
  const [right, found] = await Promise.all([readManifest(folder), readManifest(again)]);
  /** @param {string} where @param {string} name */
  const rowsOf = async (where, name) =>
    gunzipSync(await readFile(tablePath(where, name)))
      .toString()
      .split('\n')
      .sort()
      .join('\n');
  let rows = 0;
  for (const { name, rows: many } of right.tables) {
    const same = (await rowsOf(folder, name)) === (await rowsOf(again, name));
    must(same, `${name} is not as it was dumped`);
    rows += many;
  }
  const files = (/** @type {typeof right} */ { files: all }) =>
    all.map(({ name, sha256 }) => `${name} ${sha256}`).sort();
  must(right.files.length >= 2, 'no file was stored to be restored');
  must(files(right).join() === files(found).join(), 'the files are not those that were dumped');
  return `${rows} rows of ${right.tables.length} tables and ${right.files.length} files are as before what was deleted.`;
}

/** @param {import('./site.mjs').Site} site @param {string} name @param {string[]} args */
async function command(site, name, args) {
  const { ended, output } = launch(name, site.environment, args);
  const code = await ended;
  must(code === 0, `${name} ended with ${code}: ${output()}`);
  return output().trim();
}
