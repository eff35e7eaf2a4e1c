import { AppError } from '@institute/contract/errors';
import { calendarPath } from '@institute/contract/meetings/calendar-feed';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { readFeed } from '../modules/meetings/index.ts';
import { hash } from '../platform/random.ts';
import { isHeld } from './conditional.ts';

const KEY = /^[\w-]{20,60}$/;

/**
 * The feed of a person's meetings, as their calendar fetches it: without a session, by the secret of its address,
 * which no log keeps. What has not changed is not sent again. Errors: not_found, too_many.
 */
export function registerCalendars(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>(calendarPath(':key'), async (request, reply) => {
    const { key } = request.params;
    if (!KEY.test(key)) throw new AppError('not_found');
    const { userId, text } = await readFeed(services, key);
    await app.countPerson(request, userId);
    const tag = `W/"${hash(text).slice(0, 22)}"`;
    reply
      .header('etag', tag)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex');
    if (isHeld(request, tag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
