import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['Africa/Lagos', 'Lagos'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('calls %s %s', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});
