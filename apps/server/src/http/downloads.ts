import { AppError } from '@institute/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressGroup } from '../platform/addresses.ts';
import { timeLimits } from '../platform/time-limits.ts';

/**
 * Files that one address may have under way at once, in each process: a room full of people who watch
 * films is below it, and far below what a bucket has connections for.
 */
export const downloadsAtOnce = 100;

/** Files under way by the addresses they go to. */
const underWay = new Map<string, number>();

/**
 * Said before a file is sent: it may hold a connection to the bucket for as long as the client takes.
 * One of which nothing moves for a minute is cut off; a slow line moves. Errors: too_many, for an
 * address with {@link downloadsAtOnce} of them.
 */
export function holdDownload(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (config.rateLimits) {
    const address = addressGroup(request.ip);
    const count = (underWay.get(address) ?? 0) + 1;
    if (count > downloadsAtOnce) throw new AppError('too_many', undefined, { retryAfter: 5 });
    underWay.set(address, count);
    reply.raw.once('close', () => release(address));
  }
  // A request without a socket, as in tests, has no time either. Node gives the next one its own.
  request.raw.socket.setTimeout?.(timeLimits.unreadFile);
}

function release(address: string): void {
  const left = (underWay.get(address) ?? 1) - 1;
  if (left > 0) underWay.set(address, left);
  else underWay.delete(address);
}
