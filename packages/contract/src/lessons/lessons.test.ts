import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lessonKind, lessonKinds, lessonTypes } from './lessons.ts';

it('keeps the wire’s spelling of the kinds of lessons at the edge', () => {
  expect(lessonKinds.map((kind) => z.encode(lessonKind, kind))).toEqual(lessonTypes);
  expect(z.decode(lessonKind, 'Timetableble')).toBe('timetable');
});
