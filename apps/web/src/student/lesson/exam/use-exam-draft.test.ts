import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { amina } from '../../../test/mock-server.tsx';
import { emptyDraft, examDraft } from './draft.ts';
import { useExamDraft } from './use-exam-draft.ts';

const now = new Date('2026-11-23T10:00:00Z').getTime();
const { email } = amina;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const open = () => renderHook(() => useExamDraft(email, 'exam', null, 1)).result;
const answer = (tab: ReturnType<typeof open>, id: string, choice: string) =>
  act(() => tab.current.change((one) => ({ ...one, answers: { ...one.answers, [id]: choice } })));
/** What another tab writes while this one looks on. */
const elsewhere = (answers: Record<string, string>) => {
  examDraft(email, 'exam').keep({ ...emptyDraft, answers }, new Date());
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('goes on with what another tab of the same exam has kept since', () => {
  const tab = open();
  answer(tab, '1', 'a');
  pass(1000);
  elsewhere({ 1: 'a', 2: 'b', 3: 'c' });
  expect(tab.current.draft.answers).toEqual({ 1: 'a', 2: 'b', 3: 'c' });
  answer(tab, '4', 'd');
  pass(1000);
  expect(examDraft(email, 'exam').read()?.draft.answers).toEqual({
    1: 'a',
    2: 'b',
    3: 'c',
    4: 'd',
  });
});

it('keeps what is being answered here over what another tab has kept', () => {
  const tab = open();
  answer(tab, '1', 'a');
  elsewhere({ 2: 'b' });
  expect(tab.current.draft.answers).toEqual({ 1: 'a' });
});

it('takes nothing over that is older than what it has', () => {
  const tab = open();
  answer(tab, '1', 'a');
  pass(1000);
  vi.setSystemTime(now);
  elsewhere({ 2: 'b' });
  expect(tab.current.draft.answers).toEqual({ 1: 'a' });
});
