import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { ConfigError, readConfig } from './config.ts';
import { SchemaError } from './platform/db-schema.ts';
import { FolderInUse } from './platform/folder-lock.ts';
import { serve } from './serve.ts';

/** `npm start`: reads the configuration, then serves in one process or, on PostgreSQL, in several. */
async function main(): Promise<void> {
  const config = readConfig(process.env, availableParallelism());
  if (cluster.isPrimary && config.processes > 1) {
    // The first process prepares the database and the demo data before the others join.
    await serve({ ...config, processes: 1 }, { prepareOnly: true, announce: false });
    for (let started = 0; started < config.processes; started += 1) cluster.fork();
    cluster.on('exit', (worker) => {
      if (!worker.exitedAfterDisconnect) cluster.fork();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => cluster.disconnect(() => process.exit(0)));
    }
    return;
  }
  // One process of several speaks for all.
  await serve(config, { prepareOnly: false, announce: (cluster.worker?.id ?? 1) === 1 });
}

main().catch((error: unknown) => {
  const isKnown = [ConfigError, FolderInUse, SchemaError].some((kind) => error instanceof kind);
  console.error(isKnown && error instanceof Error ? `Cannot start: ${error.message}` : error);
  process.exit(1);
});
