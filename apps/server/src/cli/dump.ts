import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dump } from '../platform/backup/dump.ts';
import { claimStore } from '../platform/file-owner.ts';
import { runCommand } from '../run-command.ts';
import { instituteId } from '../services.ts';

/**
 * `npm run dump -- --to FOLDER`: writes database and uploads into a new folder; without `--to` into
 * `dumps` below the data folder, named by the time.
 */
runCommand(async ({ config, db, store, clock }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const time = clock.now().toISOString().replaceAll(':', '-');
  await claimStore(store, await instituteId(db));
  const folder = resolve(values.to ?? join(config.dataDir, 'dumps', `institute-${time}`));
  const { tables, files } = await dump({ db, store, now: clock.now() }, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Dumped ${rows} rows of ${tables.length} tables and ${files.length} files: ${folder}`,
  );
  return 0;
});
