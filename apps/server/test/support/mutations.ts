/*
 * Requests that are nearly right: a value anywhere in a sample, also within a JSON text that it holds,
 * is another one, missing or there twice; and the bytes that carry it are spoilt. All of it by a seed.
 */

/** A source of chance that gives the same for the same seed (mulberry32). */
export function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const of = <One>(some: readonly One[]): One => some[below(some.length)] as One;
  return { next, below, of };
}
export type Chance = ReturnType<typeof chance>;

const NESTED = '['.repeat(40) + ']'.repeat(40);
/** What stands where something else should: other types, odd letters, and too much of it. */
const values: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, '', ' ', '0', '-1', '9'.repeat(400)],
  ...['1e309', 'NaN', '0x10', '٣', '1,000', '2026-02-30', '0000-00-00', 'null', '[object Object]'],
  ...[[], {}, [[]], [null], [0, 'a'], { a: { b: {} } }, { length: 1 }, { toString: 'a' }],
  ...['a\0b', '\ud800', '\udfff\ud800', '\ufeffa', '\u202eabc', '\u2066a\u2067b', '\u2069\u202c'],
  ...['\u061cأ', 'ـ'.repeat(500), 'ب\u0651\u064b'.repeat(99), '\u200d\u200c', '\u0000', '\x1b[0m'],
  ...[
    "'; drop table users; --",
    '%',
    '_%\\',
    '\\',
    '#{1}',
    '{{7*7}}',
    '../../etc/passwd',
    '\r\nA: b',
  ],
  ...[
    '<script>hit()</script>',
    'javascript:hit()',
    'https://a.b/\u202e',
    '__proto__',
    'constructor',
  ],
  ...['{"__proto__":{"a":1}}', NESTED, '{"a":', '[1,2', '"', '[{"id":1,"id":2}]', '😀'.repeat(300)],
];

/** What no database can keep. */
const unstorable = ['a\0b', '\ud800', 'ب\udfff'];

/** One of them, rarely a megabyte. */
function otherValue(by: Chance): unknown {
  if (by.below(200) === 0) return by.of(['x', 'ب', '\u202e']).repeat(500_000);
  return by.of(by.below(5) === 0 ? unstorable : values);
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function treeIn(text: unknown): unknown {
  if (typeof text !== 'string' || !/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same value with something in it changed, as deep as it goes. */
export function mutated(value: unknown, by: Chance): unknown {
  const within = treeIn(value);
  if (within !== undefined && by.below(5) > 0) return JSON.stringify(mutated(within, by));
  if (within !== undefined && by.below(2) > 0) return String(value).slice(0, -1 - by.below(20));
  const names = isTree(value) ? Object.keys(value) : [];
  if (!isTree(value) || names.length === 0 || by.below(8) === 0) return otherValue(by);
  const copy = structuredClone(value);
  const name = by.of(names);
  switch (by.below(10)) {
    case 0:
      if (Array.isArray(copy)) copy.splice(Number(name), 1);
      else delete copy[name];
      return copy;
    case 1:
      if (Array.isArray(copy)) copy.push(...structuredClone(copy));
      else copy[by.of(['__proto__x', 'constructor', 'length', '0', '\u202e', 'a[b]'])] = copy[name];
      return copy;
    case 2:
      copy[name] = [copy[name]];
      return copy;
    default:
      copy[name] = mutated(copy[name], by);
      return copy;
  }
}

/** The same bytes, spoilt on their way. */
export function spoiltBytes(payload: Buffer, by: Chance): Buffer {
  const at = by.below(payload.length + 1);
  const [head, tail] = [payload.subarray(0, at), payload.subarray(at)];
  const put = (...bytes: number[]) => Buffer.concat([head, Buffer.from(bytes), tail]);
  switch (by.below(9)) {
    case 0:
      return Buffer.from(head);
    case 1:
      return put(0xff, 0xfe);
    case 2:
      // A slash written too long, as no decoder may take it.
      return put(0xc0, 0xaf);
    case 3:
      return put(0xed, 0xa0, 0x80);
    case 4:
      return put(...Buffer.from('%zz%'));
    case 5:
      return put(...Buffer.from(by.of(['&', '=', '[', ']', '%00', '+', '"', ',', '{', '}'])));
    case 6:
      // Every field once more.
      return Buffer.concat([payload, Buffer.from('&'), payload]);
    case 7:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), payload]);
    default:
      return Buffer.from(payload.toString('utf8'), by.of(['utf16le', 'latin1'] as const));
  }
}
