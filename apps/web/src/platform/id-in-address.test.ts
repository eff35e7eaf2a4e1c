import { expect, it } from 'vitest';
import { idInAddress } from './id-in-address.ts';

it.each([
  ['K7qF2m-9X_w', 'K7qF2m-9X_w'],
  ['K7qF2m.', 'K7qF2m'],
  ['K7qF2m).', 'K7qF2m'],
  ['K7qF2m»', 'K7qF2m'],
  ['12،', '12'],
  ['\0', ''],
  [undefined, ''],
])('of %j is %j', (found, id) => {
  expect(idInAddress(found)).toBe(id);
});
