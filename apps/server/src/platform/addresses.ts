import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What attempts from an address are counted under: the address itself, or the /64 of an IPv6 one, all
 * of which a household holds. What is no address stays as it is.
 */
export function addressGroup(address: string): string {
  // A zone, as in `fe80::1%eth0`, names a card of this machine.
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Kinds of addresses of machines of our own, such as a proxy in front of the product: no person's. */
const ours: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'unspecified',
]);

/**
 * The network of a household, school or device that an address stands for, as {@link addressGroup}
 * names it; null where the address says nothing of a person.
 */
export function networkOf(address: string): string | null {
  const isOurs = !ipaddr.isValid(address) || ours.has(ipaddr.process(address).range());
  return isOurs ? null : addressGroup(address);
}

/** Whether a text is an address, or a range of them in CIDR notation. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}
