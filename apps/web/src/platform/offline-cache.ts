import type { Call } from '@institute/contract/call';
import { onSignOut, personNow } from './auth-store.ts';
import { FILES_CACHE, SAVED_FILES_CACHE, SIGNED_IN_CACHE } from './cache-names.ts';
import { type Copy, openTable, type Table } from './offline-table.ts';

/*
 * The store of answers on the device, for the person signed in: the last ones of the calls that are declared
 * `offline`. They are read without a connection; with one, the server sends again only what has changed. Answers are no business of the service worker,
 * because calls are POSTs that an address does not tell apart. Everything here is a courtesy: where
 * the device refuses to keep something, or has nothing, the call fails as it would have without.
 */

/** When an answer that was given from a copy had come from the server, by the answer itself. */
const takenAt = new WeakMap<object, number>();

/** How long a question waits for what the device holds, in ms. */
const PATIENCE_MS = 150;

let table: Table | null = null;

/** Does something with the table, which is opened when first used; null when it cannot be had. */
export async function withinTable<Result>(
  act: (table: Table) => Promise<Result>,
): Promise<Result | null> {
  try {
    table ??= openTable();
    return await act(table);
  } catch {
    table = null;
    return null;
  }
}

/** Under which name the answer to a request is cached; null for calls that are not. */
export function offlineKey(call: Call, url: string, body: unknown): string | null {
  const person = personNow();
  return call.offline && person ? `${person} ${url} ${String(body ?? '')}` : null;
}

/** An answer as it travelled, and the tag by which the server knows it again. */
export type Travelled = Pick<Copy, 'data' | 'meta' | 'tag'>;

/** Keeps an answer in place of the one before. A person who has signed out meanwhile leaves nothing. */
export async function storeOffline(name: string, answer: Travelled): Promise<void> {
  const { data, meta, tag } = answer;
  const entry = { ...{ name, data, meta, tag }, takenAt: Date.now() };
  const isTheirs = () => name.startsWith(`${personNow()} `);
  await withinTable((table) => table.put(entry, isTheirs));
}

/** Lets an answer go, because the server no longer gives it. */
export async function removeOffline(name: string): Promise<void> {
  await withinTable((table) => table.remove(name));
}

/** The copy under a name, read by `parse` as an answer would be; null when there is none it can read. */
export async function readOffline<Data>(
  name: string,
  parse: (data: unknown) => Data,
): Promise<{ data: Data; meta: unknown } | null> {
  const entry = await withinTable((table) => table.get(name));
  if (!entry) return null;
  try {
    const data = parse(entry.data);
    markOffline(data, entry.takenAt);
    return { data, meta: entry.meta ?? null };
  } catch {
    // Of the shape of an older release.
    return null;
  }
}

/**
 * What is held under a name, with the tag by which the server says whether it is still so; null where nothing
 * is, or the device does not say so at once: asking anew is then quicker.
 */
export async function readTagged(name: string): Promise<(Copy & { tag: string }) | null> {
  const slow = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const copy = await Promise.race([withinTable((table) => table.get(name)), slow]);
  return copy?.tag ? { ...copy, tag: copy.tag } : null;
}

/** When the server gave this data, in ms, if what we hold is a copy of it; null for a live answer. */
export function offlineTime(data: unknown): number | null {
  return typeof data === 'object' && data !== null ? (takenAt.get(data) ?? null) : null;
}

/** Says that data is as of `time`, in ms: there has been no live answer since. */
export function markOffline(data: unknown, time: number): void {
  if (typeof data === 'object' && data !== null) takenAt.set(data, time);
}

/** Says that what was made of an answer is as old as that. */
export function asOld<Made>(made: Made, answer: unknown): Made {
  const time = offlineTime(answer);
  if (time !== null) markOffline(made, time);
  return made;
}

// One person's lessons are never there for the next who signs in on the same device.
onSignOut((leaver) => {
  void withinTable((table) => table.clear(leaver));
  void forgetFiles();
});

/** Where there are no caches, or none that may be used, nothing was kept in them. */
async function forgetFiles(): Promise<void> {
  try {
    for (const name of [SIGNED_IN_CACHE, FILES_CACHE, SAVED_FILES_CACHE]) await caches.delete(name);
  } catch {}
}
