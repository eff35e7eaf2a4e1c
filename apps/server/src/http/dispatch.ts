import { allCalls } from '@institute/contract';
import type { Call } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Actor, Context, Services } from '../context.ts';
import { type Download, type Handler, type Reply, StepNeeded } from '../handler.ts';
import { makeContext } from '../make-context.ts';
import { checkClasses } from '../may-call.ts';
import { noteForeignEmail } from '../modules/auth/index.ts';
import type { ReceivedFile } from '../platform/file-store.ts';
import { hash } from '../platform/random.ts';
import { plainWords } from '../shared/plain-words.ts';
import { applyBrowser, readBrowser } from './browser.ts';
import { callCompression } from './compression.ts';
import { entityTag, isHeld } from './conditional.ts';
import { holdDownload } from './downloads.ts';
import { sendBody } from './made-pages.ts';
import { checkOrigin } from './origin.ts';
import { checkLimit } from './rate-limits.ts';
import { checkEncoding, type Decoded, decode, pickCall } from './read-request.ts';
import { NOT_KEPT, OK_MESSAGE, sendError } from './reply.ts';
import { noteRequest } from './request-notes.ts';
import { withSentBefore } from './sent-before.ts';
import { actorFor, applySession, applyStep, checkActor, readStep } from './session.ts';

/**
 * One route per method and path of the contract. Every call takes the same way: decode, pick the
 * action, session, role, acting e-mail, parse, handler, parse the response, envelope.
 */
export function registerCalls(
  app: FastifyInstance,
  services: Services,
  handlers: readonly Handler[],
  served: readonly Call[] = allCalls,
): void {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  for (const calls of callsByRoute(served).values()) {
    const [{ method, path }] = calls as [Call, ...Call[]];
    app.route({
      method,
      url: path,
      compress: callCompression,
      config: { answers: 'call' },
      bodyLimit: Math.max(...calls.map((call) => call.maxBody)),
      // The client may hang up; what it asked for is still finished before the database closes.
      handler: (request, reply) =>
        services.background.track(respond(services, byName, calls, request, reply)),
    });
  }
}

function callsByRoute(served: readonly Call[]): Map<string, Call[]> {
  const groups = new Map<string, Call[]>();
  for (const call of served) {
    const key = `${call.method} ${call.path}`;
    groups.set(key, [...(groups.get(key) ?? []), call]);
  }
  return groups;
}

