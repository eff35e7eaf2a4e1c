import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { naira, pageQuery } from './fields.ts';

it.each([
  [1500, 150_000],
  ['1500.50', 150_050],
  ['₦1,500', 150_000],
  ['١٬٥٠٠', 150_000],
])('takes %s as naira, as a client writes it or a person types it', (written, kobo) => {
  expect(z.parse(naira, written)).toBe(kobo);
});

it.each(['1,5', '-5', 'ten', ''])('takes %j for no amount', (written) => {
  expect(z.safeParse(naira, written).success).toBe(false);
});

it('takes the name of no column for an order, as every object has some', () => {
  const isOrder = (sort: string) => z.safeParse(pageQuery.sort, sort).success;
  expect(['name', '-joined'].map(isOrder)).toEqual([true, true]);
  expect(['__proto__', '-__proto__', 'constructor'].map(isOrder)).toEqual([false, false, false]);
});
