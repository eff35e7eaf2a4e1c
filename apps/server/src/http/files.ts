import fastifyStatic from '@fastify/static';
import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { isShared } from '../platform/files.ts';

const STORED_NAME = /^[A-Za-z0-9_-]{1,60}\.[a-z0-9]{1,5}$/;

/**
 * Serves stored files with range requests. All but shared ones need an address the server signed
 * and that has not expired; it may be cached by the browser that holds it, by nobody else.
 */
export async function registerFiles(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(fastifyStatic, {
    root: services.files.folder,
    serve: false,
    cacheControl: false,
    // Another registration below serves the browser application and brings the decorator.
    decorateReply: true,
  });
  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>(
    '/files/:name',
    { compress: false },
    async (request, reply) => {
      const { name } = request.params;
      if (!STORED_NAME.test(name)) throw new AppError('not_found');
      const shared = isShared(name);
      const { exp = '', sig = '' } = request.query;
      if (!shared && !services.files.isSigned(name, String(exp), String(sig))) {
        throw new AppError('forbidden', 'This address has expired. Open the lesson again.');
      }
      reply.header('cache-control', shared ? 'public, max-age=86400' : 'private, max-age=43200');
      // Materials are shown inside our own pages; nothing in them may run or reach out.
      reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'self'");
      reply.header('x-frame-options', 'SAMEORIGIN');
      return reply.sendFile(name, services.files.folder, { cacheControl: false });
    },
  );
}