async function respond(
  services: Services,
  handlers: ReadonlyMap<string, Handler>,
  calls: readonly Call[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let uploads: Record<string, ReceivedFile> = {};
  reply.header('cache-control', NOT_KEPT);
  try {
    const decoded = await decode(services, calls, request);
    uploads = decoded.uploads;
    const { call, action } = pickCall(calls, decoded);
    noteRequest(request, { call: call.name });
    checkEncoding(call, decoded);
    checkOrigin(services.config, request, call);
    const actor = await actorFor(services, request, call);
    if (actor && call.actor) await checkActingEmail(services, call, actor, decoded);
    const payload = call.method === 'GET' ? decoded.query : decoded.fields;
    const input = z.safeParse(call.request, payload, plainWords);
    if (!input.success) {
      const issue = input.error.issues[0];
      const field = issue?.path.join('.') ?? '';
      return sendError(request, reply, new AppError('invalid_input', issue?.message), { field });
    }
    const handler = handlers.get(call.name);
    if (!handler) throw new Error(`nothing answers ${call.name}`);
    const context = await admit(services, handler, request, {
      actor,
      action,
      uploads,
      input: input.data,
    });
    // Named before it is read: what changes in between is then fetched again, never missed.
    const named = handler.named ? await handler.named(context, input.data) : null;
    const tag = named && entityTag(call, actor, input.data, named.name);
    if (tag && isHeld(request, tag)) return reply.code(304).header('etag', tag).send();
    const result = await withSentBefore(context, call, input.data, uploads, () =>
      named ? named.answer() : handler.run(context, input.data),
    );
    if (tag) reply.header('etag', tag);
    if (result.session) applySession(services.config, reply, result.session);
    if (result.browser) applyBrowser(services.config, reply, result.browser);
    if (result.download) return sendFile(services, request, reply, result.download);
    if (result.kept) {
      const body = result.kept(() => JSON.stringify(present(call, result)));
      return await sendBody(request, reply.type('application/json; charset=utf-8'), body);
    }
    const answer = present(call, result);
    // What a person's device keeps, it asks for again: it is told where nothing has changed.
    return call.offline && !tag
      ? sendNamed(request, reply, { call, actor, answer })
      : reply.send(answer);
  } catch (error) {
    if (error instanceof StepNeeded) applyStep(services.config, reply, error.waiting);
    return sendError(request, reply, error);
  } finally {
    await Promise.all(Object.values(uploads).map((file) => services.files.discard(file)));
  }
}

/** The context of a call whose input is understood, held to the limits of its kind and its classes. */
async function admit(
  services: Services,
  handler: Handler,
  request: FastifyRequest,
  about: {
    actor: Actor | null;
    action: string;
    uploads: Record<string, ReceivedFile>;
    input: unknown;
  },
): Promise<Context> {
  const { call } = handler;
  const context = makeContext(services, {
    call,
    ...about,
    address: request.ip,
    browser: readBrowser(services.config, request),
    stepToken: readStep(services, request),
    noteAccount: (accountId) => noteRequest(request, { accountId }),
  });
  await checkLimit(context, call);
  return checkClasses(context, handler, about.input);
}

/**
 * What a person's call would be answered, for the page that makes it first: asked in the same way
 * and under the same rules, in the course of the request for the page. Throws as the call is refused.
 */
export async function answerFor(
  services: Services,
  handler: Handler,
  request: FastifyRequest,
  asked: { actor: Actor; fields: Readonly<Record<string, unknown>> },
): Promise<{ data: unknown; meta: unknown }> {
  const { call } = handler;
  const { actor } = asked;
  await checkActor(services, actor, call);
  const input = z.parse(call.request, asked.fields);
  const context = await admit(services, handler, request, {
    actor,
    action: typeof call.action === 'string' ? call.action : '',
    uploads: {},
    input,
  });
  const { data, meta } = await handler.run(context, input);
  return {
    data: z.encode(call.response, data),
    meta: call.meta && meta ? z.encode(call.meta, meta) : null,
  };
}

/** A payload may name the acting user, never choose it (rulings §2). */
async function checkActingEmail(
  services: Services,
  call: Call,
  actor: Actor,
  { query, fields }: Decoded,
): Promise<void> {
  for (const sent of [fields[call.actor ?? ''], query[call.actor ?? '']]) {
    if (sent === undefined || String(sent).trim().toLowerCase() === actor.email) continue;
    await noteForeignEmail(services, actor, call.name);
    throw new AppError('not_yours');
  }
}

function sendFile(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
): FastifyReply {
  try {
    holdDownload(config, request, reply);
  } catch (error) {
    file.body.destroy();
    throw error;
  }
  return reply
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('x-total-rows', String(file.rows))
    .send(file.body);
}

/** Sends an answer that is named by what it says, or says that it is held already. */
function sendNamed(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, actor, answer }: { call: Call; actor: Actor | null; answer: unknown },
): FastifyReply {
  const text = JSON.stringify(answer);
  const tag = entityTag(call, actor, null, hash(text).slice(0, 22));
  reply.header('etag', tag);
  if (isHeld(request, tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** The response as it goes out; a response that does not fit its contract is our own fault. */
function present(call: Call, result: Reply<Call>): unknown {
  const data = z.encode(call.response, result.data);
  if (call.bare) return data;
  const meta = call.meta && result.meta ? { meta: z.encode(call.meta, result.meta) } : {};
  return { status: true, message: result.message ?? OK_MESSAGE, data, ...meta };
}
