import { availableParallelism } from 'node:os';
import { type Config, ConfigError, readConfig } from './config.ts';
import { BackupError } from './platform/backup/archive.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Database, type OpenDatabase, openDatabase } from './platform/db.ts';
import { SchemaError } from './platform/db-schema.ts';
import type { FileStore } from './platform/file-store.ts';
import { FolderInUse } from './platform/folder-lock.ts';
import { makeLogger } from './platform/log.ts';
import { openFileStore } from './services.ts';

/** What the operator can put right, in one line. */
export class CommandError extends Error {}

/** What a command of the operator works with. */
interface Institute {
  config: Config;
  database: OpenDatabase;
  db: Database;
  store: FileStore;
  clock: Clock;
}

/** What a command does; gives its exit code. */
type Work = (institute: Institute) => Promise<number>;

/** How many migrations a command wants at most; all unless said. */
interface Options {
  upTo?: () => Promise<number>;
}

/**
 * Runs a command over the institute that the environment names. What the operator can put right is
 * said in one line.
 */
export function runCommand(work: Work, options: Options = {}): void {
  run(work, options)
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      const isKnown = [CommandError, ConfigError, FolderInUse, SchemaError, BackupError].some(
        (kind) => error instanceof kind,
      );
      console.error(isKnown && error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}

async function run(work: Work, { upTo }: Options): Promise<number> {
  const config = readConfig(process.env, availableParallelism());
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    ...(upTo && { upTo: await upTo() }),
  });
  try {
    const store = await openFileStore(config, makeLogger(config.logLevel));
    return await work({ config, database, db: database.db, store, clock: systemClock });
  } finally {
    await database.close();
  }
}
