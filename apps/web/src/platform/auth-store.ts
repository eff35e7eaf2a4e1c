import { signInNameOf, User } from '@institute/contract/auth/user';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { FirstView } from './boot.ts';
import { dropCookie, TOKEN_COOKIE } from './cookies.ts';
import { deviceKeeps, deviceStorage, storesOnDevice, visitStorage } from './storage.ts';

const STORAGE_KEY = 'auth-storage';

interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  /** Stores the user after signing in or up, or a fresher copy of the same user. */
  setUser: (user: User) => void;
}

const nobody = { user: null, isAuthenticated: false };

/** What lies on the device: the user as it travels, which older tabs, and this browser in months, read as well. */
interface Kept {
  user: z.input<typeof User> | null;
  isAuthenticated: boolean;
}

/** Whom a kept state names; null for nobody, and for what cannot be read. */
function userIn(kept: unknown): User | null {
  return z.safeParse(User, (kept as Partial<Kept> | null | undefined)?.user).data ?? null;
}

/** Whom a text names that lies, or lay, under `auth-storage`. */
export function keptUserOf(text: string | null): User | null {
  try {
    return userIn(JSON.parse(text ?? 'null')?.state);
  } catch {
    return null;
  }
}

/** Who is signed in, kept under `auth-storage` as the specification has it. */
export const useAuthStore = create<AuthState>()(
  persist<AuthState, [], [], Kept>(
    (set) => ({
      ...nobody,
      setUser: (user) => set({ user, isAuthenticated: true }),
    }),
    {
      name: STORAGE_KEY,
      storage: createJSONStorage(storesOnDevice),
      partialize: ({ user, isAuthenticated }) => ({
        user: user && z.encode(User, user),
        isAuthenticated,
      }),
      merge: (kept, now) => ({ ...now, ...(kept as Kept | undefined), user: userIn(kept) }),
    },
  ),
);

/**
 * Where the device keeps nothing, the page tells whose session it was painted for, by the first of its answers,
 * which is always that of the person themselves.
 */
export function knowPainted(first: FirstView | undefined): void {
  if (isSignedIn() || !first || deviceKeeps()) return;
  const user = userIn({ user: first.answers[0]?.data } as Partial<Kept>);
  if (user && signInNameOf(user) === first.person) useAuthStore.getState().setUser(user);
}

/** True when this device knows who is signed in; the server still decides on every call. */
export const isSignedIn = ({ user, isAuthenticated } = useAuthStore.getState()): boolean =>
  isAuthenticated && user !== null;

/** Whether the person has asked to be signed out, and the server's answer is being waited for. */
let isLeaving = false;

/**
 * Whether a call in a person's name may leave the page. Not before anybody has signed in, not after
 * they have gone, and not once they have asked to go: the server would refuse it.
 */
export const mayAct = (): boolean => isSignedIn() && !isLeaving;

/** Told who has left by their own logout; undefined where a session ended. */
type Cleaner = (leaver: string | undefined) => void;
const cleaners = new Set<Cleaner>();
const leavers = new Set<() => void>();

/** Registers something to forget when the person signs out, such as cached answers. */
export function onSignOut(clean: Cleaner): void {
  cleaners.add(clean);
}

/** Registers something to give up from the moment the person asks to be signed out. */
export function onLeaving(giveUp: () => void): void {
  leavers.add(giveUp);
}

/**
 * The person has asked to be signed out, and their last call has been made: what is being asked in
 * their name is given up, and nothing more is, until {@link signOutLocally} forgets them.
 */
export function beginToLeave(): void {
  isLeaving = true;
  for (const giveUp of leavers) giveUp();
}

/** Marks what a person was writing; kept by everything but the person's own logout. */
export const DRAFT_PREFIX = 'draft:';

/** What belongs to the device rather than to the person: the theme, how texts are read, what they have put away; and how each wants their lists, which names its person. */
const ofDevice = new Set(['theme-storage', 'guide-storage', 'reading-storage', 'list-storage']);

/** Empties the storage but for what is the device's own and, if asked, drafts: they name their writer. */
function forgetPerson({ keepsDrafts }: { keepsDrafts: boolean }): void {
  for (const key of deviceStorage.names()) {
    const isKept = ofDevice.has(key) || (keepsDrafts && key.startsWith(DRAFT_PREFIX));
    if (!isKept) deviceStorage.removeItem(key);
  }
}

/** Nobody is signed in here any more. */
function forgetSession(): void {
  dropCookie(TOKEN_COOKIE);
  useAuthStore.setState(nobody);
  isLeaving = false;
}

/** Has everything forgotten that was registered for it. */
function cleanUp(leaver: string | undefined): void {
  for (const clean of cleaners) clean(leaver);
}

/**
 * The session has ended without the person wishing it: who is signed in is forgotten, what was
 * being written is not, nor how the device was set.
 */
export function sessionEnded(): void {
  forgetSession();
  forgetPerson({ keepsDrafts: true });
  cleanUp(undefined);
}

/**
 * Forgets the person on this device: token cookie, local and session storage, cached answers. The
 * theme is a preference of the device rather than of the person, but the specification clears all
 * of local storage on logout; the theme in use stays until the page is loaded again.
 */
export function signOutLocally(): void {
  const leaver = personNow() ?? '';
  forgetSession();
  deviceStorage.clear();
  visitStorage.clear();
  cleanUp(leaver);
}

/**
 * Another person takes this one's place on the device without signing out in between: nothing of the
 * one before is shown. Drafts stay only where it was not the one before who wished it.
 */
export function becomeUser(user: User, { keepsDrafts }: { keepsDrafts: boolean }): void {
  forgetPerson({ keepsDrafts });
  visitStorage.clear();
  useAuthStore.getState().setUser(user);
  cleanUp(undefined);
}

/**
 * Keeps the tabs of a device in step: signing out or changing the person in one does so in all. A
 * tab left behind would send the wrong person's e-mail with every call.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== STORAGE_KEY) return;
    const before = personNow();
    if (deviceStorage.getItem(STORAGE_KEY) === null) {
      useAuthStore.setState(nobody);
    } else {
      void useAuthStore.persist.rehydrate();
    }
    if (personNow() === before) return;
    cleanUp(key === null ? before : undefined);
  });
}

/** Whether an administrator is signed in as the person (Login As). */
export function isActedFor(): boolean {
  return Boolean(useAuthStore.getState().user?.actingAdmin);
}

/** What names the person signed in on this device: the e-mail, or the phone of who has none. */
export function personNow(): string | undefined {
  const { user } = useAuthStore.getState();
  return user ? signInNameOf(user) : undefined;
}

/** The same for what is shown; empty while nobody is. */
export const useSignInName = (): string =>
  useAuthStore(({ user }) => (user ? signInNameOf(user) : ''));
