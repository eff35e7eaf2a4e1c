import { expect, test } from './support/test.ts';
import { zoneAt } from './support/zone.ts';

test('no journey sees midnight, whenever it begins', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
    const begun = new Date(Date.UTC(2026, 11, 31, 0, minutes));
    const timeZone = zoneAt(begun);
    const dayAt = (hours: number) =>
      new Date(begun.getTime() + hours * 3_600_000).toLocaleDateString('en', { timeZone });
    expect(dayAt(3), `${begun.toISOString()} in ${timeZone}`).toBe(dayAt(0));
    expect(dayAt(-2), `${begun.toISOString()} in ${timeZone}`).toBe(dayAt(0));
  }
});
