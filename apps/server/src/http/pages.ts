import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@institute/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { publicClasses } from '../modules/classes/index.ts';
import { publicSettings } from '../modules/settings/index.ts';
import { type Pages, readPages } from '../platform/page-files.ts';
import { paths } from '../platform/paths.ts';
import { sendError } from './reply.ts';
import { sidCookie } from './session.ts';
import { webManifest } from './web-manifest.ts';

/** Routes of the browser application (student §2, admin §2); everything else is a 404 page. */
const ROUTES = [
  /^\/(login|register|forgot-password|classes|my-classes|profile|wallet-history|messages|game)?$/,
  /^\/(classes|messages|verify)\/[\w-]+$/,
  /^\/classes\/[\w-]+\/lessons\/[\w-]+$/,
  /^\/certificates\/[\w-]+\/print$/,
  /^\/receipts\/[\w.=-]+$/,
  /^\/admin(\/(classes|students|payments|messages|settings|certificates|exams|audit|books))?$/,
  /^\/admin\/classes\/manage\/[\w-]+(\/lessons\/[\w-]+)?$/,
];
/** What a visitor is shown at once, by address. */
const PAINTED: Readonly<Record<string, keyof Pages>> = {
  '/': 'landing',
  '/login': 'landing',
  '/register': 'register',
  '/forgot-password': 'forgotPassword',
};

/** Characters that would end the JSON's script element or confuse an HTML parser. */
const UNSAFE: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const asJson = (value: unknown) => JSON.stringify(value).replace(/[<>&]/g, (c) => UNSAFE[c] ?? c);
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const asText = (value: string) => value.replace(/[<>&]/g, (c) => ENTITIES[c] ?? c);

/**
 * Serves the browser application: hashed files for a year and precompressed, pages fresh. A visitor
 * without a session gets the landing page, painted before any script runs, with settings and
 * classes inside it; everybody else gets the shell.
 */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  withPages: boolean,
): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html');
    if (!withPages || !wantsPage) return sendError(request, reply, new AppError('not_found'));
    const known = ROUTES.some((route) => route.test(path));
    return sendPage(services, request, reply.code(known ? 200 : 404), path);
  });
  if (!withPages) return;
  await app.register(fastifyStatic, {
    root: paths.web,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(paths.web, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', async (request, reply) => sendPage(services, request, reply, '/'));
  // What the service worker keeps of us to open without a connection, whoever asks.
  app.get('/app-shell', async (_request, reply) => sendHtml(services, reply, 'app'));
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(webManifest(await publicSettings(services))),
  );
}

async function sendPage(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const isVisitor = !request.cookies[sidCookie(services.config)];
  // The check of a certificate looks the same to everybody.
  const painted = path.startsWith('/verify/') ? 'verify' : isVisitor ? PAINTED[path] : undefined;
  return sendHtml(services, reply, painted ?? 'app');
}

async function sendHtml(
  services: Services,
  reply: FastifyReply,
  page: keyof Pages,
): Promise<FastifyReply> {
  const settings = await publicSettings(services);
  const boot =
    page === 'landing' ? { settings, classes: await publicClasses(services) } : { settings };
  const html = (await readPages())[page]
    .replaceAll(
      /(<(\w+)[^>]*\sdata-site-name[^>]*>)[^<]*(<\/\2>)/g,
      (_all, open: string, _tag, close: string) => `${open}${asText(settings.siteName)}${close}`,
    )
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${asJson(boot)}</script>`,
    );
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
