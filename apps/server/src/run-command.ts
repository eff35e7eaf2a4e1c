import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Database, type OpenDatabase, openDatabase } from './platform/db.ts';
import type { FileStore } from './platform/file-store.ts';
import { makeLogger } from './platform/log.ts';
import { OperatorError, reasonOf } from './platform/operator-error.ts';
import { keepFilesPrivate, openDataFolder } from './platform/private-files.ts';
import { openFileStore } from './services.ts';

/** What is wrong with how a command was called. */
export class CommandError extends OperatorError {}

/** What a command of the operator works with. */
interface Institute {
  config: Config;
  database: OpenDatabase;
  db: Database;
  /** Opens where files are kept: a bucket is asked whether it can be used. */
  openStore(): Promise<FileStore>;
  clock: Clock;
}

/** What a command does; gives its exit code. */
type Work = (institute: Institute) => Promise<number>;

/** How many migrations a command wants at most; all unless said. */
interface Options {
  upTo?: () => Promise<number>;
}

/** The options that a command was called with. Errors: `CommandError` (one that there is not, or without its value). */
export function commandOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
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
      console.error(reasonOf(error));
      process.exitCode = 1;
    });
}

async function run(work: Work, { upTo }: Options): Promise<number> {
  keepFilesPrivate();
  const config = readConfig(process.env, availableParallelism());
  await openDataFolder(config.dataDir);
  const database = await openDatabase({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    dataDir: config.dataDir,
    isPatient: true,
    ...(upTo && { upTo: await upTo() }),
  });
  try {
    const openStore = () => openFileStore(config, makeLogger(config.logLevel));
    return await work({ config, database, db: database.db, openStore, clock: systemClock });
  } finally {
    await database.close();
  }
}
