import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { inlineScriptHashes } from '../platform/page-files.ts';

/**
 * Security headers on every response. Scripts run from our own files and, by their hash, from the
 * one line in our pages that sets the theme before the first paint. Other hosts are allowed only
 * when their service is configured.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  withPages: boolean,
): Promise<void> {
  // The script asks the provider's API from our page before it opens the provider's frame.
  const card = config.card;
  const cardScript = card ? [new URL(card.inlineUrl).origin] : [];
  const cardApi = card ? [new URL(card.apiUrl).origin] : [];
  const cardFrame = card ? [card.frameOrigin] : [];
  const game = config.gameOrigin ? [config.gameOrigin] : [];
  const push = config.oneSignalAppId
    ? ['https://cdn.onesignal.com', 'https://api.onesignal.com', 'https://onesignal.com']
    : [];
  const pushPictures = config.oneSignalAppId ? ['https://img.onesignal.com'] : [];
  const hashes = withPages ? await inlineScriptHashes() : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes, ...cardScript, ...push],
        styleSrc: ["'self'", ...push],
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
}
