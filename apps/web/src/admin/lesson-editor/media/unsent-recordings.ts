import type { Block } from '@institute/contract/lessons/blocks';
import { personNow } from '../../../platform/auth-store.ts';
import type { Take, TakesDatabase } from '../../../platform/recordings-database.ts';
import { slotsOf } from './media-work.ts';

/*
 * Recordings that the server does not have yet, on this device beside the drafts: a page that is
 * loaded anew, or a browser that ends, loses nothing that was said. They go when they have arrived, are
 * thrown away or left behind, and with the person's own logout.
 */

/** How many are kept, of three minutes at the most each: the oldest go. */
const MOST = 40;
/** How long one is kept. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Does something with the recordings here; null where they, or the code for them, cannot be had. */
async function withTakes<Result>(act: (database: TakesDatabase) => Promise<Result>) {
  const code = await import('../../../platform/recordings-database.ts').catch(() => null);
  return code && (await code.withTakes(act));
}

/** The recordings of a person for one lesson, null for one that is new; null where nobody is signed in. */
function placeOf(lessonId: number | null): string | null {
  const person = personNow();
  return person === undefined ? null : `${person} ${lessonId ?? 'new'} `;
}

/** Keeps a recording in place of the one before. */
export async function keepTake(lessonId: number | null, slot: string, blob: Blob): Promise<void> {
  const place = placeOf(lessonId);
  if (place === null) return;
  const bytes = await blob.arrayBuffer();
  const take: Take = { name: place + slot, slot, bytes, type: blob.type, at: Date.now() };
  await withTakes(async (database) => {
    // Whoever has signed out meanwhile leaves nothing behind.
    if (placeOf(lessonId) !== place) return;
    await database.put('takes', take);
    await trim(database);
  });
}

/** The recordings of a lesson by their places in it. */
export async function keptTakes(lessonId: number | null): Promise<ReadonlyMap<string, Blob>> {
  const place = placeOf(lessonId);
  if (place === null) return new Map();
  const found = await withTakes((database) => database.getAll('takes', within(place)));
  const fresh = (found ?? []).filter(({ at }) => Date.now() - at < KEPT_MS);
  return new Map(fresh.map(({ slot, bytes, type }) => [slot, new Blob([bytes], { type })]));
}

/** Lets the recording of a place go, or with null all of a lesson. */
export async function forgetTakes(lessonId: number | null, slot: string | null): Promise<void> {
  const place = placeOf(lessonId);
  if (place === null) return;
  await withTakes((database) =>
    database.delete('takes', slot === null ? within(place) : place + slot),
  );
}

/**
 * Lets the recordings of a lesson go that is left behind; of one that is new those of its blocks, for
 * all that are new, of whichever class, stand in one place.
 */
export async function forgetTakesOf(
  lessonId: number | null,
  blocks: readonly Block[],
): Promise<void> {
  const slots = lessonId === null ? slotsOf(blocks) : [null];
  for (const slot of slots) await forgetTakes(lessonId, slot);
}

const within = (place: string) => IDBKeyRange.bound(place, `${place}\uffff`);

async function trim(database: TakesDatabase): Promise<void> {
  const names = await database.getAllKeysFromIndex('takes', 'at');
  const tooOld = IDBKeyRange.upperBound(Date.now() - KEPT_MS);
  const old = await database.getAllKeysFromIndex('takes', 'at', tooOld);
  const surplus = names.slice(0, Math.max(old.length, names.length - MOST));
  await Promise.all(surplus.map((name) => database.delete('takes', name)));
}
