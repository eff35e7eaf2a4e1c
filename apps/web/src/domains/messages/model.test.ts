import { expect, it } from 'vitest';
import { relatedPage } from './model.ts';

it.each([
  ['', '', null],
  ['c-1', '', { path: '/classes/c-1', kind: 'class' }],
  ['c-1', 'l/2', { path: '/classes/c-1/lessons/l%2F2', kind: 'lesson' }],
  ['', 'l-2', null],
])('a message about class %j and lesson %j leads to %j', (classId, lessonId, related) => {
  expect(relatedPage({ classId, lessonId })).toEqual(related);
});
