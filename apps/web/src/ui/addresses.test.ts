import { describe, expect, it } from 'vitest';
import { hrefOf, splitAtAddresses } from './addresses.ts';

const found = (text: string) =>
  splitAtAddresses(text)
    .filter(({ isAddress }) => isAddress)
    .map((segment) => segment.text);

describe('web addresses in a text', () => {
  it('are told apart from what stands around them', () => {
    expect(splitAtAddresses('See https://example.org/a and www.example.org.')).toEqual([
      { isAddress: false, text: 'See ' },
      { isAddress: true, text: 'https://example.org/a' },
      { isAddress: false, text: ' and ' },
      { isAddress: true, text: 'www.example.org' },
      { isAddress: false, text: '.' },
    ]);
  });

  it.each([
    ['Read https://example.org/a.', 'https://example.org/a'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['(see https://example.org/a).', 'https://example.org/a'],
    ['«https://example.org/a»!', 'https://example.org/a'],
    ['هَلْ قَرَأْتَ https://example.org/a؟', 'https://example.org/a'],
    ['https://example.org/verb_(grammar).', 'https://example.org/verb_(grammar)'],
    ['https://example.org/?a=1&b=2#c', 'https://example.org/?a=1&b=2#c'],
    ['https://example.org/?q=a.b,c', 'https://example.org/?q=a.b,c'],
    ['https://ar.example.org/كتاب،', 'https://ar.example.org/كتاب'],
    ['HTTPS://EXAMPLE.ORG/', 'HTTPS://EXAMPLE.ORG/'],
    ['http://[2001:db8::1]/', 'http://[2001:db8::1]/'],
    ['<a href="https://example.org"onclick="x">', 'https://example.org'],
    ['https://meet.example/abc-hij\u200B', 'https://meet.example/abc-hij'],
    ['https://meet.example/abc-hij\u200F.', 'https://meet.example/abc-hij'],
    ['\u2068https://meet.example/abc-hij\u2069', 'https://meet.example/abc-hij'],
    ['*https://meet.example/abc-hij*', 'https://meet.example/abc-hij'],
    ['*_https://meet.example/abc-hij_*.', 'https://meet.example/abc-hij'],
    ['~https://meet.example/a~', 'https://meet.example/a'],
    ['https://example.org/a_*', 'https://example.org/a_*'],
    ['https://z.example/j/1?pwd=a%2Bb%3D%3D', 'https://z.example/j/1?pwd=a%2Bb%3D%3D'],
  ])('%s holds %s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    'https://',
    'https://...',
    'www.',
    'www.example',
    'awww.example.org',
    'javascript:alert(1)',
    'amina@example.org',
    'example.org',
    'https://example.org:text/html',
    'https://example.org…data:text/html',
    'https://[here]',
  ])('%s is none', (text) => {
    expect(found(text)).toEqual([]);
  });

  // By steps whose number grew with the square of the length these would take far longer than a test may.
  it('are found in long texts at once', () => {
    const signs = `${')'.repeat(500_000)}${'.'.repeat(500_000)}`;
    expect(found(`https://example.org/${signs}`)).toEqual(['https://example.org/']);
    expect(found('https://'.repeat(200_000))).toHaveLength(1);
    expect(found('www.a.'.repeat(200_000))).toHaveLength(1);
  });
});

it.each([
  ['https://example.org', 'https://example.org'],
  ['www.example.org', 'https://www.example.org'],
])('%s leads to %s', (address, expected) => {
  expect(hrefOf(address)).toBe(expected);
});

it('leads to what was written, without what nobody sees within it', () => {
  expect(hrefOf('https://meet.example/abc\u200B-hij\uFEFF-k')).toBe(
    'https://meet.example/abc-hij-k',
  );
  expect(hrefOf('https://z.example/?pwd=a%2Bb%3D%3D')).toBe('https://z.example/?pwd=a%2Bb%3D%3D');
});
