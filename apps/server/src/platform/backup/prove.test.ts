// Proves promise-21.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../test/support/busy-school.ts';
import { Institute } from '../../../test/support/institute.ts';
import { checkLedger } from '../../modules/ledger/index.ts';
import { openFileStore } from '../../services.ts';
import { makeLogger } from '../log.ts';
import { commandLine } from '../paths.ts';
import { readManifest } from './archive.ts';
import { dump } from './dump.ts';
import { proveDump } from './prove.ts';

/*
 * What a proof finds wrong. It restores into the embedded database whatever the dump was made from,
 * so this runs once; that a right one is found right is proven on both, in backup.test.ts.
 */

// Opening two databases takes a busy machine a while.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const folders: string[] = [];
let source: Institute;
beforeAll(async () => {
  source = await Institute.open();
  await fill(source);
});
afterAll(async () => {
  await source.close();
  for (const parent of folders) await rm(parent, { recursive: true });
});

async function dumped(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'institute-dump-'));
  folders.push(parent);
  const { db, clock, config } = source.services;
  const folder = join(parent, 'dump');
  await dump(
    { db, store: await openFileStore(config, makeLogger('silent')), now: clock.now() },
    folder,
  );
  return folder;
}

describe('the proof of a dump @all', () => {
  /** A dump whose rows of a table were changed by somebody who made the sums right again. */
  async function tampered(table: string, change: (lines: string) => string): Promise<string> {
    const copy = await dumped();
    const path = join(copy, 'tables', `${table}.ndjson.gz`);
    const lines = change(gunzipSync(await readFile(path)).toString());
    const bytes = gzipSync(lines);
    await writeFile(path, bytes);
    const manifest = await readManifest(copy);
    for (const part of manifest.tables) {
      if (part.name !== table) continue;
      part.bytes = bytes.length;
      part.sha256 = createHash('sha256').update(bytes).digest('hex');
    }
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
    return copy;
  }

  it('fails over books that do not balance', async () => {
    const copy = await tampered('public.transfers', (lines) =>
      lines.replace(/"amount":\d+/, '"amount":1'),
    );
    await expect(proveDump(copy, checkLedger)).rejects.toThrow(/the books do not balance/);
  });

  it('fails over a row that does not come back as it was', async () => {
    // The column is not one of this version: it is passed over at restoring.
    const copy = await tampered('public.classes', (lines) => lines.replace('{', '{"lost":1,'));
    await expect(proveDump(copy, checkLedger)).rejects.toThrow(/public.classes is not as it was/);
  });

  it('says why it failed without the rows it failed over', async () => {
    const copy = await tampered('public.users', (lines) => lines.replaceAll(/"name":/g, '"lost":'));
    const users = gunzipSync(await readFile(join(copy, 'tables', 'public.users.ndjson.gz')));
    const { email } = JSON.parse(users.toString().split('\n')[0] ?? '');
    const args = [...commandLine('backup-prove'), '--from', copy];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('null value in column "name"');
    expect(email).toContain('@');
    expect(stderr).not.toContain(email);
  });
});
