import { availableParallelism } from 'node:os';
import { parentRole, prepareApart, watchOverProcesses } from './first-process.ts';

/*
 * `npm start`: serves in this process or, on PostgreSQL, in several that this one watches over. The
 * first of several loads nothing of the application, so that it stays small; the rest of the
 * environment is read by config.ts.
 */
const { DATABASE_URL, WEB_CONCURRENCY = availableParallelism() } = process.env;
const role = parentRole();
const processes = Number(WEB_CONCURRENCY || availableParallelism());

if (role === null && DATABASE_URL && processes !== 1) {
  watchOverProcesses();
} else {
  const isAlone = role === null && Boolean(DATABASE_URL);
  if (isAlone) await prepareApart();
  const { start } = await import('./start.ts');
  await start(isAlone ? 'first' : (role ?? 'alone'));
}
