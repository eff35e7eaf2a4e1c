import { availableParallelism } from 'node:os';
import { parentRole, watchOverProcesses } from './first-process.ts';

/*
 * `npm start`: serves in this process or, on PostgreSQL, in several that this one watches over. The
 * first of several loads nothing of the application, so that it stays small; the rest of the
 * environment is read by config.ts.
 */
const { DATABASE_URL, WEB_CONCURRENCY = availableParallelism() } = process.env;
const role = parentRole();

if (role === null && DATABASE_URL && Number(WEB_CONCURRENCY || availableParallelism()) !== 1) {
  watchOverProcesses();
} else {
  const { start } = await import('./start.ts');
  await start(role ?? 'alone');
}
