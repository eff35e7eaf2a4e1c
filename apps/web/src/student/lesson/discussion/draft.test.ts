import { beforeEach, describe, expect, it } from 'vitest';
import { attemptAt, begunReplies, draftKey, emptyDraft, keepDraft, readDraft } from './draft.ts';

const key = draftKey('amina@example.com', 'abc', 7);
beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('comes back with the attempt it was sent in', () => {
    const draft = { text: 'مَا مَعْنَى', tried: { text: 'مَا مَعْنَى', key: 'k'.repeat(32) } };
    keepDraft(localStorage, key, draft);
    expect(readDraft(localStorage, key)).toEqual(draft);
  });

  it('is not kept when it is blank', () => {
    keepDraft(localStorage, key, { text: 'a', tried: null });
    keepDraft(localStorage, key, { text: ' \n', tried: null });
    expect(localStorage.length).toBe(0);
  });

  it('is empty when what is kept cannot be read', () => {
    for (const kept of [
      '',
      'null',
      '[]',
      '{"text":1}',
      '{"tex',
      '{"text":"a","tried":{"key":1}}',
    ]) {
      localStorage.setItem(key, kept);
      const expected = kept.includes('"a"') ? { text: 'a', tried: null } : emptyDraft;
      expect(readDraft(localStorage, key)).toEqual(expected);
    }
  });

  it('loses nothing but the keeping where the browser keeps nothing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(() => keepDraft(full, key, { text: 'a', tried: null })).not.toThrow();
  });
});

describe('replies that were begun', () => {
  it('are those of this person under this lesson', () => {
    const names = [
      draftKey('amina@example.com', 'abc', 7),
      draftKey('amina@example.com', 'abc', 0),
      draftKey('amina@example.com', 'abcd', 8),
      draftKey('musa@example.com', 'abc', 9),
      'theme-storage',
    ];
    expect(begunReplies(names, 'amina@example.com', 'abc')).toEqual([7]);
  });
});

describe('attemptAt', () => {
  it('sends the same text under the same key, another text under another', () => {
    const first = attemptAt('one', null);
    expect(first.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(attemptAt('one', first)).toEqual(first);
    expect(attemptAt('two', first).key).not.toBe(first.key);
  });
});
