import { expect, it } from 'vitest';
import { dueOnJoining, partsText, planParts, readParts } from './class-parts.ts';

const plan = (price: number, text: string, joinedOn = '2026-11-30') =>
  planParts(price, readParts(text) ?? [], joinedOn).map(({ amount, dueOn }) => [amount, dueOn]);

// Proves ours-195.
it.each([
  ['', null],
  ['100:0', null],
  ['50:0,50:0', null],
  ['50:0,49:30', null],
  ['50:1,50:30', null],
  ['50:0,50:731', null],
  ['50:0,50:2027-02-30', null],
  ['50:0,0:7,50:14', null],
  ['20:0,20:7,20:14,20:21,10:28,5:35,5:42', null],
  ['50:0,25:2027-03-01,25:2027-02-01', null],
  ['50:0,25:30,25:2027-02-01', 3],
] as const)('%j are %j parts', (text, count) => {
  expect(readParts(text)?.length ?? null).toBe(count);
  if (count) expect(partsText(readParts(text) ?? [])).toBe(text);
});

// Proves ours-195.
it('come to the price to the kobo', () => {
  for (const price of [1, 99, 100, 333_333, 3_000_001]) {
    const parts = readParts('34:0,33:30,33:60') ?? [];
    const sum = planParts(price, parts, '2026-11-30').reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(price);
  }
  expect(plan(1_000_001, '34:0,33:30,33:60').map(([amount]) => amount)).toEqual([
    340_000, 330_000, 330_001,
  ]);
  expect(dueOnJoining({ price: 1_000_001, parts: '34:0,33:30,33:60' })).toBe(340_000);
  expect(dueOnJoining({ price: 1_000_001, parts: '' })).toBe(1_000_001);
});

// Proves ours-195.
it('are due some days after joining, over the end of a month and a leap day', () => {
  expect(plan(100, '50:0,50:28', '2028-02-01')).toEqual([
    [50, '2028-02-01'],
    [50, '2028-02-29'],
  ]);
});

// Proves ours-195.
it('whose day is over when somebody joins are due at once, none before the one before it', () => {
  expect(plan(100, '50:0,25:2026-10-01,25:2027-01-15')).toEqual([
    [50, '2026-11-30'],
    [25, '2026-11-30'],
    [25, '2027-01-15'],
  ]);
});
