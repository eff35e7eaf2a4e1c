import { expect, it } from 'vitest';
import { type Given, givenBy, lineOf, pathOf, placeOfLine, slotOf } from './given.ts';

// Proves ours-403.
it('is told by the slot in which the device keeps its takes, with the way to it', () => {
  const lesson: Given = { classRand: 'class-1', lessonRand: 'lesson-5', blockId: 'b_1' };
  const meeting: Given = { meetingId: 7 };
  for (const given of [lesson, meeting]) expect(givenBy(slotOf(given))).toEqual(given);
  expect(pathOf(lesson)).toBe('/classes/class-1/lessons/lesson-5#homework-b_1');
  expect(pathOf(meeting)).toBe('/meetings/7#homework');
  for (const other of ['letters/7', 'new', 'homework/', 'homework/a/b']) {
    expect(givenBy(other)).toBeNull();
  }
  expect([lineOf(placeOfLine('one')), lineOf('whole')]).toEqual(['one', null]);
});
