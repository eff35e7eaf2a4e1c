import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Browser } from '../context.ts';
import type { BrowserChange } from '../handler.ts';

/** Name of a cookie of this host alone; on https the browser itself guards the `__Host-` prefix. */
export const hostCookie = (config: Config, name: string) =>
  config.https ? `__Host-${name}` : name;

const DEVICE = 'device';
const CODE_REQUEST = 'code-request';
/** As long as browsers let a cookie stay. */
const DEVICE_SECONDS = 400 * 24 * 3600;
/** As long as the code of a request may be on its way, and good then. */
const CODE_REQUEST_SECONDS = 24 * 3600;
const LONGEST_USER_AGENT = 300;

/** What a request says of the browser it comes from. */
export function readBrowser(config: Config, request: FastifyRequest): Browser {
  return {
    deviceKey: request.cookies[hostCookie(config, DEVICE)] || null,
    codeRequest: request.cookies[hostCookie(config, CODE_REQUEST)] || null,
    // A NUL cannot be stored; other control characters would only confuse a list.
    userAgent: (request.headers['user-agent'] ?? '')
      .replace(/\p{Cc}/gu, '')
      .slice(0, LONGEST_USER_AGENT),
  };
}

/** Tells the browser what to keep: cookies that no script can read, and no other site makes it send. */
export function applyBrowser(config: Config, reply: FastifyReply, change: BrowserChange): void {
  const shared = { path: '/', sameSite: 'lax', secure: config.https, httpOnly: true } as const;
  const { deviceKey, codeRequest } = change;
  if (deviceKey !== undefined) {
    reply.setCookie(hostCookie(config, DEVICE), deviceKey, { ...shared, maxAge: DEVICE_SECONDS });
  }
  if (codeRequest === null) reply.clearCookie(hostCookie(config, CODE_REQUEST), shared);
  else if (codeRequest !== undefined) {
    const maxAge = CODE_REQUEST_SECONDS;
    reply.setCookie(hostCookie(config, CODE_REQUEST), codeRequest, { ...shared, maxAge });
  }
}
