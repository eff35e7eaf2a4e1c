import { routes } from '@institute/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { chooseMailByLink } from '../modules/messages/index.ts';
import { routerPath } from './addresses.ts';
import { OK_MESSAGE } from './reply.ts';

/** A mail program sends `List-Unsubscribe=One-Click`, which says nothing more. */
const MAX_BYTES = 4 * 1024;

/**
 * Unsubscribes at once whoever's mail program posts to the address of the header List-Unsubscribe
 * (RFC 8058). It comes without cookies and from anywhere: the signed token of the address is all it
 * has. Opened by a browser the same address is a page with a button, so that a program which looks
 * at the links of a mail unsubscribes nobody. Errors: link_expired.
 */
export async function registerUnsubscribing(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const path = routerPath(routes.unsubscribe.path);
    scope.post<{ Params: { token: string } }>(path, { bodyLimit: MAX_BYTES }, async (request) => {
      await chooseMailByLink(services, request.params.token, false);
      return { status: true, message: OK_MESSAGE };
    });
  });
}
