import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BodyForm, type MadeBody, madeBody } from '../platform/made-body.ts';
import { hash } from '../platform/random.ts';
import { isHeld } from './conditional.ts';

/** A page that is the same for everybody. */
export interface MadePage {
  tag: string;
  body: MadeBody;
}

/** For so long what a page is made from is taken to be unchanged, in ms; then it is read again. */
const UNREAD_MS = 200;
/** After so long a page is made again though nothing has changed: it also shows what day it is. */
const AGE_MS = 60_000;

/**
 * A page for everybody, made once per change in each process (decision 053). `read` gives what it is
 * made from, and `make` its HTML, or null where there is no page. However many ask, it is read five
 * times a second at most, so that a change made by any process on any machine is seen within as long.
 */
export function madePage<Data, Html extends string | null>(
  read: () => Promise<Data>,
  make: (data: Data) => Html | Promise<Html>,
) {
  type Page = MadePage | Extract<Html, null>;
  let current: { key: string; madeAt: number; page: Page } | null = null;
  return readAnew(async (): Promise<Page> => {
    const startedAt = performance.now();
    const data = await read();
    const key = hash(JSON.stringify(data));
    if (current?.key !== key || startedAt - current.madeAt > AGE_MS) {
      const html: string | null = await make(data);
      current = { key, madeAt: startedAt, page: (html === null ? null : pageOf(html)) as Page };
    }
    return current.page;
  });
}

/** What is the same for everybody and read five times a second at most, however many ask for it. */
export function readAnew<Data>(read: () => Promise<Data>): () => Promise<Data> {
  let current: { data: Data; readAt: number } | null = null;
  let reading: Promise<Data> | null = null;

  async function refresh(): Promise<Data> {
    const readAt = performance.now();
    current = { data: await read(), readAt };
    return current.data;
  }

  return async (): Promise<Data> => {
    if (current && performance.now() - current.readAt < UNREAD_MS) return current.data;
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
  const form = formFor(String(request.headers['accept-encoding'] ?? ''), body);
  const bytes = await body.in(form);
  const vary = String(reply.getHeader('vary') ?? '');
  if (!vary.includes('accept-encoding')) {
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  }
  if (form !== 'plain') reply.header('content-encoding', form);
  return reply.send(bytes);
}

function formFor(accepted: string, body: MadeBody): BodyForm {
  if (body.has('br') && /\bbr\b(?!;\s*q=0(?:\D|$))/.test(accepted)) return 'br';
  return body.has('gzip') && /\bgzip\b(?!;\s*q=0(?:\D|$))/.test(accepted) ? 'gzip' : 'plain';
}
