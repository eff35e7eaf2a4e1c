import { expect, it } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

it.each([
  ['0803 111 2222', '2348031112222'],
  ['+234 803 111 2222', '2348031112222'],
  ['+234 (0) 803-111-2222', '2348031112222'],
  ['00234 8031112222', '2348031112222'],
  ['٠٨٠٣ ١١١ ٢٢٢٢', '2348031112222'],
  ['+44 7911 123456', '447911123456'],
  ['0', '234'],
  ['none', ''],
])('%s is %s by its digits', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
});
