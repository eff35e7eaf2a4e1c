import type { FastifyInstance } from 'fastify';

/**
 * Lets the pages of one other origin call us with their session, and no other origin: for a quiz
 * served by itself. Preflights are answered here.
 */
export function allowOrigin(app: FastifyInstance, allowed: string): void {
  app.addHook('onRequest', async (request, reply) => {
    // Caches must not hand the response for one origin to another.
    reply.header('vary', 'origin');
    const isAllowed = request.headers.origin === allowed;
    if (isAllowed) {
      reply
        .header('access-control-allow-origin', allowed)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', 'date, retry-after');
    }
    if (request.method !== 'OPTIONS') return;
    if (isAllowed) {
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-max-age', '7200');
    }
    return reply.code(204).send();
  });
}
