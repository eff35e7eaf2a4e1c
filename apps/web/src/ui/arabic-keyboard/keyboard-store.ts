import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { storesOnDevice } from '../../platform/storage.ts';

interface KeyboardState {
  /** Whether fields for Arabic are written with the on-screen keyboard on this device. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
}

/** The choice of this device between the on-screen Arabic keyboard and its own. */
export const useKeyboardStore = create<KeyboardState>()(
  persist((set) => ({ isOn: false, setOn: (isOn) => set({ isOn }) }), {
    name: 'arabic-keyboard',
    storage: createJSONStorage(storesOnDevice),
    partialize: ({ isOn }) => ({ isOn }),
  }),
);
