import { describe, expect, it } from 'vitest';
import { aClass, classOf } from '../../test/a-class.ts';
import { classFormOf, newClassForm, shownOf, wireClassOf } from './form-model.ts';

const LAGOS = 'Africa/Lagos';
const wire = aClass(7, {
  premium: '1',
  amount: '2500.50',
  regclosedate: '2026-12-24',
  monthlySub: '1',
  monthlylimit: 8,
  prequisite_id: 3,
});
const item = classOf(wire);

describe('the class form', () => {
  // Proves admin-4-3.
  it('begins free, active and without limit', () => {
    expect(newClassForm).toMatchObject({
      isPremium: false,
      price: '0',
      isActive: true,
      monthlyLimit: '0',
      closesOn: '',
      prerequisiteId: null,
    });
    expect(wireClassOf(newClassForm, null, LAGOS)).toMatchObject({
      premium: '0',
      amount: '0',
      status: '1',
      monthlylimit: '0',
      regclosedate: '',
      prequisite_id: '0',
      monthlySub: '0',
    });
  });

  it('shows a class and sends it back as it was', () => {
    const form = classFormOf(item, { id: 3 }, LAGOS);
    expect(form).toMatchObject({ price: '2500.50', isMonthly: true, prerequisiteId: 3 });
    expect(wireClassOf(form, shownOf(item), LAGOS)).toMatchObject({
      premium: '1',
      amount: '2500.50',
      monthlySub: '1',
      regclosedate: '2026-12-24',
      monthlylimit: '8',
      prequisite_id: '3',
    });
    expect(shownOf(item)).toEqual(wireClassOf(form, shownOf(item), LAGOS));
  });

  it('keeps an hour of closing until its day is changed', () => {
    // 24 December 2026, 15:00 in Lagos.
    const exact = classOf({ ...wire, regclosedate: '1798120800' });
    const form = classFormOf(exact, null, LAGOS);
    expect(form.closesOn).toBe('2026-12-24');
    const sent = (closesOn: string) =>
      wireClassOf({ ...form, closesOn }, shownOf(exact), LAGOS).regclosedate;
    expect(sent(form.closesOn)).toBe('1798120800');
    expect(sent('2026-12-31')).toBe('2026-12-31');
    expect(sent('')).toBe('');
  });

  // Proves admin-4-2.
  it('sends no price and no months for a free class, and forgets a prerequisite that is gone', () => {
    const form = { ...classFormOf(item, null, LAGOS), isPremium: false };
    expect(wireClassOf(form, shownOf(item), LAGOS)).toMatchObject({
      amount: '0',
      monthlySub: '0',
      prequisite_id: '0',
    });
  });
});
