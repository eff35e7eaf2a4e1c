import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { takesWrites } from '../platform/db.ts';
import { diskRoom } from '../platform/disk-room.ts';
import { timeLimits, within } from '../platform/time-limits.ts';

/**
 * `/healthz` says the process lives, `/readyz` that it reaches its database (rulings §8) and that this can
 * be written to, within two seconds also when the database says nothing, and that it is not about to stop. Whoever asks
 * a process that is, is answered, and told to connect to another one next time.
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const isReached = readiness(() => canWrite(services));
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: true, message: 'alive' }));
  app.get('/readyz', { logLevel: 'fatal' }, async () => {
    if (services.draining.isOn || !(await isReached()))
      throw new AppError('unavailable', undefined, { retryAfter: 2 });
    return { status: true, message: 'ready' };
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (services.draining.isOn) reply.header('connection', 'close');
  });
}

/** With less room no file of the embedded database grows. */
const LEAST_ROOM = 1 << 20;

/**
 * Throws where nothing can be written: a database that only reads, or the embedded one on a full disk, whose
 * room `roomOf` tells.
 */
export async function canWrite(
  { db, config }: Pick<Services, 'db' | 'config'>,
  roomOf: typeof diskRoom = diskRoom,
): Promise<void> {
  if (!(await takesWrites(db))) throw new Error('the database only reads');
  if (config.databaseUrl) return;
  const { freeBytes } = await roomOf(config.dataDir);
  if (freeBytes < LEAST_ROOM) throw new Error('the disk is full');
}

/** Asks `check` for all who want to know together: a silent database holds one connection, not many. */
function readiness(check: () => Promise<void>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  return () => {
    asking ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return within(timeLimits.readiness, asking, false);
  };
}
