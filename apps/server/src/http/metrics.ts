import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { makeMetrics } from '../platform/metrics.ts';
import { sameText } from '../platform/random.ts';
import { callNameOf } from './request-notes.ts';

/**
 * `GET /metrics` in the text format of Prometheus, for a reader that shows the token as a bearer
 * (rulings §8). Counts begin with the process; each process of several answers for itself.
 */
export function registerMetrics(app: FastifyInstance, services: Services, token: string): void {
  const metrics = makeMetrics(services.db);
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url === '/metrics') return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.observe(callNameOf(request), status, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!sameText(shown, token)) throw new AppError('session_required');
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}
