import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSignOut } from '../../platform/auth-store.ts';
import { storesOnDevice } from '../../platform/storage.ts';

/** Steps of the guide: Browse Classes, Enroll, Start Learning, Help Guide. */
export const GUIDE_STEPS = 4;

interface GuideState {
  /** The step in view, from 0. */
  step: number;
  hidden: boolean;
  /** Whether the student has turned to a step on this visit: until then the first open one is in view. */
  isTurned: boolean;
  /** Whether it was brought back on this visit, which it may be after it has done its work. */
  isBroughtBack: boolean;
  show: () => void;
  hide: () => void;
  goTo: (step: number) => void;
}

const start = { step: 0, hidden: false, isTurned: false, isBroughtBack: false };

/** How far the student has read the getting-started guide, kept on the device while signed in. */
export const useGuideStore = create<GuideState>()(
  persist(
    (set) => ({
      ...start,
      show: () => set({ hidden: false, isBroughtBack: true }),
      hide: () => set({ hidden: true }),
      goTo: (step) => set({ isTurned: true, step: Math.min(Math.max(0, step), GUIDE_STEPS - 1) }),
    }),
    {
      name: 'guide-storage',
      storage: createJSONStorage(storesOnDevice),
      partialize: ({ step, hidden }) => ({ step, hidden }),
    },
  ),
);

// The guide that was put away comes back after the person's own logout alone.
onSignOut((leaver) => {
  if (leaver !== undefined) useGuideStore.setState(start);
});
