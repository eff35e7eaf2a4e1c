import { describe, expect, it } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { type ClassValues, classSchema, inputOf, newClass, valuesOf } from './class-form.ts';

const LAGOS = 'Africa/Lagos';
const item = aClass(7, {
  premium: '1',
  amount: '2500.50',
  regclosedate: '2026-12-24',
  monthlySub: '1',
  monthlylimit: 8,
  prequisite_id: 3,
});
const filled: ClassValues = { ...newClass, name: 'Nahw', category: 'Grammar', about: 'About' };

/** What is wrong with a form, by field. */
function faults(changes: Partial<ClassValues>): Record<string, string> {
  const { error } = classSchema.safeParse({ ...filled, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

describe('the class form', () => {
  it('begins free, active and without limit, and says at once all that is missing', () => {
    expect(newClass).toMatchObject({
      premium: '0',
      amount: '0',
      status: '1',
      monthlylimit: '0',
      regclosedate: '',
    });
    expect(faults({})).toEqual({});
    expect(
      faults({ name: ' ', category: '', about: '', monthlylimit: '', premium: '1', amount: '' }),
    ).toEqual({
      name: 'Name is required',
      category: 'Category is required',
      about: 'Description is required',
      monthlylimit: 'Monthly limit is required',
      amount: 'Price is required',
    });
  });

  it.each([
    ['ten', 'Please enter a valid amount'],
    ['-1', 'Please enter a valid amount'],
    ['1.234', 'Please enter a valid amount'],
    ['0', 'Price is required'],
  ])('refuses %j as the price of a paid class', (amount, message) => {
    expect(faults({ premium: '1', amount })).toEqual({ amount: message });
    expect(faults({ premium: '0', amount })).toEqual({});
  });

  it.each(['-1', '1.5', 'x', '1001'])('refuses %j as a monthly limit', (monthlylimit) => {
    expect(faults({ monthlylimit })).toEqual({
      monthlylimit: 'Monthly limit must be a whole number of 0 or more.',
    });
  });

  it('shows a class and sends it back as it was', () => {
    const values = valuesOf(item, new Set([3]), LAGOS);
    expect(values).toMatchObject({ amount: '2500.50', monthlySub: true, prequisite_id: '3' });
    expect(inputOf(values, item, LAGOS)).toMatchObject({
      premium: '1',
      amount: '2500.50',
      monthlySub: '1',
      regclosedate: '2026-12-24',
      monthlylimit: '8',
      prequisite_id: '3',
    });
  });

  it('keeps an hour of closing until its day is changed', () => {
    // 24 December 2026, 15:00 in Lagos.
    const exact = { ...item, regclosedate: '1798120800' };
    const values = valuesOf(exact, new Set(), LAGOS);
    expect(values.regclosedate).toBe('2026-12-24');
    expect(inputOf(values, exact, LAGOS).regclosedate).toBe('1798120800');
    const later = { ...values, regclosedate: '2026-12-31' };
    expect(inputOf(later, exact, LAGOS).regclosedate).toBe('2026-12-31');
    expect(inputOf({ ...values, regclosedate: '' }, exact, LAGOS).regclosedate).toBe('');
  });

  it('sends no price and no months for a free class, and forgets a prerequisite that is gone', () => {
    const values = { ...valuesOf(item, new Set(), LAGOS), premium: '0' as const };
    expect(inputOf(values, item, LAGOS)).toMatchObject({
      amount: '0',
      monthlySub: '0',
      prequisite_id: '0',
    });
  });
});
