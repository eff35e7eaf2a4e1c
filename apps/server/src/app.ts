import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { allCalls } from '@institute/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Services } from './context.ts';
import { handlers } from './handlers.ts';
import { decodable } from './http/addresses.ts';
import { registerCalendars } from './http/calendars.ts';
import { compression } from './http/compression.ts';
import { allowOrigin } from './http/cors.ts';
import { dateAnswers } from './http/date-header.ts';
import { registerDeveloperPages } from './http/developers.ts';
import { registerCalls } from './http/dispatch.ts';
import { registerFiles } from './http/files.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerPages } from './http/pages.ts';
import { trustProxyOf, warnOfProxy } from './http/proxy.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerErrorReplies } from './http/reply.ts';
import { logRequests } from './http/request-log.ts';
import { registerNotes } from './http/request-notes.ts';
import { registerResumable } from './http/resumable.ts';
import { registerSecurityHeaders } from './http/security.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { registerUnsubscribing } from './http/unsubscribe.ts';
import { registerWebhooks } from './http/webhooks.ts';

/** Headers that are not there by then are not coming. */
const HEADERS_MS = 9_000;

/** Stands for a compiler of schemas, which no route has. */
const unused = () => {
  throw new Error('routes have no schemas but those of the contract');
};

/**
 * The HTTP application over its services. `withPages` is off in tests of the API, which need no
 * built browser application.
 */
export async function buildApp(
  services: Services,
  { withPages }: { withPages: boolean },
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    // One line a request, written below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(services.config),
    // A slow line may take hours over a film of 200 MB, as long as something comes (slow-bodies.ts).
    requestTimeout: 6 * 60 * 60 * 1000,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // What is asked and answered is judged by the contract: Fastify's own compilers of schemas, a
    // hundred files, are not loaded.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  registerNotes(app);
  logRequests(app);
  cutSlowBodies(app);
  dateAnswers(app, services);
  warnOfProxy(app, services.config);
  registerErrorReplies(app);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, compression);
  await registerSecurityHeaders(app, services.config, withPages);
  await registerRateLimits(app, services.config);
  registerHealth(app, services);
  if (services.config.metricsToken) {
    registerMetrics(app, services, services.config.metricsToken);
  }
  if (services.config.gameOnly) {
    allowOrigin(app, new URL(services.config.publicUrl).origin);
    registerCalls(app, services, handlers, gameCalls);
  } else {
    registerCalls(app, services, handlers);
    await registerWebhooks(app, services);
    await registerUnsubscribing(app, services);
    registerCalendars(app, services);
    await registerFiles(app, services);
    await registerResumable(app, services);
    registerDeveloperPages(app, services);
  }
  await registerPages(app, services, handlers, withPages);
  return app;
}

/** What a quiz served by itself answers. */
const gameCalls = allCalls.filter(({ path }) => path === '/game.php');
