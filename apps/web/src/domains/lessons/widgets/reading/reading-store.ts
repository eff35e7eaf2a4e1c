import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { storesOnDevice } from '../../../../platform/storage.ts';
import { knownSize, OWN_SIZE, sizeBeside } from './arabic-size.ts';

interface ReadingState {
  /** How large Arabic is set, one of `ARABIC_SIZES`. */
  size: number;
  hidesEnglish: boolean;
  /** Of what is read: what is asked stays as it is written. */
  hidesTashkeel: boolean;
  /** How fast sounds of lines are played, one of `SPEEDS`. */
  speed: number;
  /** Takes the next size up or down, where there is one. */
  resize: (direction: 1 | -1) => void;
  toggleEnglish: () => void;
  toggleTashkeel: () => void;
  setSpeed: (speed: number) => void;
  /** Leaves tashkeel out. It comes with the tools of reading, and until then a text stands as it is. */
  bare: (text: string) => string;
}

/** How fast a sound may be played. */
const SPEEDS = [0.6, 0.75, 1];
const knownSpeed = (kept: unknown) => SPEEDS.find((speed) => speed === kept) ?? 1;

const asWritten = (text: string) => text;

/** How a person likes to read, in every lesson on this device; kept under `reading-storage`. */
export const useReading = create<ReadingState>()(
  persist(
    (set) => ({
      size: OWN_SIZE,
      hidesEnglish: false,
      hidesTashkeel: false,
      speed: 1,
      resize: (direction) => set(({ size }) => ({ size: sizeBeside(size, direction) ?? size })),
      toggleEnglish: () => set(({ hidesEnglish }) => ({ hidesEnglish: !hidesEnglish })),
      toggleTashkeel: () => set(({ hidesTashkeel }) => ({ hidesTashkeel: !hidesTashkeel })),
      setSpeed: (speed) => set({ speed: knownSpeed(speed) }),
      bare: asWritten,
    }),
    {
      name: 'reading-storage',
      storage: createJSONStorage(storesOnDevice),
      partialize: ({ size, hidesEnglish, hidesTashkeel, speed }) => ({
        size,
        hidesEnglish,
        hidesTashkeel,
        speed,
      }),
      merge: (kept, initial) => {
        const known = (kept ?? {}) as Partial<Record<keyof ReadingState, unknown>>;
        return {
          ...initial,
          size: knownSize(known.size),
          hidesEnglish: known.hidesEnglish === true,
          hidesTashkeel: known.hidesTashkeel === true,
          speed: knownSpeed(known.speed),
        };
      },
    },
  ),
);

/** What makes a text the one that its reader wants: with its tashkeel, or without. */
export const useWritten = () =>
  useReading(({ hidesTashkeel, bare }) => (hidesTashkeel ? bare : asWritten));
