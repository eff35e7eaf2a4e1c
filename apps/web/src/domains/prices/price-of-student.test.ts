import type { StudentPrice } from '@institute/contract/prices/prices';
import { expect, it } from 'vitest';
import { priceOfStudent } from './price-of-student.ts';

const price = (id: number, own: Partial<StudentPrice>): StudentPrice => ({
  ...{ id, classId: null, className: null, share: 20, offKobo: null, why: 'sibling' },
  ...{ reason: 'A brother', coupon: null, until: null, givenAt: new Date(0), givenBy: null },
  ...{ usedAt: null, endedAt: null, ...own },
});
const item = { id: 5, priceKobo: 10_000 };
const costs = (...prices: StudentPrice[]) => priceOfStudent(item, prices, '2026-11-30').priceKobo;

// Proves ours-268.
it('is the best price that holds in the class on the day', () => {
  expect(costs()).toBe(10_000);
  expect(costs(price(1, {}), price(2, { share: null, offKobo: 3000 }))).toBe(7000);
  expect(costs(price(1, { classId: 5 }))).toBe(8000);
  expect(costs(price(1, { classId: 6 }))).toBe(10_000);
  expect(costs(price(1, { until: '2026-11-30' }))).toBe(8000);
  expect(costs(price(1, { until: '2026-11-29' }))).toBe(10_000);
  expect(costs(price(1, { usedAt: new Date(0) }), price(2, { endedAt: new Date(0) }))).toBe(10_000);
});
