import { describe, expect, it } from 'vitest';
import { hasVowelSigns, readableText } from './readable-text.ts';

describe('readableText', () => {
  it('decodes percent-encoding and written-out line breaks', () => {
    expect(readableText('Mon%3A%20%D8%AF%D8%B1%D8%B3\\nTue: rest')).toBe('Mon: درس\nTue: rest');
  });
  it.each([
    'https://z.example/j/1?pwd=a%2Bb%3D%3D',
    'https://v.example/viewer?url=https%3A%2F%2Fx.example%2Fa%26b.pdf',
    'https://x.example/a%23b',
    'www.example.org/a%2Fb',
  ])('leaves the address %s byte for byte, whatever stands beside it', (address) => {
    expect(readableText(address)).toBe(address);
    expect(readableText(`100% of ${address}`)).toBe(`100% of ${address}`);
    expect(readableText(`Mon%3A ${address}\\nTue%21`)).toBe(`Mon: ${address}\nTue!`);
  });
  it('leaves a text alone that only looks encoded', () => {
    expect(readableText('100% of %d1 answers')).toBe('100% of %d1 answers');
  });
});

it('tells vocalised Arabic from plain', () => {
  expect(hasVowelSigns('بِسْمِ اللهِ')).toBe(true);
  expect(hasVowelSigns('اللغة العربية')).toBe(false);
});
