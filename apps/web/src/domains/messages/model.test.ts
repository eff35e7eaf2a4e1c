import { expect, it } from 'vitest';
import { messageFor } from '../../test/mock-server.tsx';
import { messageOf } from './model.ts';

it.each([
  ['', '', null],
  ['c-1', '', { path: '/classes/c-1', kind: 'class' }],
  ['c-1', 'l/2', { path: '/classes/c-1/lessons/l%2F2', kind: 'lesson' }],
  ['', 'l-2', null],
])('a message about class %j and lesson %j leads to %j', (class_id, lesson_id, related) => {
  expect(messageOf(messageFor(1, { class_id, lesson_id })).related).toEqual(related);
});
