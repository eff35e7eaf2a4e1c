import { expect, it } from 'vitest';
import { functionsOf, measureCode, spread } from './code-size.mjs';

it('finds functions, methods and arrows with a body, and how long they are', async () => {
  const text = [
    'export function one() {',
    '  return () => 1;',
    '}',
    'class A {',
    '  two() {',
    '    return [1].map((n) => {',
    '      return n;',
    '    });',
    '  }',
    '}',
  ].join('\n');
  expect(await functionsOf('a.ts', text)).toEqual([
    { where: 'a.ts:1', lines: 3 },
    { where: 'a.ts:5', lines: 5 },
    { where: 'a.ts:6', lines: 3 },
  ]);
});

it('orders sizes', () => {
  const sizes = Array.from({ length: 10 }, (_, at) => ({ where: `${at}`, lines: 10 - at }));
  const { median, ninetieth, longest } = spread(sizes);
  expect([median?.lines, ninetieth?.lines, longest?.lines]).toEqual([6, 10, 10]);
});

it('measures the whole product', async () => {
  const { lines, count, functions } = await measureCode();
  expect(lines).toBeGreaterThan(10_000);
  expect(count).toBeGreaterThan(500);
  expect(functions.longest?.where).toMatch(/\.\w+:\d+$/);
});
