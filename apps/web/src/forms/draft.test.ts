import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useAuthStore } from '../platform/auth-store.ts';
import { amina } from '../test/mock-server.tsx';
import { draftPlaces, draftStore } from './draft.ts';

const schema = z.object({ text: z.string() });
const draft = { text: 'كِتَاب' };
const storeOf = (writer: string, place: string) =>
  draftStore({ kind: 'lesson', writer, place, schema });

beforeEach(() => {
  localStorage.clear();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
});

describe('a draft', () => {
  it('comes back as it was kept, to its writer and place alone', () => {
    const store = storeOf(amina.email, '7');
    expect(store.keep(draft)).toBe(true);
    expect(Object.keys({ ...localStorage })).toContain(`draft:lesson:${amina.email}:7`);
    expect(store.read()).toEqual(draft);
    expect(storeOf('other@example.com', '7').read()).toBeNull();
    expect(storeOf(amina.email, 'new-in-7').read()).toBeNull();
    store.keep(null);
    expect(store.read()).toBeNull();
  });

  it('that cannot be read, or is of another shape, is none', () => {
    const store = storeOf(amina.email, '7');
    for (const broken of ['{', '7', 'null', '{"subject":"a"}', '{"text":1}']) {
      localStorage.setItem(`draft:lesson:${amina.email}:7`, broken);
      expect(store.read()).toBeNull();
    }
  });

  it('is not kept for somebody who has signed out meanwhile', () => {
    const store = storeOf(amina.email, '7');
    useAuthStore.setState({ user: null, isAuthenticated: false });
    expect(store.keep(draft)).toBe(false);
    expect(store.read()).toBeNull();
  });

  it('that finds no room is kept smaller, or says that it is not kept', () => {
    const setItem = vi.fn((_name: string, value: string) => {
      if (value.length > 20) throw new DOMException('No room.', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { setItem });
    const large = { text: 'a'.repeat(30) };
    expect(storeOf(amina.email, '7').keep(large)).toBe(false);
    const smaller = () => ({ text: 'a' });
    const roomy = draftStore({ kind: 'x', writer: amina.email, schema, smaller });
    expect(roomy.keep(large)).toBe(true);
    expect(setItem).toHaveBeenLastCalledWith(`draft:x:${amina.email}`, '{"text":"a"}');
    vi.unstubAllGlobals();
  });

  it('tells the places of its kind', () => {
    storeOf(amina.email, '7:0').keep(draft);
    storeOf(amina.email, '7:12').keep(draft);
    localStorage.setItem('draft:lesson:other@example.com:9', '{}');
    expect(draftPlaces('lesson', amina.email).sort()).toEqual(['7:0', '7:12']);
  });
});
