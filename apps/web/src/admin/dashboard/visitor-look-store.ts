import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onSignOut } from '../../platform/auth-store.ts';

interface VisitorLook {
  hasLooked: boolean;
  look: () => void;
}

const start = { hasLooked: false };

/** Whether an administrator has looked at what visitors see, kept on the device while signed in. */
export const useVisitorLook = create<VisitorLook>()(
  persist((set) => ({ ...start, look: () => set({ hasLooked: true }) }), {
    name: 'visitor-look',
    partialize: ({ hasLooked }) => ({ hasLooked }),
  }),
);

onSignOut(() => useVisitorLook.setState(start));
