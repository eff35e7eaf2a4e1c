import type { Readable } from 'node:stream';
import { AppError } from '@institute/contract/errors';
import { handIn } from '@institute/contract/homework/my-homework';
import {
  MAX_UPLOAD_BYTES,
  TUS_CONTENT_TYPE,
  TUS_VERSION,
  UPLOADS_PATH,
} from '@institute/contract/uploads/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Services } from '../context.ts';
import { makeContext } from '../make-context.ts';
import {
  appendToUpload,
  beginUpload,
  cancelUpload,
  unexpiredUpload,
} from '../modules/uploads/index.ts';
import { routerPath } from './addresses.ts';
import { NOT_KEPT } from './reply.ts';
import { checkActor, readActor } from './session.ts';
import { text } from './text.ts';

/** What may be noted with an upload, in characters. */
const MOST_METADATA = 1000;

/** Whoever has a session may send what they hand in; who teaches or works in the office, files of any size. */
const takenBy = handIn;

type OfUpload = FastifyRequest<{ Params: { key: string } }>;

/**
 * Uploads in parts by the tus protocol 1.0.0, with its extensions creation, termination and expiration
 * (decision 090). Each request is a person's with a session, in both halves, as calls are. An upload
 * lasts as rows and parts, not in this process: any other goes on with it.
 */
export async function registerResumable(app: FastifyInstance, services: Services): Promise<void> {
  const address = routerPath(`${UPLOADS_PATH}/:key`);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TUS_CONTENT_TYPE, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', TUS_VERSION).header('cache-control', NOT_KEPT);
      if (request.method === 'OPTIONS') return;
      if (request.headers['tus-resumable'] === TUS_VERSION) return;
      reply.header('tus-version', TUS_VERSION);
      throw new AppError('upload_version');
    });

    scope.options(UPLOADS_PATH, (_request, reply) =>
      reply
        .header('tus-version', TUS_VERSION)
        .header('tus-extension', 'creation,termination,expiration')
        .header('tus-max-size', MAX_UPLOAD_BYTES)
        .code(204)
        .send(),
    );

    scope.post(UPLOADS_PATH, async (request, reply) => {
      const actor = await uploader(services, request);
      const bytes = numberIn(request, 'upload-length', text.lengthMissing);
      const metadata = String(request.headers['upload-metadata'] ?? '');
      if (metadata.length > MOST_METADATA) throw new AppError('too_large');
      const context = makeContext(services, { call: takenBy, actor, address: request.ip });
      const { key, expiresAt } = await beginUpload(context, { bytes, metadata });
      return reply
        .code(201)
        .header('location', `${UPLOADS_PATH}/${key}`)
        .header('upload-expires', expiresAt.toUTCString())
        .send();
    });

    scope.head(address, async (request: OfUpload, reply) => {
      const actor = await uploader(services, request);
      const upload = await unexpiredUpload(services, actor.userId, request.params.key);
      if (upload.metadata) reply.header('upload-metadata', upload.metadata);
      return reply
        .header('upload-offset', upload.received)
        .header('upload-length', upload.bytes)
        .header('upload-expires', upload.expiresAt.toUTCString())
        .code(200)
        .send();
    });

    // The client may hang up; what has come by then is still kept before the database closes.
    scope.patch(address, (request: OfUpload, reply) =>
      services.background.track(append(services, request, reply)),
    );

    scope.delete(address, async (request: OfUpload, reply) => {
      const actor = await uploader(services, request);
      await cancelUpload(services, actor.userId, request.params.key);
      return reply.code(204).send();
    });

    // For programs behind proxies that let neither PATCH nor DELETE through.
    scope.post(address, async (request: OfUpload, reply) => {
      if (request.headers['x-http-method-override'] !== 'PATCH') throw new AppError('not_found');
      return services.background.track(append(services, request, reply));
    });
  });
}

async function append(
  services: Services,
  request: OfUpload,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await uploader(services, request);
  const from = numberIn(request, 'upload-offset', text.offsetMissing);
  if (request.body === undefined) throw new AppError('wrong_type');
  const sent = { key: request.params.key, from, body: request.body as Readable };
  const { received, expiresAt } = await appendToUpload(services, actor.userId, sent);
  return reply
    .code(204)
    .header('upload-offset', received)
    .header('upload-expires', expiresAt.toUTCString())
    .send();
}

/** Who sends. Errors: session_required, session_ended, forbidden, and those of the second factor. */
async function uploader(services: Services, request: FastifyRequest): Promise<Actor> {
  const actor = await readActor(services, request, false);
  await checkActor(services, actor, takenBy);
  return actor;
}

/** Bytes that a header says. Errors: invalid_input. */
function numberIn({ headers }: FastifyRequest, name: string, missing: string): number {
  const said = headers[name];
  if (typeof said !== 'string' || !/^\d{1,15}$/.test(said)) {
    throw new AppError('invalid_input', missing);
  }
  return Number(said);
}
