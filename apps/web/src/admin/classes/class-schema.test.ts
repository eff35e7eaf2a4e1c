import { describe, expect, it } from 'vitest';
import { type ClassForm, classSchemaOf, newClassForm } from '../../domains/classes/form-model.ts';
import { text } from './text.ts';

const filled: ClassForm = { ...newClassForm, name: 'Nahw', category: 'Grammar', about: 'About' };

/** What is wrong with a form, by field. */
function faults(changes: Partial<ClassForm>): Record<string, string> {
  const { error } = classSchemaOf(text).safeParse({ ...filled, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

describe('what is asked of a class', () => {
  // Proves admin-5-1.
  it('is said at once, all that is missing', () => {
    expect(faults({})).toEqual({});
    expect(
      faults({ name: ' ', category: '', about: '', monthlyLimit: '', isPremium: true, price: '' }),
    ).toEqual({
      name: 'Name is required',
      category: 'Category is required',
      about: 'Description is required',
      monthlyLimit: 'Monthly limit is required',
      price: 'Price is required',
    });
  });

  // Proves admin-5-3.
  it.each([
    ['ten', 'Please enter a valid amount'],
    ['-1', 'Please enter a valid amount'],
    ['1.234', 'Please enter a valid amount'],
    ['0', 'Price is required'],
  ])('refuses %j as the price of a paid class', (price, message) => {
    expect(faults({ isPremium: true, price })).toEqual({ price: message });
    expect(faults({ isPremium: false, price })).toEqual({});
  });

  // Proves admin-5-2.
  it.each(['-1', '1.5', 'x', '1001'])('refuses %j as a monthly limit', (monthlyLimit) => {
    expect(faults({ monthlyLimit })).toEqual({
      monthlyLimit: 'Monthly limit must be a whole number of 0 or more.',
    });
  });
});
