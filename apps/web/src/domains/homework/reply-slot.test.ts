// Proves ours-411.

import { expect, it } from 'vitest';
import { answerIn, answerSlot, ofTheWhole, repliesTo, replyIn, replySlot } from './reply-slot.ts';

it.each([
  ofTheWhole,
  { takeId: 7, atMs: 1200, x: null, y: null },
  { takeId: 7, atMs: null, x: 0, y: 1000 },
])('says in its name what a reply is pinned to', (target) => {
  const slot = replySlot(12, target, 'k3f');
  expect(slot).not.toContain(' ');
  expect(slot.startsWith(repliesTo(12))).toBe(true);
  expect(replyIn(slot)).toEqual({ handInId: 12, target });
  expect(answerIn(slot)).toBeNull();
});

it('tells answers and what others keep from replies', () => {
  expect(answerIn(answerSlot(12))).toBe(12);
  for (const other of [answerSlot(12), 'homework/9/b2', 'reply/x/1', 'answer/']) {
    expect(replyIn(other)).toBeNull();
  }
  expect(answerIn('answer/')).toBeNull();
});
