import fastifyStatic from '@fastify/static';
import { typedCode } from '@institute/contract/certificates/typed-code';
import { classesOnShow } from '@institute/contract/classes/classes-on-show';
import { AppError } from '@institute/contract/errors';
import {
  type PageRoute,
  type PaintedPage,
  paintedPages,
  pathTo,
  type RouteName,
  routeAt,
  routes,
} from '@institute/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Handler } from '../handler.ts';
import { publicClasses } from '../modules/classes/index.ts';
import { publicSettings, readProfile } from '../modules/settings/index.ts';
import { readLinked, readPreloads } from '../platform/page-files.ts';
import { loadPainter } from '../platform/painter.ts';
import { paths } from '../platform/paths.ts';
import { routerPath } from './addresses.ts';
import { firstView } from './first-view.ts';
import { registerHashedFiles } from './hashed-files.ts';
import { madePage, sendMade } from './made-pages.ts';
import { PAGE_HEADERS, pageHtml } from './page-html.ts';
import { certificateStatusWords } from './readers/certificate-status.ts';
import { registerClassPages } from './readers/class-pages.ts';
import { privateHead, publicHead } from './readers/page-heads.ts';
import { registerLinkPictures } from './readers/picture-routes.ts';
import { sendError } from './reply.ts';
import { sidCookie } from './session.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Serves the browser application: hashed files for a year, everything else fresh. A visitor
 * without a session gets the landing page, painted whole with some of the classes, which needs none
 * of the application's code; everybody else gets the shell.
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
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.*/**', 'assets/**'],
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  await registerHashedFiles(app);
  const made = madePages(services);
  const site = { handlers: byName, made };
  registerClassPages(app, services);
  registerLinkPictures(app, services);
  for (const [name, route] of Object.entries(routes) as [RouteName, PageRoute][]) {
    if (route.audience === 'reader') continue;
    app.get(routerPath(route.path), async (request, reply) =>
      wantsHtml(request)
        ? sendPage(services, site, request, reply, name)
        : sendNotFound(request, reply),
    );
  }
  const sendSame = async (request: FastifyRequest, reply: FastifyReply, page: keyof typeof made) =>
    sendMade(request, reply.headers(PAGE_HEADERS), await made[page]());
  // A page that is not there says so itself.
  app.get('/*', async (request, reply) => {
    const meant = withoutSlash(request.url);
    if (meant !== null) return reply.redirect(meant, 301);
    return wantsHtml(request)
      ? sendSame(request, reply.code(404), 'app')
      : sendNotFound(request, reply);
  });
  // What the service worker keeps of us to open without a connection, whether signed in or not.
  app.get('/app-shell', async (request, reply) => sendSame(request, reply, 'shell'));
  const manifest = madePage(
    () => publicSettings(services),
    (settings) => JSON.stringify(webManifest(settings)),
  );
  app.get('/manifest.webmanifest', async (request, reply) => {
    reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return sendMade(request, reply, await manifest());
  });
}

/** What answers the calls of pages, and the pages that are made already. */
interface Site {
  handlers: ReadonlyMap<string, Handler>;
  made: ReturnType<typeof madePages>;
}

const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, new AppError('not_found'));

/** A page of ours where a slash stands behind its address, without that; null for any other address. */
function withoutSlash(url: string): string | null {
  const [, path = '', query = ''] = /^(\/[^?]*?)\/+(\?.*)?$/.exec(url) ?? [];
  // An address that begins with two slashes would lead to another site; no page of ours does.
  return routeAt(path) === null ? null : path + query;
}

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

function pageOf(services: Services, request: FastifyRequest, name: RouteName): PaintedPage | 'app' {
  const isVisitor = !request.cookies[sidCookie(services.config)];
  const isSeen = isVisitor || routes[name].audience === 'anyone';
  return (isSeen && paintedPages[name]) || 'app';
}

/** The pages that are the same for everybody, each made once per change. */
function madePages(services: Services) {
  const settings = async () => ({ settings: await publicSettings(services) });
  const { publicUrl } = services.config;
  const plain = (page: PaintedPage) =>
    madePage(settings, (data) =>
      pageHtml(page, { ...data, meta: publicHead(page, data.settings, publicUrl) }),
    );
  const ofPeople = (isKept?: true) =>
    madePage(settings, (data) =>
      pageHtml('app', {
        ...data,
        ...(isKept && { isKept }),
        meta: privateHead(data.settings),
      }),
    );
  return {
    landing: madePage(
      async () => ({
        ...(await settings()),
        profile: await readProfile(services),
        onShow: classesOnShow(
          await publicClasses(services),
          services.clock.now(),
          services.config.timeZone,
        ),
      }),
      async ({ settings, profile, onShow: { classes, total: classCount } }) => {
        const { paintLanding } = await loadPainter();
        return pageHtml('landing', {
          settings,
          meta: publicHead('landing', settings, publicUrl),
          view: paintLanding({ settings, profile, classes, classCount }),
        });
      },
    ),
    register: plain('register'),
    forgotPassword: plain('forgotPassword'),
    verify: plain('verify'),
    terms: plain('terms'),
    privacy: plain('privacy'),
    app: ofPeople(),
    shell: ofPeople(true),
  };
}

/** The check page of a certificate, which says what that is worth before any script runs. */
async function checkPage(services: Services, code: string): Promise<string> {
  const settings = await publicSettings(services);
  const said = await certificateStatusWords(services, code);
  const meta = publicHead('verify', settings, services.config.publicUrl, said);
  return pageHtml('verify', { settings, meta, said });
}

/** Which file of styles a browser holds, as its script says (platform/pwa/hold-styles.ts). */
const STYLES_COOKIE = 'styles';

/** Letters of what is no code that are said again. */
const MOST_TYPED = 200;

/** The page of a route; for a person signed in with what they see first (decision 052). */
async function sendPage(
  services: Services,
  { handlers, made }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  name: RouteName,
): Promise<FastifyReply> {
  reply.headers(PAGE_HEADERS);
  const page = pageOf(services, request, name);
  const { code } = request.params as { code?: string };
  const { code: typed } = request.query as { code?: unknown };
  if (name === 'verifyForm' && typeof typed === 'string' && typed.trim() !== '') {
    // What the form without a script sends, also what is no code: its page says so.
    const meant = typedCode(typed) || typed.replace(/[^\w-]/g, '').slice(0, MOST_TYPED);
    if (meant !== '') return reply.redirect(pathTo('verify', { code: meant }), 303);
  }
  if (name === 'verify' && code) return reply.send(await checkPage(services, code));
  if (page !== 'app') return sendMade(request, reply, await made[page]());
  const reading = publicSettings(services);
  const [settings, view] = await Promise.all([
    reading,
    firstView(services, handlers, request, reading),
  ]);
  if (!view) return sendMade(request, reply, await made.app());
  const [preloads, linked] = await Promise.all([readPreloads(), readLinked()]);
  const head = preloads[name];
  // Whose service worker holds the styles loads them from there; were they gone, the link would fetch them.
  const holdsStyles = request.cookies[STYLES_COOKIE] === linked.styles;
  // What one person may read is kept by nothing on its way, and by no browser for the next.
  reply.header('cache-control', 'private, no-store');
  return reply.send(
    await pageHtml(holdsStyles ? linked : 'app', {
      ...{ settings, head, meta: privateHead(settings) },
      ...{ view: view.html, first: view.first },
    }),
  );
}
