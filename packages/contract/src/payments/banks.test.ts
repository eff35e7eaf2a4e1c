import { expect, it } from 'vitest';
import { bankName, banks, checkDigit, isAccountNumber, OTHER_BANK } from './banks.ts';

// Proves ours-133.
it('proves an account number by the last of its digits, as the Central Bank’s own example does', () => {
  expect(checkDigit('011', '000001457')).toBe(9);
  expect(isAccountNumber('011', '0000014579')).toBe(true);
  expect(isAccountNumber('011', '0000014578')).toBe(false);
  // Two digits that changed their places.
  expect(isAccountNumber('011', '0000015479')).toBe(false);
  // The same number at another bank.
  expect(isAccountNumber('057', '0000014579')).toBe(false);
});

it('asks of a number at another bank for ten digits alone', () => {
  expect(isAccountNumber(OTHER_BANK, '0000014578')).toBe(true);
  for (const wrong of ['', '123', '12345678901', '00000 1457', '000001457x']) {
    expect(isAccountNumber(OTHER_BANK, wrong)).toBe(false);
    expect(isAccountNumber('011', wrong)).toBe(false);
  }
});

it('names each bank once, by three digits, in the order of the names', () => {
  const codes = banks.map(([code]) => code);
  expect(new Set(codes).size).toBe(banks.length);
  expect(codes.every((code) => /^\d{3}$/.test(code))).toBe(true);
  const names = banks.map(([, name]) => name);
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  expect(bankName('057')).toBe('Zenith Bank');
  expect(bankName(OTHER_BANK)).toBeUndefined();
});
