import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { amina } from '../../../test/mock-server.tsx';
import {
  type ExamDraft,
  emptyDraft,
  examDraft,
  newestDraft,
  withImage,
  withoutImage,
} from './draft.ts';

const image = 'data:image/jpeg;base64,AAAA';
const now = new Date('2026-11-20T10:42:00Z');
const store = examDraft(amina.email, 'abc');
const key = `draft:exam:${amina.email}:abc`;
const drafts = () => Object.keys({ ...localStorage }).filter((name) => name.startsWith('draft:'));

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
});

test('what was kept comes back whole, with its time', () => {
  const draft: ExamDraft = { ...emptyDraft, answers: { 12: 'kataba' }, text: 'كَتَبَ\nhe wrote' };
  expect(store.keep(draft, now)).toBe(true);
  expect(store.read()).toEqual({ draft, savedAt: now });
});

test('drafts of other people and other exams stay apart', () => {
  store.keep({ ...emptyDraft, text: 'mine' }, now);
  expect(examDraft('musa@example.com', 'abc').read()).toBeNull();
  expect(examDraft(amina.email, 'abd').read()).toBeNull();
});

test('an emptied draft and a submitted exam leave nothing behind', () => {
  store.keep({ ...emptyDraft, text: 'a' }, now);
  store.keep(emptyDraft, now);
  expect(drafts()).toEqual([]);
  store.keep({ ...emptyDraft, text: 'a' }, now);
  store.drop();
  expect(drafts()).toEqual([]);
});

test('a full or forbidden store says so instead of failing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(store.keep({ ...emptyDraft, text: 'a' }, now)).toBe(false);
  expect(store.read()).toBeNull();
  expect(() => store.drop()).not.toThrow();
  vi.unstubAllGlobals();
});

test.each(['{', '7', '[]', '"x"', 'null'])('%s in the store is no draft', (stored) => {
  localStorage.setItem(key, stored);
  expect(store.read()?.draft ?? emptyDraft).toEqual(emptyDraft);
});

test('a damaged draft gives what can be read of it, and never both kinds of answer', () => {
  localStorage.setItem(
    key,
    JSON.stringify({ answers: { 1: 'a', 2: 5 }, mode: 'x', text: 'typed', image, savedAt: 'now' }),
  );
  expect(store.read()?.draft).toEqual({
    answers: { 1: 'a' },
    exercises: {},
    mode: 'type',
    text: '',
    image,
    shelved: 'typed',
  });
});

test('a typed answer is put aside for an image and comes back when the image goes', () => {
  const typed: ExamDraft = { ...emptyDraft, text: 'a long answer' };
  const pictured = withImage(typed, image);
  expect(pictured).toMatchObject({ text: '', image, mode: 'image', shelved: 'a long answer' });
  expect(withImage(pictured, `${image}BB`).shelved).toBe('a long answer');
  expect(withoutImage(pictured)).toMatchObject({ text: 'a long answer', image: '', shelved: '' });
});

describe('newestDraft', () => {
  const onServer = {
    answers: { '1': 'مبتدأ' },
    text: 'later',
    writtenAt: new Date(2000),
    savedAt: new Date(2000),
  };
  const onDevice = (time: number) => ({
    draft: { ...emptyDraft, text: 'earlier' },
    savedAt: new Date(time),
  });

  it('takes what was written last, wherever it was kept', () => {
    expect(newestDraft(null, null)).toBeNull();
    expect(newestDraft(onDevice(1000), null)?.draft.text).toBe('earlier');
    expect(newestDraft(onDevice(3000), onServer)?.draft.text).toBe('earlier');
    const found = newestDraft(onDevice(1000), onServer);
    expect(found?.draft).toEqual({ ...emptyDraft, answers: { '1': 'مبتدأ' }, text: 'later' });
  });

  it('never lets go of a picture, which this device alone has, nor of what it stands in place of', () => {
    const pictured = withImage(onDevice(1000).draft, image);
    const answers = { '1': 'مبتدأ' };
    const kept = { draft: pictured, savedAt: new Date(1000) };
    const pictureAlone = newestDraft(kept, { ...onServer, text: '' });
    expect(pictureAlone?.draft).toEqual({ ...pictured, answers });
    expect(newestDraft(kept, onServer)?.draft).toEqual({ ...pictured, answers, shelved: 'later' });
  });
});
