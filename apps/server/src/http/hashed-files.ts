import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import { hashedFiles } from '../platform/page-files.ts';
import { sendBody } from './made-pages.ts';

/**
 * Headers that say how a page behaves, and nothing of a file in it. A page loads a dozen such files:
 * on a slow line their headers would weigh as much as some of them.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves the hashed files of the browser application for a year, in the forms that the build made of
 * them. Each is read once, when it is first asked for: a first visit asks for a dozen of them, and to
 * open a file anew took four times what it takes to send it. All of them together have 2 MB.
 */
export async function registerHashedFiles(app: FastifyInstance): Promise<void> {
  const files = await hashedFiles();
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { compress: false },
    async (request, reply) => {
      const file = files.get(request.params.name);
      if (!file) throw new AppError('not_found');
      for (const name of OF_PAGES) reply.removeHeader(name);
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(file.type);
      return sendBody(request, reply, file.body);
    },
  );
}
