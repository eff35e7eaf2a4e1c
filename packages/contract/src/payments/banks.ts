/*
 * Account numbers of Nigeria. The last of their ten digits proves the others together with the code of the
 * bank (Nigeria Uniform Bank Account Number, Central Bank of Nigeria), so that a wrong one is seen as it is typed.
 */

/** Banks by the code that the Central Bank gave them, in the order of their names. */
export const banks = [
  ['044', 'Access Bank'],
  ['023', 'Citibank Nigeria'],
  ['050', 'Ecobank Nigeria'],
  ['070', 'Fidelity Bank'],
  ['011', 'First Bank of Nigeria'],
  ['214', 'First City Monument Bank'],
  ['103', 'Globus Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['301', 'Jaiz Bank'],
  ['082', 'Keystone Bank'],
  ['303', 'Lotus Bank'],
  ['107', 'Optimus Bank'],
  ['104', 'Parallex Bank'],
  ['076', 'Polaris Bank'],
  ['105', 'PremiumTrust Bank'],
  ['101', 'Providus Bank'],
  ['106', 'Signature Bank'],
  ['221', 'Stanbic IBTC Bank'],
  ['068', 'Standard Chartered Bank Nigeria'],
  ['232', 'Sterling Bank'],
  ['100', 'SunTrust Bank'],
  ['302', 'TAJBank'],
  ['032', 'Union Bank of Nigeria'],
  ['033', 'United Bank for Africa'],
  ['215', 'Unity Bank'],
  ['035', 'Wema Bank'],
  ['057', 'Zenith Bank'],
] as const satisfies readonly (readonly [code: string, name: string])[];

/** Stands in place of a code for a bank that is not in the list, whose numbers are not proved. */
export const OTHER_BANK = 'other';

/** What a bank is set to: the code of one of the list, another, or none. */
export const bankChoices = ['', ...banks.map(([code]) => code), OTHER_BANK] as const;
export type BankChoice = (typeof bankChoices)[number];

/** The name of a bank of the list. */
export const bankName = (code: string): string | undefined =>
  banks.find(([known]) => known === code)?.[1];

const WEIGHTS = [3, 7, 3] as const;

/** The digit that proves the nine before it, at the bank of a code of three digits. */
export function checkDigit(code: string, nine: string): number {
  const sum = [...`${code}${nine}`].reduce(
    (total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Whether a number can be an account there: ten digits, proved by the last where the bank is known. */
export function isAccountNumber(bank: string, number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false;
  if (bankName(bank) === undefined) return true;
  return checkDigit(bank, number.slice(0, 9)) === Number(number[9]);
}
