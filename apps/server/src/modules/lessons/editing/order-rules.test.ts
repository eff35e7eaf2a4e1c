import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, exchange } from './order-rules.ts';

describe('the order of lessons', () => {
  it('moves one lesson and keeps the others in order', () => {
    expect(arrange([10, 20, 30, 40], [{ id: 40, position: 2 }])).toEqual([10, 40, 20, 30]);
    expect(arrange([10, 20, 30], [{ id: 10, position: 99 }])).toEqual([20, 30, 10]);
  });

  it('gives every lesson the place asked for when all are named', () => {
    const orders = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 }).chain((ids) =>
      fc.record({
        current: fc.shuffledSubarray(ids, { minLength: ids.length }),
        wanted: fc.constant(ids),
      }),
    );
    fc.assert(
      fc.property(orders, ({ current, wanted }) => {
        const asked = wanted.map((id, index) => ({ id, position: index + 1 }));
        expect(arrange(current, asked)).toEqual(wanted);
      }),
    );
  });

  it('never loses or doubles a lesson, and keeps the order of those not named', () => {
    const cases = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 }).chain((ids) =>
      fc.record({
        current: fc.constant(ids),
        named: fc.subarray(ids),
        positions: fc.array(fc.integer({ min: 1, max: 60 }), {
          minLength: ids.length,
          maxLength: ids.length,
        }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ current, named, positions }) => {
        const wanted = named.map((id, index) => ({ id, position: positions[index] ?? 1 }));
        const order = arrange(current, wanted);
        expect([...order].sort()).toEqual([...current].sort());
        const isNamed = new Set(named);
        expect(order.filter((id) => !isNamed.has(id))).toEqual(
          current.filter((id) => !isNamed.has(id)),
        );
      }),
    );
  });

  it('exchanges two places and no other', () => {
    expect(exchange([1, 2, 3, 4], 1, 3)).toEqual([3, 2, 1, 4]);
  });
});
