import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Sends bytes to an address that somebody gave us, and says with which status it was answered. */
export type PostOut = (
  url: string,
  what: { headers: Record<string, string>; body: Buffer; signal: AbortSignal },
) => Promise<number>;

/** Whether an address may be one out in the world: https, by a name, at the usual port. */
export function isOutside(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && isName && `${port}${username}${password}` === '';
}

/** Whether nobody but the world has this address: not this machine, nor the network it stands in. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Finds the public addresses of a name by `find`, and none else: what is connected to is what was looked at. */
const publicOnly =
  (find: typeof lookup): LookupFunction =>
  (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const open = found.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) return done(new Error(`${hostname} has no public address`), '');
      if (options.all) return done(null, open);
      return done(null, first.address, first.family);
    });
  };

/** Sends out into the world, to what `find` says of a name. No redirection is followed. */
export const makePostOut =
  (find: typeof lookup = lookup): PostOut =>
  (url, { headers, body, signal }) =>
    new Promise((resolve, reject) => {
      if (!isOutside(url)) return reject(new Error('no address out in the world'));
      const sent = request(
        url,
        { method: 'POST', headers, lookup: publicOnly(find), signal },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
