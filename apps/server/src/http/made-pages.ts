import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BodyForm, type MadeBody, madeBody } from '../platform/made-body.ts';
import { hash } from '../platform/random.ts';
import { isHeld } from './conditional.ts';

/** A page that is the same for everybody. */
interface MadePage {
  tag: string;
  body: MadeBody;
}

/** For so long what a page is made from is taken to be unchanged, in ms; then it is read again. */
const UNREAD_MS = 200;
/** After so long a page is made again though nothing has changed: it also shows what day it is. */
const AGE_MS = 60_000;

/**
 * A page for everybody, made once per change in each process (decision 053). `read` gives what it is
 * made from, and `make` its HTML. However many ask, it is read five times a second at most, so that
 * a change made by any process on any machine is seen within as long.
 */
export function madePage<Data>(read: () => Promise<Data>, make: (data: Data) => Promise<string>) {
  let current: { key: string; madeAt: number; page: MadePage } | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<MadePage> | null = null;

  async function refresh(): Promise<MadePage> {
    const startedAt = performance.now();
    const data = await read();
    const key = hash(JSON.stringify(data));
    if (current?.key !== key || startedAt - current.madeAt > AGE_MS) {
      current = { key, madeAt: startedAt, page: pageOf(await make(data)) };
    }
    readAt = startedAt;
    return current.page;
  }

  return async (): Promise<MadePage> => {
    if (current && performance.now() - readAt < UNREAD_MS) return current.page;
    reading ??= refresh().finally(() => {
      reading = null;
    });
    return reading;
  };
}

const pageOf = (html: string): MadePage => ({
  tag: `W/"${hash(html).slice(0, 22)}"`,
  body: madeBody(html),
});

/** Sends a made page in the form that the browser takes, or says that it holds it already. */
export async function sendMade(request: FastifyRequest, reply: FastifyReply, page: MadePage) {
  reply.header('etag', page.tag);
  if (reply.statusCode === 200 && isHeld(request, page.tag)) return reply.code(304).send();
  return sendBody(request, reply, page.body);
}

/** Sends a body that is made in the form that the client takes. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: MadeBody) {
  const form = formFor(String(request.headers['accept-encoding'] ?? ''));
  const bytes = await body.in(form);
  const vary = String(reply.getHeader('vary') ?? '');
  if (!vary.includes('accept-encoding')) {
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  }
  if (form !== 'plain') reply.header('content-encoding', form);
  return reply.send(bytes);
}

function formFor(accepted: string): BodyForm {
  if (/\bbr\b(?!;\s*q=0(?:\D|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\D|$))/.test(accepted) ? 'gzip' : 'plain';
}
