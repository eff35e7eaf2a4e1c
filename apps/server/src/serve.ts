import { setTimeout as wait } from 'node:timers/promises';
import { expectOtherPeople, prepareDemo } from '../seed/seed.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { ensureAdministrator } from './modules/auth/index.ts';
import { planBooksCheck } from './modules/payments/index.ts';
import { type OpenDatabase, openDatabase } from './platform/db.ts';
import { inTransaction } from './platform/db-transaction.ts';
import { hasPages } from './platform/page-files.ts';
import { openDataFolder } from './platform/private-files.ts';
import { within } from './platform/time-limits.ts';
import { warnOfClock } from './platform/warn-of-clock.ts';
import { makeServices } from './services.ts';

/** How long a stop lets requests end by themselves before it closes their connections. */
const PATIENCE_MS = 10_000;
/** When a stop ends the process, whatever still runs. */
const DEADLINE_MS = 28_000;

type App = Awaited<ReturnType<typeof buildApp>>;

interface Opened {
  database: OpenDatabase;
  services: Services;
}

async function open(config: Config): Promise<Opened> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, dataDir } = config;
  const database = await openDatabase({ url, directUrl, dataDir });
  try {
    return { database, services: await makeServices(config, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings the database up to date, makes the first administrator and the demo, has the books checked, and closes it again. */
export async function prepare(config: Config): Promise<void> {
  await openDataFolder(config.dataDir);
  const opened = await open(config);
  await prepareOpened(opened);
  opened.services.mailer.close();
  await opened.database.close();
}

async function prepareOpened({ database, services }: Opened): Promise<void> {
  const { config, log } = services;
  for (const warning of database.warnings) log.warn(warning);
  expectOtherPeople(config);
  if (config.firstAdmin && (await ensureAdministrator(services, config.firstAdmin))) {
    log.info('made the first administrator');
  }
  const told = config.gameOnly ? null : await prepareDemo(services);
  if (!config.gameOnly) await inTransaction(services.db, (tx) => planBooksCheck(tx, services));
  // For the person who typed the command; the log beside it is for machines.
  if (told) console.log(told);
}

/**
 * Opens the database, prepares it unless another process has, and serves. A stop signal lets
 * balancers see that it stops, then running requests and jobs finish before the database closes,
 * within {@link DEADLINE_MS}.
 */
export async function serve(
  config: Config,
  mode: { isPrepared: boolean; announce: boolean },
): Promise<void> {
  if (!mode.isPrepared) await openDataFolder(config.dataDir);
  const opened = await open(config);
  if (!mode.isPrepared) await prepareOpened(opened);
  const { database, services } = opened;
  const { log } = services;

  await warnOfClock(services);
  const withPages = !config.gameOnly && hasPages();
  if (!withPages && !config.gameOnly)
    log.warn('The browser application is not built: only the API is served.');
  const app = await buildApp(services, { withPages });
  const lastErrors = services.errors.keepIn(services.db);
  const begin = async () => {
    await app.listen({ port: config.port, host: config.host });
    // A quiz served by itself leaves the institute's work to the institute.
    if (!config.gameOnly) await services.jobs.start();
  };
  const begun = begin();

  let isStopping = false;
  const stop = async (drainSeconds: number) => {
    if (isStopping) return;
    isStopping = true;
    const hasBegun = begun.then(
      () => true,
      () => false,
    );
    if (!(await within(PATIENCE_MS, hasBegun, false))) {
      log.error('Stopped before it had begun to serve.');
      process.exit(1);
    }
    await services.draining.run(drainSeconds);
    setTimeout(() => {
      log.error('The stop took too long: what still ran was cut off.');
      process.exit(1);
    }, DEADLINE_MS).unref();
    await Promise.all([closeConnections(app, services), services.jobs.stop()]);
    services.mailer.close();
    await lastErrors();
    await database.close();
    process.exit(0);
  };
  // Before anybody is answered: whoever is, may take the process to be one that can be stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stop(config.drainSeconds));
  }
  // Whoever watched over this process is dead; nothing hands it requests.
  process.on('disconnect', () => stop(0));
  await begun;
  if (mode.announce) console.log(welcome(config, database.kind));
}

/** Takes no request any more, and waits for those under way as long as {@link PATIENCE_MS}. */
async function closeConnections(app: App, { background, log }: Services): Promise<void> {
  const closing = app.close();
  const inTime = await Promise.race([
    closing.then(() => true),
    wait(PATIENCE_MS, false, { ref: false }),
  ]);
  if (!inTime) {
    log.warn('Clients that did not end in time were cut off by the stop.');
    app.server.closeAllConnections();
  }
  await closing;
  await background.settled();
}

function welcome(config: Config, kind: string): string {
  if (config.gameOnly) return `The quiz of ${config.publicUrl} is served on port ${config.port}.`;
  return `The institute is open at ${config.publicUrl} (${kind} database).`;
}
