import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSignOut } from '../../platform/auth-store.ts';
import { storesOnDevice } from '../../platform/storage.ts';

interface VisitorLook {
  hasLooked: boolean;
  look: () => void;
}

const start = { hasLooked: false };

/** Whether an administrator has looked at what visitors see, kept on the device while signed in. */
export const useVisitorLook = create<VisitorLook>()(
  persist((set) => ({ ...start, look: () => set({ hasLooked: true }) }), {
    name: 'visitor-look',
    storage: createJSONStorage(storesOnDevice),
    partialize: ({ hasLooked }) => ({ hasLooked }),
  }),
);

onSignOut(() => useVisitorLook.setState(start));
