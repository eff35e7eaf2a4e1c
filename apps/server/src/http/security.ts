import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { originsOf } from '../platform/open-card-providers.ts';
import { inlineHashes } from '../platform/page-files.ts';

/**
 * What an answer is, by which it gets its security headers: a page, or whatever else a browser may
 * show; an answer to a call, which only scripts read; or a hashed file of a page. What says how a page
 * behaves is a kilobyte: more than most answers to calls weigh, and a page loads a dozen files.
 */
type AnswerKind = 'page' | 'call' | 'file';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route answers; a page where it does not say. */
    answers?: AnswerKind;
  }
}

/** Headers that say something of whatever comes: the others are about pages. */
const OF_ALL = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** What an answer to a call may do where somebody opens it as a page: nothing. */
const POLICY_OF_CALLS = "default-src 'none';frame-ancestors 'none'";

/**
 * Security headers on every response. Scripts run from our own files and, by their hash, from the
 * one line in our pages that sets the theme before the first paint; so do the styles in our pages. Other hosts are allowed only
 * when their service is configured.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  withPages: boolean,
): Promise<void> {
  const card = originsOf(config.cards);
  const game = config.gameOrigin ? [config.gameOrigin] : [];
  const push = config.oneSignalAppId
    ? ['https://cdn.onesignal.com', 'https://api.onesignal.com', 'https://onesignal.com']
    : [];
  const pushPictures = config.oneSignalAppId ? ['https://img.onesignal.com'] : [];
  const hashes = withPages ? await inlineHashes('script') : [];
  const styleHashes = withPages ? await inlineHashes('style') : [];
  const page = headersBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes, ...card.script, ...push],
        styleSrc: ["'self'", ...styleHashes, ...card.style, ...push],
        imgSrc: ["'self'", 'data:', 'blob:', ...push, ...pushPictures],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...game, ...card.connect, ...push],
        frameSrc: ["'self'", ...card.frame, ...push],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Card and push windows of the providers talk back to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  const file = Object.fromEntries(
    OF_ALL.flatMap((name) => (page[name] === undefined ? [] : [[name, page[name]]])),
  );
  const call = { ...file, 'content-security-policy': POLICY_OF_CALLS };
  const headers = { page, call, file } satisfies Record<AnswerKind, Record<string, string>>;
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(headers[routeOptions.config.answers ?? 'page']);
    done();
  });
}

/** What helmet would set on each response, asked for once: it puts the same together every time. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)(
    {} as FastifyRequest['raw'],
    response as unknown as FastifyReply['raw'],
    (error) => {
      if (error) throw error;
    },
  );
  return headers;
}
