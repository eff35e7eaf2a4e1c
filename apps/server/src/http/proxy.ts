import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressGroup } from '../platform/addresses.ts';

/** What Fastify is told of the proxies in front of us. */
type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Whom to believe. A number counts from the right, where the proxy nearest to us writes: what a client
 * invents stands to the left of it and is never reached.
 */
export function trustProxyOf({ trustProxy }: Config): TrustProxy {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

const cause =
  'Everybody then seems to come from the address of the proxy, and those who guess passwords are throttled together with everybody else.';
const mend = 'Set TRUST_PROXY to the number of proxies in front, or to their addresses.';

/** Headers in which networks that stand before an institute's own proxy name the client. */
const CLIENT_HEADERS = ['cf-connecting-ip', 'true-client-ip', 'fastly-client-ip'] as const;

/** Whether a request names a client beyond the one whom it is believed to come from. */
function namesAnother({ headers, ip }: FastifyRequest): boolean {
  const [first = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = [first, ...CLIENT_HEADERS.map((name) => String(headers[name] ?? ''))];
  return named.some((one) => one.trim() && addressGroup(one.trim()) !== addressGroup(ip));
}

/** Says loudly, once, that a proxy is in front of us which we were not told of. */
export function warnOfProxy(app: FastifyInstance, config: Config): void {
  const isOff = config.trustProxy === false;
  if (isOff && config.https) {
    app.log.warn(
      `PUBLIC_URL is https, which a proxy must serve, but TRUST_PROXY is off. ${cause} ${mend}`,
    );
  }
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const isForwarded = headers['x-forwarded-for'] || headers.forwarded;
    if (!isSaid && (isOff ? isForwarded : namesAnother(request))) {
      isSaid = true;
      const found = isOff
        ? 'A request came through a proxy, but TRUST_PROXY is off.'
        : 'A request names a client beyond the address that TRUST_PROXY lets us believe: written by whoever sent it, or another proxy, such as a CDN, stands in front. If one does:';
      app.log.warn(`${found} ${cause} ${mend}`);
    }
    done();
  });
}
