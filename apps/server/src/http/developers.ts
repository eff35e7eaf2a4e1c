import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { publicSettings } from '../modules/settings/index.ts';
import { developerPage, developerStyles } from './developer-page.ts';
import { madePage, sendMade } from './made-pages.ts';
import { documentedCalls, openApi } from './openapi.ts';

/**
 * The contract for those who build on it: `/openapi.json`, and the same to read at `/developers`. Both
 * are made of all the calls there are, so they are made once for everybody, as pages are.
 */
export function registerDeveloperPages(app: FastifyInstance, services: Services): void {
  const title = async () => (await publicSettings(services)).siteName || 'the institute';
  const document = madePage(title, async (name) =>
    JSON.stringify(await openApi({ title: name, url: services.config.publicUrl })),
  );
  const page = madePage(title, async (name) => developerPage(name, await documentedCalls()));
  app.get('/openapi.json', async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendMade(request, reply, await document());
  });
  app.get('/developers', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return sendMade(request, reply, await page());
  });
  app.get('/developers.css', async (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache');
    return developerStyles;
  });
}
