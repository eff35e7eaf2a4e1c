import { AppError } from '@institute/contract/errors';
import { providerNames } from '@institute/contract/payments/payments';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { receiveWebhook } from '../modules/payments/index.ts';
import { OK_MESSAGE } from './reply.ts';
import { text } from './text.ts';

/** Longest webhook that is read; those of providers are a few kilobytes. */
const MAX_BYTES = 64 * 1024;

/**
 * The webhook of each provider, such as `POST /webhooks/paystack` (rulings §3). Its raw bytes are what was
 * signed, whatever their content type; the response is 200 at once, or 401 for a wrong signature.
 */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of providerNames) {
      scope.post(`/webhooks/${name}`, { bodyLimit: MAX_BYTES }, async (request) => {
        const provider = services.cardProviders[name];
        if (!provider) throw new AppError('not_found');
        const signature = String(request.headers[provider.signatureHeader] ?? '');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const receiving = receiveWebhook(services, provider, body, signature);
        if (!(await services.background.track(receiving))) {
          throw new AppError('session_required', text.notSigned);
        }
        return { status: true, message: OK_MESSAGE };
      });
    }
  });
}
