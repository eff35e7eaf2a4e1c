import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The store as it is when the page has just been loaded on a device that prefers dark or not. */
async function loaded(prefersDark: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && prefersDark,
  }));
  vi.resetModules();
  const { followTheme, useThemeStore } = await import('./theme-store.ts');
  followTheme();
  return useThemeStore;
}
const rootIsDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});
afterEach(() => vi.unstubAllGlobals());

describe('the theme', () => {
  // Proves student-3-3.
  it.each([true, false])('is the one of the browser at first: dark %s', async (prefersDark) => {
    const store = await loaded(prefersDark);
    expect(store.getState().isDark).toBe(prefersDark);
    expect(rootIsDark()).toBe(prefersDark);
  });

  // Proves student-3-3, student-4-10, student-9-13.
  it('is kept under theme-storage and applied to the root when it is changed', async () => {
    const store = await loaded(false);
    store.getState().toggle();
    expect(rootIsDark()).toBe(true);
    expect(JSON.parse(localStorage.getItem('theme-storage') ?? '').state).toEqual({ isDark: true });
    store.getState().toggle();
    expect(rootIsDark()).toBe(false);
  });

  it('is the kept one after that, whatever the browser prefers', async () => {
    (await loaded(false)).getState().toggle();
    document.documentElement.className = '';
    expect((await loaded(false)).getState().isDark).toBe(true);
    expect(rootIsDark()).toBe(true);
  });

  it('follows another tab of the device', async () => {
    const store = await loaded(false);
    const newValue = JSON.stringify({ state: { isDark: true }, version: 0 });
    localStorage.setItem('theme-storage', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme-storage', newValue }));
    await vi.waitFor(() => expect(store.getState().isDark).toBe(true));
    expect(rootIsDark()).toBe(true);
  });
});
