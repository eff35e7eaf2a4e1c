import { beforeEach, describe, expect, it } from 'vitest';
import { keyFor } from '../../forms/request-key.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { amina } from '../../test/mock-server.tsx';
import { begunReplies, commentDraft } from './draft.ts';

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
});

describe('a comment that is being written', () => {
  it('comes back with the key it was sent under', () => {
    const store = commentDraft(amina.email, 'abc', 7);
    const draft = { text: 'مَا مَعْنَى', request: keyFor('مَا مَعْنَى', null) };
    store.keep(draft);
    expect(store.read()).toEqual(draft);
    expect(draft.request.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('is none when what is kept cannot be read', () => {
    const store = commentDraft(amina.email, 'abc', 7);
    for (const kept of ['', 'null', '[]', '{"text":1}', '{"tex', '{"text":"a","request":{}}']) {
      localStorage.setItem(`draft:comment:${amina.email}:abc:7`, kept);
      expect(store.read()).toBeNull();
    }
  });
});

describe('replies that were begun', () => {
  it('are those of this person under this lesson', () => {
    for (const [email, lesson, parent] of [
      [amina.email, 'abc', 7],
      [amina.email, 'abc', 0],
      [amina.email, 'abcd', 8],
      ['musa@example.com', 'abc', 9],
    ]) {
      localStorage.setItem(`draft:comment:${email}:${lesson}:${parent}`, '{}');
    }
    localStorage.setItem('theme-storage', '{}');
    expect(begunReplies(amina.email, 'abc')).toEqual([7]);
  });
});
