import { onSignOut, useAuthStore } from './auth-store.ts';
import { FILES_CACHE, SIGNED_IN_CACHE } from './cache-names.ts';
import type { Table } from './offline-table.ts';

/**
 * What can be read without a connection: the last answers of the calls below, kept on the device
 * for the person signed in. Answers are no business of the service worker, because calls are POSTs
 * that an address does not tell apart. Everything here is a courtesy: where the device refuses to
 * keep something, or has nothing, the call fails as it would have without.
 */
const kept: ReadonlySet<string> = new Set([
  'getClasses',
  'getMyClasses',
  'getClassDetails',
  'getLessonDetails',
]);

/** When an answer that was given from a copy had come from the server, by the answer itself. */
const takenAt = new WeakMap<object, number>();

let table: Promise<Table> | null = null;

/** Does something with the table, whose code comes when first used; null when it cannot be had. */
async function within<Result>(act: (table: Table) => Promise<Result>): Promise<Result | null> {
  try {
    table ??= import('./offline-table.ts').then(({ openTable }) => openTable());
    return await act(await table);
  } catch {
    table = null;
    return null;
  }
}

/** Under which name the answer to a request is kept; null for calls that are not. */
export function copyName(call: string, url: string, body: unknown): string | null {
  const email = useAuthStore.getState().user?.email;
  return kept.has(call) && email ? `${email} ${url} ${String(body ?? '')}` : null;
}

/** Keeps an answer's data in place of the one before. Whoever has signed out meanwhile leaves nothing. */
export async function keepCopy(name: string, data: unknown): Promise<void> {
  const copy = { name, data, takenAt: Date.now() };
  const isTheirs = () => name.startsWith(`${useAuthStore.getState().user?.email} `);
  await within((copies) => copies.put(copy, isTheirs));
}

/** Lets an answer go, because the server no longer gives it. */
export async function dropCopy(name: string): Promise<void> {
  await within((copies) => copies.remove(name));
}

/** The copy under a name, read by `parse` as an answer would be; null when there is none it can read. */
export async function readCopy<Data>(
  name: string,
  parse: (data: unknown) => Data,
): Promise<Data | null> {
  const copy = await within((copies) => copies.get(name));
  if (!copy) return null;
  try {
    const data = parse(copy.data);
    markCopy(data, copy.takenAt);
    return data;
  } catch {
    // Of the shape of an older release.
    return null;
  }
}

/** When the server gave this data, in ms, if what we hold is a copy of it; null for a live answer. */
export function copyTime(data: unknown): number | null {
  return typeof data === 'object' && data !== null ? (takenAt.get(data) ?? null) : null;
}

/** Says that data is as of `time`, in ms: there has been no live answer since. */
export function markCopy(data: unknown, time: number): void {
  if (typeof data === 'object' && data !== null) takenAt.set(data, time);
}

// One person's lessons are never there for the next who signs in on the same device.
onSignOut(() => {
  void within((copies) => copies.clear());
  if (typeof caches === 'undefined') return;
  void caches.delete(SIGNED_IN_CACHE);
  void caches.delete(FILES_CACHE);
});
