import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@institute/contract/errors';
import { PATH_PARAMETER, type PageRoute, routeAt, routes } from '@institute/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { publicClasses } from '../modules/classes/index.ts';
import { publicSettings } from '../modules/settings/index.ts';
import { type Pages, readPages } from '../platform/page-files.ts';
import { paths } from '../platform/paths.ts';
import { sendError } from './reply.ts';
import { sidCookie } from './session.ts';
import { webManifest } from './web-manifest.ts';

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
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
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
  for (const route of Object.values(routes)) {
    app.get(fastifyPath(route), async (request, reply) =>
      wantsHtml(request)
        ? htmlOf(services, reply, pageOf(services, request, route))
        : sendNotFound(request, reply),
    );
  }
  // A page that is not there says so itself.
  app.get('/*', async (request, reply) =>
    wantsHtml(request) ? htmlOf(services, reply.code(404), 'app') : sendNotFound(request, reply),
  );
  // What the service worker keeps of us to open without a connection, whether signed in or not.
  app.get('/app-shell', async (_request, reply) => htmlOf(services, reply, 'app'));
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

/** A page with the institute's name and its first data in it; its headers go onto `reply`. */
async function htmlOf(services: Services, reply: FastifyReply, page: keyof Pages): Promise<string> {
  const settings = await publicSettings(services);
  const boot =
    page === 'landing' ? { settings, classes: await publicClasses(services) } : { settings };
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept, cookie');
  return (await readPages())[page]
    .replaceAll(
      /(<(\w+)[^>]*\sdata-site-name[^>]*>)[^<]*(<\/\2>)/g,
      (_all, open: string, _tag, close: string) => `${open}${asText(settings.siteName)}${close}`,
    )
    .replace(
      '<!--boot-->',
      () => `<script type="application/json" id="boot">${asJson(boot)}</script>`,
    );
}
