import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onSignOut } from '../../platform/auth-store.ts';

/** Steps of the guide: Browse Classes, Enroll, Start Learning, Help Guide. */
export const GUIDE_STEPS = 4;

interface GuideState {
  /** The step in view, from 0. */
  step: number;
  hidden: boolean;
  show: () => void;
  hide: () => void;
  goTo: (step: number) => void;
}

const start = { step: 0, hidden: false };

/** How far the student has read the getting-started guide, kept on the device while signed in. */
export const useGuideStore = create<GuideState>()(
  persist(
    (set) => ({
      ...start,
      show: () => set({ hidden: false }),
      hide: () => set({ hidden: true }),
      goTo: (step) => set({ step: Math.min(Math.max(0, step), GUIDE_STEPS - 1) }),
    }),
    { name: 'guide-storage', partialize: ({ step, hidden }) => ({ step, hidden }) },
  ),
);

// The guide that was put away comes back after the person's own logout alone.
onSignOut((isWished) => {
  if (isWished) useGuideStore.setState(start);
});
