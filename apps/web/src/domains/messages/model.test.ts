import { expect, it } from 'vitest';
import { relatedPage } from './model.ts';

// Proves ours-151.
it.each([
  ['', '', 0, null],
  ['c-1', '', 0, { path: '/classes/c-1', kind: 'class' }],
  ['c-1', 'l/2', 0, { path: '/classes/c-1/lessons/l%2F2', kind: 'lesson' }],
  ['c-1', 'l-2', 31, { path: '/classes/c-1/lessons/l-2#comment-31', kind: 'lesson' }],
  ['', 'l-2', 31, null],
])('a message about class %j, lesson %j and comment %j leads to %j', (...given) => {
  const [classId, lessonId, commentId, related] = given;
  expect(relatedPage({ classId, lessonId, commentId, blockId: '', meetingId: 0 })).toEqual(related);
});

// Proves ours-466.
it('a message about homework leads to it, in its lesson or at its meeting', () => {
  const of = { classId: 'c-1', lessonId: '', commentId: 0, blockId: '', meetingId: 0 };
  expect(relatedPage({ ...of, lessonId: 'l-2', blockId: 'b1' })?.path).toBe(
    '/classes/c-1/lessons/l-2#homework-b1',
  );
  expect(relatedPage({ ...of, meetingId: 7 })).toEqual({
    ...{ path: '/meetings/7#homework', kind: 'homework' },
  });
});
