import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@institute/contract/errors';
import { PATH_PARAMETER, type PageRoute, routeAt, routes } from '@institute/contract/routes';
import type { AppSettings } from '@institute/contract/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler, Services } from '../context.ts';
import { publicClasses } from '../modules/classes/index.ts';
import { publicSettings } from '../modules/settings/index.ts';
import { type Pages, readPages, readPreloads } from '../platform/page-files.ts';
import { paths } from '../platform/paths.ts';
import { type FirstView, firstView } from './first-view.ts';
import { sendError } from './reply.ts';
import { sidCookie } from './session.ts';
import { webManifest } from './web-manifest.ts';

/** Characters that would end the JSON's script element or confuse an HTML parser. */
const asJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
/** Stands around what a page is painted with. */
const VIEW_MARK = '<!--view-->';
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const asText = (value: string) => value.replace(/[<>&]/g, (c) => ENTITIES[c] ?? c);

/**
 * Headers that say how a page behaves and nothing of a file in it. A page loads a dozen such files:
 * on a slow line their headers would weigh as much as some of them.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'last-modified',
  'accept-ranges',
];

/**
 * Serves the browser application: hashed files for a year and precompressed, pages fresh. A visitor
 * without a session gets the landing page, painted before any script runs, with settings and
 * classes inside it; everybody else gets the shell.
 */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  handlers: readonly Handler[],
  withPages: boolean,
): Promise<void> {
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  if (!withPages) return;
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  await app.register(fastifyStatic, {
    root: paths.web,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.*/**'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(paths.web, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (hashed) for (const name of OF_PAGES) reply.removeHeader(name);
    },
  });
  for (const route of Object.values(routes)) {
    app.get(fastifyPath(route), async (request, reply) =>
      wantsHtml(request)
        ? sendPage(services, byName, request, reply, route)
        : sendNotFound(request, reply),
    );
  }
  // A page that is not there says so itself.
  app.get('/*', async (request, reply) =>
    wantsHtml(request) ? htmlOf(services, reply.code(404), 'app') : sendNotFound(request, reply),
  );
  // What the service worker keeps of us to open without a connection, whether signed in or not.
  app.get('/app-shell', async (_request, reply) =>
    htmlOf(services, reply, 'app', { isKept: true }),
  );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(webManifest(await publicSettings(services))),
  );
}

/** A route of the contract as Fastify writes it, which lets nothing but ids into an address. */
const fastifyPath = ({ path }: PageRoute) =>
  path.replace(/:\w+/g, (parameter) => `${parameter}(^${PATH_PARAMETER}$)`);

const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, new AppError('not_found'));

/**
 * Whether a page is meant: by browsers, and by clients that accept anything, such as the crawlers
 * that preview a link. A program that names JSON is answered in it, and so is one that asks for a
 * file or a call which is not there.
 */
function wantsHtml({ headers, url }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const path = url.split('?')[0] ?? '';
  return !accept.includes('json') && (!/\.\w+$/.test(path) || routeAt(path) !== null);
}

function pageOf(services: Services, request: FastifyRequest, route: PageRoute): keyof Pages {
  const isVisitor = !request.cookies[sidCookie(services.config)];
  return (isVisitor || route.audience === 'anyone') && route.painted ? route.painted : 'app';
}

/** The page of a route; for a person signed in with what they see first (decision 052). */
async function sendPage(
  services: Services,
  handlers: ReadonlyMap<string, Handler>,
  request: FastifyRequest,
  reply: FastifyReply,
  route: PageRoute,
): Promise<string> {
  const page = pageOf(services, request, route);
  if (page !== 'app') return htmlOf(services, reply, page);
  const settings = await publicSettings(services);
  const view = await firstView(services, handlers, request, settings);
  const name = routeAt(request.url.split('?')[0] ?? '');
  const head = (name && (await readPreloads())[name]) ?? '';
  const html = await htmlOf(services, reply, 'app', { view, settings, head });
  // What one person may read is kept by nothing on its way, and by no browser for the next.
  if (view) reply.header('cache-control', 'private, no-store');
  return html;
}

interface Filling {
  settings?: AppSettings;
  /** What a person signed in sees first; null leaves the outline of the layout. */
  view?: FirstView | null;
  /** Tags that announce the code of the page. */
  head?: string;
  /** Whether a service worker keeps the page. */
  isKept?: true;
}

/** A page with the institute's name and its first data in it; its headers go onto `reply`. */
async function htmlOf(
  services: Services,
  reply: FastifyReply,
  page: keyof Pages,
  { settings: known, view, head = '', isKept }: Filling = {},
): Promise<string> {
  const settings = known ?? (await publicSettings(services));
  const boot = {
    settings,
    ...(page === 'landing' && { classes: await publicClasses(services) }),
    ...(isKept && { isKept }),
    ...(view && { first: view.first }),
  };
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept, cookie');
  const [before = '', outline = '', after = ''] = (await readPages())[page].split(VIEW_MARK);
  const body = view?.html ?? named(outline, settings.siteName);
  return `${before.replace('<!--head-->', head)}${body}${after.replace(
    '<!--boot-->',
    () => `<script type="application/json" id="boot">${asJson(boot)}</script>`,
  )}`;
}

/** Puts the institute's name where a painted page leaves room for it. */
const named = (html: string, siteName: string) =>
  html.replaceAll(
    /(<(\w+)[^>]*\sdata-site-name[^>]*>)[^<]*(<\/\2>)/g,
    (_all, open: string, _tag, close: string) => `${open}${asText(siteName)}${close}`,
  );
