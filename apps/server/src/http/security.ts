import type { FastifyInstance } from 'fastify';
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
  const headers = headersBy({
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
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
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
  const setHeaders = helmet(options);
  type Response = Parameters<typeof setHeaders>[1];
  setHeaders({} as never, response as unknown as Response, (error) => {
    if (error) throw error;
  });
  return headers;
}
