import { pathTo, routes } from '@institute/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { type ClassAddresses, classAddresses } from '../../modules/classes/index.ts';
import { routerPath } from '../addresses.ts';
import { type MadePage, madePage, readAnew, sendMade } from '../made-pages.ts';
import { PAGE_HEADERS } from '../page-html.ts';
import { readerPages } from './reader-pages.ts';
import { robots, sitemap } from './site-files.ts';
import { slugNow } from './slug-now.ts';

interface Params {
  slug: string;
  /** Of a lesson. */
  id?: string;
}

/**
 * The pages that are made whole by the server, once per change (decision 065): those of classes and of
 * lessons to look into, of all classes, of the institute, and what search engines ask for.
 */
export function registerClassPages(app: FastifyInstance, services: Services): void {
  const addresses = readAnew(() => classAddresses(services.db));
  const pages = readerPages(services);

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(PAGE_HEADERS);
    const { slug, id } = request.params as Params;
    const known = await addresses();
    const classId = known.pages.get(slug);
    if (classId === undefined) {
      const now = slugNow(slug, known);
      if (!now) return sendMade(request, reply.code(404), await pages.missing('class'));
      return reply.redirect(pathOf(now, id) + queryOf(request), 301);
    }
    const page = await (id === undefined ? pages.class(classId) : pages.lesson(classId, id));
    if (page) return sendMade(request, reply, page);
    const what = id === undefined ? 'class' : 'lesson';
    return sendMade(request, reply.code(404), await pages.missing(what));
  }

  for (const { path } of [routes.publicClass, routes.publicLesson]) {
    app.get(routerPath(path), send);
  }
  for (const [{ path }, page] of [
    [routes.publicClasses, pages.classes],
    [routes.about, pages.about],
  ] as const) {
    app.get(path, async (request, reply) =>
      sendMade(request, reply.headers(PAGE_HEADERS), await page()),
    );
  }
  // What was damaged so far that it is no address of ours any more; mostly a bracket or a comma follows.
  app.get('/c/*', async (request, reply) => {
    const { '*': rest = '' } = request.params as { '*'?: string };
    const now = slugNow(rest, await addresses());
    if (now) return reply.redirect(pathOf(now, undefined) + queryOf(request), 301);
    return sendMade(request, reply.code(404).headers(PAGE_HEADERS), await pages.missing('class'));
  });
  registerSiteFiles(app, services.config.publicUrl, addresses);
}

/** What search engines ask for before anything else. */
function registerSiteFiles(
  app: FastifyInstance,
  origin: string,
  addresses: () => Promise<ClassAddresses>,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, type: string, page: MadePage) =>
    sendMade(request, reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }), page);
  const crawled = madePage(
    async () => null,
    () => robots(origin),
  );
  const listed = madePage(
    async () => [...(await addresses()).pages.keys()],
    (slugs) => sitemap(origin, slugs),
  );
  app.get('/robots.txt', async (request, reply) =>
    send(request, reply, 'text/plain; charset=utf-8', await crawled()),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, 'application/xml; charset=utf-8', await listed()),
  );
}

const pathOf = (slug: string, lesson: string | undefined) =>
  lesson === undefined
    ? pathTo('publicClass', { slug })
    : pathTo('publicLesson', { slug, id: lesson });

/** The query of a request with its question mark: a friend's code stays with the link. */
function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
