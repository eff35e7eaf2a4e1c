import { expect, it } from 'vitest';
import { thingKinds, thingName, thingOf } from './things.ts';

it.each(thingKinds)('reads the name of a %s as it is written', (kind) => {
  const thing = { kind, id: 2_147_483_647 };
  expect(thingOf(thingName(thing))).toEqual(thing);
});

// Proves call-getAuditLog.
it.each([
  ...['', 'lesson', 'lesson:', 'lesson:0', 'lesson:-1', 'lesson:1.5', 'lesson:01', 'lesson: 1'],
  ...['lesson:1:2', 'lesson:2147483648', 'lesson:x', 'weather:1', 'toString:1', ':1', 'Lesson:1'],
])('takes %j for the name of nothing', (name) => {
  expect(thingOf(name)).toBeNull();
});
