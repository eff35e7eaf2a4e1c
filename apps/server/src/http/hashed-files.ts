import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import { hashedFiles } from '../platform/page-files.ts';
import { sendBody } from './made-pages.ts';

/**
 * Serves the hashed files of the browser application for a year, in the forms that the build made of
 * them. Each is read once, when it is first asked for: a first visit asks for a dozen of them, and to
 * open a file anew took four times what it takes to send it. All of them together have 2 MB.
 */
export async function registerHashedFiles(app: FastifyInstance): Promise<void> {
  const files = await hashedFiles();
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { compress: false, config: { answers: 'file' } },
    async (request, reply) => {
      const file = files.get(request.params.name);
      if (!file) throw new AppError('not_found');
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(file.type);
      return sendBody(request, reply, file.body);
    },
  );
}
