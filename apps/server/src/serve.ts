import { demoCredentials, seedDemo } from '../seed/seed.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { ensureAdministrator } from './modules/people/index.ts';
import { openDatabase } from './platform/db.ts';
import { hasPages } from './platform/page-files.ts';
import { makeServices } from './services.ts';

/**
 * Opens the database, prepares it (migrations, first administrator, demo data) and serves. A stop
 * signal lets running requests and jobs finish before the database closes.
 */
export async function serve(
  config: Config,
  mode: { prepareOnly: boolean; announce: boolean },
): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const services = await makeServices(config, database);
  const { log } = services;
  for (const warning of database.warnings) log.warn(warning);
  if (config.firstAdmin && (await ensureAdministrator(services, config.firstAdmin))) {
    log.info({ email: config.firstAdmin.email }, 'made the first administrator');
  }
  if (config.demoData) await seedDemo(services);
  if (mode.prepareOnly) {
    await database.close();
    return;
  }

  const withPages = !config.gameOnly && hasPages();
  if (!withPages && !config.gameOnly)
    log.warn('The browser application is not built: only the API is served.');
  const app = await buildApp(services, { withPages });
  await app.listen({ port: config.port, host: config.host });
  // A quiz served by itself leaves the institute's work to the institute.
  if (!config.gameOnly) await services.jobs.start();
  // For the person who typed the command; the log beside it is for machines.
  if (mode.announce) console.log(welcome(config, database.kind));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await services.background.settled();
    await services.jobs.stop();
    services.mailer.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
}

function welcome(config: Config, kind: string): string {
  if (config.gameOnly) return `The quiz of ${config.publicUrl} is served on port ${config.port}.`;
  const open = `The institute is open at ${config.publicUrl} (${kind} database).`;
  return config.demoData ? `${open}\n${demoCredentials}` : open;
}
