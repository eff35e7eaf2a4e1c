import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { ping } from '../platform/db.ts';
import { timeLimits, within } from '../platform/time-limits.ts';

/**
 * `/healthz` says the process lives, `/readyz` that it reaches its database (rulings §8), within
 * two seconds also when the database says nothing, and that it is not about to stop. Whoever asks
 * a process that is, is answered, and told to connect to another one next time.
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const isReached = readiness(() => ping(services.db));
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
