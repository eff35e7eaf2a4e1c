import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSignOut, useSignInName } from '../../platform/auth-store.ts';
import { storesOnDevice } from '../../platform/storage.ts';

/** Rows that a page of a list may have; the specification's ten where nobody chose. */
export const pageSizes = [10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** The size that a text names; null for any other. */
export const pageSizeOf = (text: string | null): PageSize | null =>
  pageSizes.find((size) => String(size) === text) ?? null;

/** Search, filters and order of a list under a name of one's own. */
const SavedView = z.object({ name: z.string(), query: z.string() });
export type SavedView = z.output<typeof SavedView>;

/** How a person wants the lists of the office; what is of one list stands under its name. */
const Choices = z.object({
  perPage: z.literal(pageSizes),
  /** The columns that are shown, by their ids. */
  columns: z.record(z.string(), z.array(z.string())),
  views: z.record(z.string(), z.array(SavedView)),
  /** Whether single keys act. */
  keys: z.boolean(),
});
export type ListChoices = z.output<typeof Choices>;

const usual: ListChoices = { perPage: 10, columns: {}, views: {}, keys: true };

interface Kept {
  /** By the name that each person signs in with: others on the device see nothing of it. */
  people: Record<string, ListChoices>;
}

const Kept = z.object({ people: z.record(z.string(), Choices) });
const nobody: Kept = { people: {} };

/** Kept under `list-storage` until the person signs out: an ended session leaves it. */
const useKept = create<Kept>()(
  persist(() => nobody, {
    name: 'list-storage',
    storage: createJSONStorage(storesOnDevice),
    merge: (kept) => z.safeParse(Kept, kept).data ?? nobody,
  }),
);

onSignOut((leaver) => {
  if (leaver !== undefined) useKept.setState(nobody);
});

/** What the person who is signed in has chosen, and how it is changed. */
export function useListChoices(): [ListChoices, (change: Partial<ListChoices>) => void] {
  const person = useSignInName();
  const choices = useKept(({ people }) => people[person] ?? usual);
  const change = (next: Partial<ListChoices>) =>
    useKept.setState(({ people }) => ({
      people: { ...people, [person]: { ...(people[person] ?? usual), ...next } },
    }));
  return [choices, change];
}
