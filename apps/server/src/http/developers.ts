import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { publicSettings } from '../modules/settings/index.ts';
import { developerPage, developerStyles } from './developer-page.ts';
import { documentedCalls, openApi } from './openapi.ts';

/** The contract for those who build on it: `/openapi.json`, and the same to read at `/developers`. */
export function registerDeveloperPages(app: FastifyInstance, services: Services): void {
  const title = async () => (await publicSettings(services)).siteName || 'the institute';
  app.get('/openapi.json', async () =>
    openApi({ title: await title(), url: services.config.publicUrl }),
  );
  app.get('/developers', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return developerPage(await title(), await documentedCalls());
  });
  app.get('/developers.css', async (_request, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache');
    return developerStyles;
  });
}
