import { Readable } from 'node:stream';
import { AppError } from '@institute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { contentTypeOf } from '../platform/file-kind.ts';
import type { StoredFile } from '../platform/file-store.ts';
import { isShared } from '../platform/files.ts';
import { isNamed } from '../sweep-files.ts';
import { rangeOf } from './byte-range.ts';
import { isHeld } from './conditional.ts';
import { holdDownload } from './downloads.ts';
import { text } from './text.ts';

const STORED_NAME = /^[A-Za-z0-9_-]{1,60}\.[a-z0-9]{1,5}$/;

/** Materials are shown inside our own pages; nothing in them may run or reach out. */
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Serves stored files with range requests, from wherever they lie. All but shared ones need an
 * address the server signed and that has not expired; it may be cached by the browser that holds
 * it, by no other cache.
 */
export async function registerFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { db, files, config } = services;
  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>(
    '/files/:name',
    { compress: false },
    async (request, reply) => {
      const { name } = request.params;
      if (!STORED_NAME.test(name)) throw new AppError('not_found');
      const shared = isShared(name);
      const { exp = '', sig = '' } = request.query;
      const address = shared ? 'good' : files.judge(name, String(exp), String(sig));
      // Without our signature nobody is told what there is: nothing has been looked for.
      if (address === 'unsigned') throw new AppError('not_found');
      if (address === 'expired') throw new AppError('forbidden', text.addressExpired);
      // What was set aside comes back where a row names it; of what was taken away an address says nothing more.
      const found = await files.find(name, () => isNamed(db, name));
      if (!found) throw new AppError('not_found');
      reply.header('cache-control', shared ? 'public, max-age=86400' : 'private, max-age=43200');
      reply.header('content-security-policy', POLICY);
      reply.header('content-disposition', `inline; filename="${name}"`);
      reply.header('x-frame-options', 'SAMEORIGIN');
      return send(request, reply, { files, config }, found);
    },
  );
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, config }: Pick<Services, 'files' | 'config'>,
  { name, bytes, storedAt }: StoredFile,
): Promise<FastifyReply> {
  // A stored file never changes: its name is its tag.
  const tag = `"${name}"`;
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('last-modified', storedAt.toUTCString());
  if (isHeld(request, tag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const wanted = condition === undefined || condition === tag ? request.headers.range : undefined;
  const range = rangeOf(wanted, bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  reply.type(contentTypeOf(name));
  reply.header('content-length', range ? range.end - range.start + 1 : bytes);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  holdDownload(config, request, reply);
  const stream = await files.read(name, range ?? undefined);
  if (!stream) throw new AppError('not_found');
  return reply.send(stream);
}
