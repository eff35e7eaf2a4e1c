import type { Call } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Whether the browser vouches that a request comes from a page of the origin it goes to. */
export function isSameOrigin(config: Config, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === config.publicUrl || origin === `${request.protocol}://${request.host}`;
}

/**
 * Refuses a call without a session that a page of somebody else, be it on a host of the same domain, makes
 * its visitor's browser send: signing them in as another, or using up the mails of an address. Calls with a session are safe by
 * the bearer header. Programs, which send neither header, are no browser that could be misled.
 * Errors: forbidden.
 */
export function checkOrigin(config: Config, request: FastifyRequest, call: Call): void {
  if (call.access !== 'public' || call.method !== 'POST') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  // The pages and the quiz may each be served by a host of its own.
  if (origin !== undefined && isOurs(config, request, origin)) return;
  const isForeign =
    site === undefined || site === 'same-site' ? origin !== undefined : site === 'cross-site';
  if (isForeign) throw new AppError('forbidden');
}

function isOurs(config: Config, request: FastifyRequest, origin: string): boolean {
  if (origin === new URL(config.publicUrl).origin || origin === config.gameOrigin) return true;
  // Behind a proxy that is not trusted the protocol is not known, and does not matter.
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
