import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/** Dates each answer by the clock that all here goes by, which browsers set theirs by (decision 125). */
export function dateAnswers(app: FastifyInstance, { clock }: Pick<Services, 'clock'>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}
