import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '../platform/backup/archive.ts';
import { dump, type Earlier } from '../platform/backup/dump.ts';
import { claimStore } from '../platform/file-owner.ts';
import { runCommand } from '../run-command.ts';
import { instituteId } from '../services.ts';

/**
 * `npm run dump -- --to FOLDER [--after FOLDER] [--open]`: writes database and uploads into a new
 * folder; without `--to` into `dumps` below the data folder, named by the time. Sealed where the
 * institute has a key for that, unless `--open` says otherwise. With `--after` the files that the
 * dump there holds as well are shared with it.
 */
runCommand(async ({ config, db, openStore, clock }) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      after: { type: 'string' },
      open: { type: 'boolean', default: false },
    },
  });
  const time = clock.now().toISOString().replaceAll(':', '-');
  const store = await openStore();
  await claimStore(store, await instituteId(db));
  const folder = resolve(values.to ?? join(config.dataDir, 'dumps', `institute-${time}`));
  const { publicKey } = config.backups;
  const { tables, files, sealedFor } = await dump({ db, store, now: clock.now() }, folder, {
    sealFor: publicKey && !values.open ? [publicKey] : [],
    earlier: values.after ? await earlierIn(resolve(values.after)) : null,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const how = sealedFor.length > 0 ? 'sealed' : 'not sealed, it lies open';
  console.log(
    `Dumped ${rows} rows of ${tables.length} tables and ${files.length} files (${how}): ${folder}`,
  );
  return 0;
});

/** A dump that is there; where there is none every file is copied. */
async function earlierIn(folder: string): Promise<Earlier | null> {
  const manifest = await readManifest(folder).catch(() => null);
  return manifest && { folder, manifest };
}
