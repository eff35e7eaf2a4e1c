import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { storesOnDevice } from './storage.ts';

interface ThemeState {
  isDark: boolean;
  toggle: () => void;
}

function systemPrefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Light or dark, kept under `theme-storage`. The inline script of index.html reads the same entry
 * before the first paint; from then on this store alone sets the class on the document root.
 */
export const useThemeStore = create<ThemeState>()(
  persist(
    (set) => ({
      isDark: systemPrefersDark(),
      toggle: () => set((state) => ({ isDark: !state.isDark })),
    }),
    {
      name: 'theme-storage',
      storage: createJSONStorage(storesOnDevice),
      partialize: ({ isDark }) => ({ isDark }),
    },
  ),
);

/** Applies the theme now and on every change. Called once, when the app starts. */
export function followTheme(): void {
  const apply = ({ isDark }: ThemeState) =>
    document.documentElement.classList.toggle('dark', isDark);
  apply(useThemeStore.getState());
  useThemeStore.subscribe(apply);
  // Another tab of the device has chosen.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme-storage' && newValue !== null) void useThemeStore.persist.rehydrate();
  });
}
