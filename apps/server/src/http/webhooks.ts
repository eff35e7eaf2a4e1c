import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { receiveWebhook } from '../modules/payments/index.ts';
import { OK_MESSAGE } from './reply.ts';
import { text } from './text.ts';

/** Longest webhook that is read; the provider's are a few kilobytes. */
const MAX_BYTES = 64 * 1024;

/**
 * The provider's webhook, `POST /webhooks/paystack` (rulings §3). Its raw bytes are what was
 * signed, whatever their content type; the response is 200 at once, or 401 for a wrong signature.
 */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/paystack', { bodyLimit: MAX_BYTES }, async (request) => {
      if (!services.card) throw new AppError('not_found');
      const signature = String(request.headers['x-paystack-signature'] ?? '');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isOurs = await services.background.track(receiveWebhook(services, body, signature));
      if (!isOurs) throw new AppError('session_required', text.notSigned);
      return { status: true, message: OK_MESSAGE };
    });
  });
}
