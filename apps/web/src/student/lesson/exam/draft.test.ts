import { beforeEach, describe, expect, it, test } from 'vitest';
import {
  draftKey,
  dropDraft,
  type ExamDraft,
  emptyDraft,
  keepDraft,
  newestDraft,
  readDraft,
  withImage,
  withoutImage,
} from './draft.ts';

const image = 'data:image/jpeg;base64,AAAA';
const now = new Date('2026-11-20T10:42:00Z');
const key = draftKey('amina@example.com', 'abc');

beforeEach(() => localStorage.clear());

test('what was kept comes back whole, with its time', () => {
  const draft: ExamDraft = { ...emptyDraft, answers: { 12: 'kataba' }, text: 'كَتَبَ\nhe wrote' };
  expect(keepDraft(localStorage, key, draft, now)).toBe(true);
  expect(readDraft(localStorage, key)).toEqual({ draft, savedAt: now });
});

test('drafts of other people and other exams stay apart', () => {
  keepDraft(localStorage, key, { ...emptyDraft, text: 'mine' }, now);
  expect(readDraft(localStorage, draftKey('musa@example.com', 'abc'))).toBeNull();
  expect(readDraft(localStorage, draftKey('amina@example.com', 'abd'))).toBeNull();
});

test('an emptied draft and a submitted exam leave nothing behind', () => {
  keepDraft(localStorage, key, { ...emptyDraft, text: 'a' }, now);
  keepDraft(localStorage, key, emptyDraft, now);
  expect(localStorage).toHaveLength(0);
  keepDraft(localStorage, key, { ...emptyDraft, text: 'a' }, now);
  dropDraft(localStorage, key);
  expect(localStorage).toHaveLength(0);
});

test('a full or forbidden store says so instead of failing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(keepDraft(full, key, { ...emptyDraft, text: 'a' }, now)).toBe(false);
  expect(readDraft(full, key)).toBeNull();
  expect(() => dropDraft(full, key)).not.toThrow();
});

test.each(['{', '7', '[]', '"x"', 'null'])('%s in the store is no draft', (stored) => {
  localStorage.setItem(key, stored);
  expect(readDraft(localStorage, key)?.draft ?? emptyDraft).toEqual(emptyDraft);
});

test('a damaged draft gives what can be read of it, and never both kinds of answer', () => {
  localStorage.setItem(
    key,
    JSON.stringify({ answers: { 1: 'a', 2: 5 }, mode: 'x', text: 'typed', image, savedAt: 'now' }),
  );
  expect(readDraft(localStorage, key)?.draft).toEqual({
    answers: { 1: 'a' },
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
});
