import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

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

/** Says loudly, once, that a proxy is in front of us which we were not told of. */
export function warnOfProxy(app: FastifyInstance, config: Config): void {
  if (config.trustProxy !== false) return;
  if (config.https) {
    app.log.warn(
      `PUBLIC_URL is https, which a proxy must serve, but TRUST_PROXY is off. ${cause} ${mend}`,
    );
  }
  let isSaid = false;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!isSaid && (headers['x-forwarded-for'] || headers.forwarded)) {
      isSaid = true;
      app.log.warn(`A request came through a proxy, but TRUST_PROXY is off. ${cause} ${mend}`);
    }
    done();
  });
}
