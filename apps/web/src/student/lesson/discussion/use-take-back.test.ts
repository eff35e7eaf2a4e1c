import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { commentDraft } from '../../../domains/comments/draft.ts';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { amina } from '../../../test/mock-server.tsx';
import type { Entry } from './threads.ts';
import { useTakeBack } from './use-take-back.ts';

const entry = (id: number, isDeleted: boolean): Entry => ({
  ...{ id, parentId: 0, comment: 'x', name: 'Musa', email: '', createdAt: null, isDeleted },
  ...{ isByTeacher: false, authorId: null, classId: 4, isPosting: false },
});

/** What stands in the boxes of the comment 7 and of a comment of its own, once a reply to 7 is back. */
async function takenBack(entries: readonly Entry[]) {
  const { result } = renderHook(() => useTakeBack('abc', entries));
  const waiting = {
    key: 'k',
    comment: 'a reply',
    parentId: 7,
    requestKey: 'abcdefgh',
    refusal: null,
  };
  await act(() => result.current.takeBack(waiting));
  return [7, 0].map((box) => commentDraft(amina.email, 'abc', box).read()?.text ?? null);
}

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
});

it('gives a reply back to the box beneath its comment', async () => {
  expect(await takenBack([entry(7, false)])).toEqual(['a reply', null]);
});

it('gives it back to the box of a comment of its own where its comment cannot be answered', async () => {
  expect(await takenBack([entry(7, true), entry(8, false)])).toEqual([null, 'a reply']);
  localStorage.clear();
  expect(await takenBack([entry(8, false)])).toEqual([null, 'a reply']);
});
