import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { ping } from '../platform/db.ts';

/** `/healthz` says the process lives, `/readyz` that it reaches its database (rulings §8). */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: true, message: 'alive' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await ping(services.db);
    return { status: true, message: 'ready' };
  });
}
