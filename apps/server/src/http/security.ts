import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { inlineHashes } from '../platform/page-files.ts';

/** Where Paystack's own script opens its window, which it also speaks to Paystack's API for. */
const PAYSTACK_WINDOW = 'https://checkout.paystack.com';
/**
 * What Paystack's own script needs besides its window: its API whatever ours is, the script of its
 * live updates, and by their hash the styles of what is shown while the window loads. A test compares
 * the hash with the published package; with other styles payments work, and the wait looks bare.
 */
const paystackNeeds = {
  api: 'https://api.paystack.co',
  script: `${PAYSTACK_WINDOW}/static/vendor/pusher.min.js`,
  style: "'sha256-56e7EfkeGORJUMtXdS4A+2LZFuyRDypLbssVftifpJg='",
} as const;

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
  // The script asks the provider's API from our page before it opens the provider's frame.
  const card = config.card;
  const isPaystack = card?.frameOrigin === PAYSTACK_WINDOW;
  const own = (need: string) => (isPaystack ? [need] : []);
  const cardScript = card ? [new URL(card.inlineUrl).origin, ...own(paystackNeeds.script)] : [];
  const cardApi = card
    ? [...new Set([new URL(card.apiUrl).origin, ...own(paystackNeeds.api)])]
    : [];
  const cardStyle = own(paystackNeeds.style);
  const cardFrame = card ? [card.frameOrigin] : [];
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
        scriptSrc: ["'self'", ...hashes, ...cardScript, ...push],
        styleSrc: ["'self'", ...styleHashes, ...cardStyle, ...push],
        imgSrc: ["'self'", 'data:', 'blob:', ...push, ...pushPictures],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...game, ...cardApi, ...push],
        frameSrc: ["'self'", ...cardFrame, ...push],
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
