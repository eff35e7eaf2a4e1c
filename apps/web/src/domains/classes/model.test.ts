import { expect, it } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { classOf, enrolmentsOf } from './model.ts';

it('reads a class of the wire', () => {
  const paid = aClass(4, {
    premium: '1',
    amount: '2500.50',
    monthlySub: '1',
    regclosedate: '2026-11-20',
    prequisite_id: 3,
    status: '0',
  });
  expect(classOf(paid)).toMatchObject({
    rand: 'class-4',
    isPremium: true,
    priceKobo: 250_050,
    isMonthly: true,
    registrationEnd: '2026-11-20',
    lessonCount: 3,
    prerequisiteId: 3,
    isActive: false,
  });
  expect(classOf(aClass(1))).toMatchObject({
    isPremium: false,
    priceKobo: 0,
    isMonthly: false,
    prerequisiteId: null,
    isActive: true,
  });
});

it.each([
  ['0', null],
  ['', null],
  ['1700000000', new Date('2023-11-14T22:13:20Z')],
])('reads the end of a subscription from %j', (nextSub, subscriptionEndsAt) => {
  const [entry] = enrolmentsOf([{ myclass: { id: 7, nextSub }, class_details: aClass(1) }]);
  expect(entry).toMatchObject({ id: 7, joined: { id: 1 }, subscriptionEndsAt });
});
