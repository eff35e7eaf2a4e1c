import { isIP } from 'node:net';

/** Addresses of machines of our own, such as a proxy in front of the product: no person's. */
const ours = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^0\./,
  /^::1?$/,
  /^f[cd]/,
  /^fe[89ab]/,
];

/** An address of IPv4 written as one of IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/;

/**
 * The network of a household, school or device that an address stands for: the address itself, and
 * of IPv6 the 64 bits that one connection is given. Null where the address says nothing of a person.
 */
export function networkOf(address: string): string | null {
  const plain = address.toLowerCase().replace(MAPPED, '');
  if (isIP(plain) === 0 || ours.some((pattern) => pattern.test(plain))) return null;
  if (isIP(plain) === 4) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
