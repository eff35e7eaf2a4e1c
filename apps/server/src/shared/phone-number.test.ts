import { describe, expect, it } from 'vitest';
import {
  certainPhone,
  phonesIn,
  readPhoneNumber,
  searchedDigits,
  searchedPhone,
} from './phone-number.ts';

const read = (typed: string) => readPhoneNumber(typed, 'NG');

describe('one number, however it is written', () => {
  it.each([
    '08031112222',
    '8031112222',
    '2348031112222',
    '+2348031112222',
    '+234 803 111 2222',
    '+234 (0) 803-111-2222',
    '(+234) 803 111 2222',
    '234 0803 111 2222',
    '00234 803 111 2222',
    'tel:+2348031112222',
    '0803.111.2222',
    '(0803) 111 2222',
    '٠٨٠٣ ١١١ ٢٢٢٢',
    '۰۸۰۳۱۱۱۲۲۲۲',
    '\u202A+234\u00A0803\u00A0111\u00A02222\u202C',
    '0803\u2011111\u20112222',
    "'+2348031112222",
  ])('%s', (typed) => {
    expect(read(typed)).toEqual({ number: '+2348031112222' });
  });

  it.each([
    ['+44 7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['447911123456', '+447911123456'],
    ['+20 10 1234 5678', '+201012345678'],
    ['07012345678', '+2347012345678'],
    ['09161234567', '+2349161234567'],
  ])('%s is %s', (typed, number) => {
    expect(read(typed)).toEqual({ number });
  });

  it('in another country is read as that writes it', () => {
    expect(readPhoneNumber('07911 123456', 'GB')).toEqual({ number: '+447911123456' });
    expect(readPhoneNumber('01012345678', 'EG')).toEqual({ number: '+201012345678' });
  });
});

const NOT_NIGERIAN =
  'There is no such phone number in Nigeria. A number of another country begins with + and its code.';

it.each([
  ['07700900123', NOT_NIGERIAN],
  ['7700900123', NOT_NIGERIAN],
  ['01012345678', NOT_NIGERIAN],
  ['1012345678', NOT_NIGERIAN],
  ['+2347700900123', 'There is no such phone number in the country whose code it begins with.'],
  ['+', 'This is not a phone number.'],
  ['', 'This is not a phone number.'],
  ['1', 'This phone number has too few digits.'],
  ['0803', 'This phone number has too few digits.'],
  ['+234803111222233334', 'This phone number has too many digits.'],
])('%j is refused: %s', (typed, fault) => {
  expect(read(typed)).toEqual({ fault });
});

it('keeps what was kept before and is not certain', () => {
  expect(certainPhone('0803 111 2222', 'NG')).toBe('+2348031112222');
  expect(certainPhone('+8031112222', 'NG')).toBe('+8031112222');
  expect(certainPhone('0803', 'NG')).toBe('0803');
});

it.each([
  ['08031112222 / 08051112222', ['08031112222', '08051112222']],
  ['0803 111 2222, 0805 111 2222', ['0803 111 2222', '0805 111 2222']],
  ['+234 803 111 2222 +234 805 111 2222', ['+234 803 111 2222', '+234 805 111 2222']],
  ['08031112222 or 08051112222', ['08031112222', '08051112222']],
  ['0803 111 2222', ['0803 111 2222']],
])('the cell %j holds %j', (cell, phones) => {
  expect(phonesIn(cell)).toEqual(phones);
});

it('is looked for by its digits within the country and from abroad', () => {
  expect(searchedPhone('+2348031112222')).toBe('2348031112222 08031112222');
  expect(searchedPhone('0803')).toBe('0803');
  expect(searchedDigits('+234 (0) 803 111 2222')).toBe('2348031112222');
  expect(searchedDigits('00234 803 111 2222')).toBe('2348031112222');
  expect(searchedDigits('0803 111')).toBe('0803111');
});
