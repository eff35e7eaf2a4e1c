import { resolve } from 'node:path';
import { checkBooks } from '../modules/payments/index.ts';
import { migrationsFor, restore } from '../platform/backup/restore.ts';
import { readSecretKey } from '../platform/backup/seal.ts';
import { isServed } from '../platform/db-serving.ts';
import { incomingFolder } from '../platform/files.ts';
import { makeLogger } from '../platform/log.ts';
import { CommandError, commandOptions, runCommand } from '../run-command.ts';
import { instituteId } from '../services.ts';

// Read where what is wrong with them is said in one line.
const options = () =>
  commandOptions({
    from: { type: 'string' },
    key: { type: 'string' },
    replace: { type: 'boolean', default: false },
  });

function folder(): string {
  const { from } = options();
  if (!from) throw new CommandError('Say which dump: npm run restore -- --from FOLDER');
  return resolve(from);
}

/**
 * `npm run restore -- --from FOLDER [--key FILE] [--replace]`: puts a dump into an empty institute, or with
 * `--replace` in the place of one, and proves that its books balance. The server must not run: one that does
 * is refused, on an embedded database by its folder's lock.
 */
runCommand(
  async ({ config, database, db, openStore, clock }) => {
    const store = await openStore();
    const target = { db, store, incoming: incomingFolder(config.dataDir) };
    const { replace, key } = options();
    if (replace && database.kind === 'postgres' && (await isServed(database.raw))) {
      throw new CommandError(
        'A server runs on this database. Stop it first, on every machine: nothing was changed.',
      );
    }
    const secretKey = key && (await readSecretKey(key));
    const { madeAt, tables, files } = await restore(target, folder(), { replace, secretKey });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows of ${tables.length} tables and ${files.length} files of ${madeAt}.`,
    );
    await database.migrate();
    // A dump that was made before there were ids has got one now.
    await store.writeMark(`${await instituteId(db)}\n`);
    // Kept as the newest check: the dump's own is of the day on which it was made.
    const log = makeLogger('silent');
    const { problems, accounts, transfers } = await checkBooks({ db, clock, log });
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) return 1;
    console.log(`The books balance: ${accounts} accounts, ${transfers} transfers.`);
    return 0;
  },
  // The dump goes into tables of its own version, which are then brought to this one.
  { upTo: () => migrationsFor(folder()) },
);
