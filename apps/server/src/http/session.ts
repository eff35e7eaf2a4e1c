import type { Call } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Actor, Services } from '../context.ts';
import type { SessionChange, WaitingStep } from '../handler.ts';
import { checkSecondFactor, mayCall } from '../may-call.ts';
import { findSession } from '../modules/auth/index.ts';
import { hostCookie } from './browser.ts';
import { isSameOrigin } from './origin.ts';
import { noteRequest } from './request-notes.ts';

/** Name of the authenticating cookie. */
export const sidCookie = (config: Config) => hostCookie(config, 'sid');

/** Name of the readable cookie that clients send as the bearer header (student §9). */
const TOKEN_COOKIE = 'token';

/**
 * The acting user of a request: the `sid` cookie names the session, and the bearer header must be
 * its other half, which only a page of ours can have read. `headerless` calls do with the cookie
 * alone when the browser vouches that the request comes from our own pages.
 * Errors: session_required, session_ended.
 */
export async function readActor(
  services: Services,
  request: FastifyRequest,
  headerless: boolean,
): Promise<Actor> {
  const sid = request.cookies[sidCookie(services.config)];
  if (!sid) throw new AppError('session_required');
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  if (!bearer && !(headerless && isSameOrigin(services.config, request))) {
    throw new AppError('session_required');
  }
  const actor = await countedActor(services, request, sid, bearer);
  if (!actor) throw new AppError('session_ended');
  noteRequest(request, { actor });
  return actor;
}

/**
 * The person whose page a browser opens; null for everybody else. Both halves of the session come as
 * cookies then, and must be of the same one. What goes out is read by nobody but the browser that
 * opens the page: other sites can lead there, but not look into it.
 */
export async function readVisitor(
  services: Services,
  request: FastifyRequest,
): Promise<Actor | null> {
  const sid = request.cookies[sidCookie(services.config)];
  const token = request.cookies[TOKEN_COOKIE];
  if (!sid || !token || !opensPage(request)) return null;
  return countedActor(services, request, sid, token);
}

/** Whose session it is, counted as a request of that person; null where there is none. Errors: too_many. */
async function countedActor(
  services: Services,
  request: FastifyRequest,
  sid: string,
  bearer: string | null,
): Promise<Actor | null> {
  const actor = await findSession(services, sid, bearer, request.ip);
  if (actor) await request.server.countPerson(request, actor.userId);
  return actor;
}

/**
 * Whether a browser opens a page for a person to see, rather than fetching it for later. What our service
 * worker passes on has no destination any more, and is a navigation still, which no script can ask for.
 */
function opensPage({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const isPassedOn = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate';
  const isOpened = destination === 'document' || isPassedOn;
  return isOpened && !headers['sec-purpose'] && !headers.purpose;
}

/** Refuses an actor a call by the tables of abilities. Errors: forbidden, and those of the second factor. */
export async function checkActor(services: Services, actor: Actor, call: Call): Promise<void> {
  if (!mayCall(actor, call)) throw new AppError('forbidden');
  await checkSecondFactor(services, actor, call);
}

/** Name of the cookie of a sign-in that waits for its second step. */
const stepCookie = (config: Config) => (config.https ? '__Host-step' : 'step');

/** Which sign-in waits for its second step in this browser; null when none does. */
export function readStep({ config }: Services, { cookies }: FastifyRequest): string | null {
  return cookies[stepCookie(config)] ?? null;
}

/** Leaves the cookie of a sign-in that waits; the cookies of a session are not touched. */
export function applyStep(config: Config, reply: FastifyReply, waiting: WaitingStep): void {
  reply.setCookie(stepCookie(config), waiting.step, {
    path: '/',
    sameSite: 'strict',
    secure: config.https,
    httpOnly: true,
    maxAge: waiting.maxAgeSeconds,
  });
}

/** The acting user for a call, null where it may be made without one. */
export async function actorFor(
  services: Services,
  request: FastifyRequest,
  call: Call,
): Promise<Actor | null> {
  if (call.access !== 'public') {
    const actor = await readActor(services, request, call.headerless);
    await checkActor(services, actor, call);
    return actor;
  }
  if (!request.cookies[sidCookie(services.config)]) return null;
  try {
    const actor = await readActor(services, request, false);
    await checkSecondFactor(services, actor, call);
    return actor;
  } catch (error) {
    // Somebody whose session says nothing, or must not say anything yet, is a visitor.
    const isNobody = error instanceof AppError && [401, 403].includes(error.httpStatus);
    if (isNobody) return null;
    throw error;
  }
}

/** Writes or clears the two cookies of a session. */
export function applySession(config: Config, reply: FastifyReply, change: SessionChange): void {
  const shared = { path: '/', sameSite: 'lax', secure: config.https } as const;
  if ('end' in change) {
    reply.clearCookie(sidCookie(config), { ...shared, httpOnly: true });
    reply.clearCookie(TOKEN_COOKIE, shared);
    return;
  }
  const { sid, token, maxAgeSeconds: maxAge } = change.start;
  reply.setCookie(sidCookie(config), sid, { ...shared, httpOnly: true, maxAge });
  reply.setCookie(TOKEN_COOKIE, token, { ...shared, maxAge });
}
