import { readdir, readFile } from 'node:fs/promises';
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

test('every journey asks for the days of the institute, which are not those of the world', async () => {
  const byWorld: string[] = [];
  for (const file of await readdir(import.meta.dirname, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    if (/toISOString\(\)\s*\.slice\(0, (7|10)\)|getUTC(FullYear|Month|Date)\(/.test(source))
      byWorld.push(file);
  }
  // `dayIn` of support/zone.ts gives them.
  expect(byWorld).toEqual([]);
});
