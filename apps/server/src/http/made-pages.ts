import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from '../platform/random.ts';
import { isHeld } from './conditional.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page that is the same for everybody, in each form in which it is sent. */
export interface MadePage {
  tag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** For so long what a page is made from is taken to be unchanged, in ms; then it is read again. */
const UNREAD_MS = 200;
/** After so long a page is made again though nothing has changed: it also shows what day it is. */
const AGE_MS = 60_000;

/**
 * A page for everybody, made once per change in each process (decision 053). `read` gives what it is
 * made from, and `make` its HTML, or null where there is no page. However many ask, it is read five times a second at most, so that
 * a change made by any process on any machine is seen within as long.
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
      const page = (html === null ? null : await inAllForms(html)) as Page;
      current = { key, madeAt: startedAt, page };
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

async function inAllForms(html: string): Promise<MadePage> {
  const plain = Buffer.from(html);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
  const [br, zipped] = await Promise.all([toBrotli(plain, options), toGzip(plain)]);
  return { tag: `W/"${hash(html).slice(0, 22)}"`, plain, br, gzip: zipped };
}

/** Sends a made page in the form that the browser takes, or says that it holds it already. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, page: MadePage) {
  reply.header('etag', page.tag);
  if (reply.statusCode === 200 && isHeld(request, page.tag)) return reply.code(304).send();
  const form = formFor(String(request.headers['accept-encoding'] ?? ''));
  if (form !== 'plain') reply.header('content-encoding', form);
  return reply.send(page[form]);
}

function formFor(accepted: string): 'br' | 'gzip' | 'plain' {
  if (/\bbr\b(?!;\s*q=0(?:\D|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\D|$))/.test(accepted) ? 'gzip' : 'plain';
}
