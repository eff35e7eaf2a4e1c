import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUserData } from '@institute/contract/people';
import { fundWallet } from '@institute/contract/students';
import { launch } from '../../e2e/support/product.ts';
import { must } from './site.mjs';

/**
 * Dumps the institute, changes it, restores the dump in its place: every row and file of the dump
 * comes back (compared in a scratch database), the books balance, and nobody who was signed in is.
 * @param {import('./site.mjs').Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const students = short ? 5 : 200;
  const teacher = await site.administrator();
  let last = await site.student('Restored');
  for (let made = 0; made < students; made += 1) {
    last = await site.student(`Restored ${made}`);
    await teacher.call(fundWallet, { student_id: last.user.id, amount: String(100 + made) });
  }
  const before = (await last.call(getUserData, {})).wallet;
  const home = await mkdtemp(join(tmpdir(), 'institute-restore-'));
  const folder = join(home, 'dump');
  try {
    await site.halt();
    await command(site, 'dump', ['--to', folder]);
    const proven = await command(site, 'backup-prove', ['--from', folder]);
    await site.start();
    await (await site.administrator()).call(fundWallet, { student_id: last.user.id, amount: '9' });
    await site.halt();
    await command(site, 'restore', ['--from', folder, '--replace']);
    await site.start();
    const alive = await last.call(getUserData, {}).then(
      () => true,
      () => false,
    );
    must(!alive, 'a session of before the restore lives');
    const again = await site.signIn(last.user.email);
    must((await again.call(getUserData, {})).wallet === before, 'a wallet is not as it was dumped');
    return proven.split('\n').at(-1) ?? '';
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** @param {import('./site.mjs').Site} site @param {string} name @param {string[]} args */
async function command(site, name, args) {
  const { ended, output } = launch(name, site.environment, args);
  const code = await ended;
  must(code === 0, `${name} ended with ${code}: ${output()}`);
  return output().trim();
}
