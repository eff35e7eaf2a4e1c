import { isActedFor, personNow } from '../auth-store.ts';
import { newRequestKey } from '../new-request-key.ts';
import { noteSlot } from './noted-slots.ts';
import { recordedNow, recordingEnded, recordingRuns } from './recording-now.ts';
import type { Take } from './take.ts';
import type { TakeRow, TakesDatabase, Wish } from './takes-database.ts';

/*
 * Takes as this device keeps them, for the person signed in alone: a page that is loaded anew, or a browser
 * that ends, loses nothing. They outlive a session that ends, and go with their person's own logout.
 */

/** Marks what was said so far of a take that is not finished. */
const SO_FAR = ' ~';

/** What is done with them is done in the order in which it was asked for. */
let busy: Promise<unknown> = Promise.resolve();
function inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
  const next = busy.then(act);
  busy = next.catch(() => undefined);
  return next;
}

/** Does something with them; null where they, or the code for them, cannot be had. */
async function withTakes<Result>(act: (database: TakesDatabase) => Promise<Result>) {
  const code = await import('./takes-database.ts').catch(() => null);
  return code && (await code.withTakes(act));
}

/** What names all of a slot here; null where nobody is signed in, or an administrator acts for somebody. */
function prefixOf(slot: string): string | null {
  const person = personNow();
  return person === undefined || isActedFor() ? null : `${person} ${slot} `;
}

/**
 * Notes how it stands with a slot for the person of its prefix, whoever is signed in by now: a session may have ended
 * meanwhile. Whoever has signed out leaves nothing to come back to.
 */
function note(slot: string, prefix: string, state: 'kept' | 'wanted' | null): void {
  if (state !== null && prefixOf(slot) !== prefix) return;
  noteSlot(prefix.slice(0, -` ${slot} `.length), slot, state);
}

const within = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** A take of a slot as it was kept. */
export interface TakeHere extends Take {
  place: string;
  /** Tells it from whatever else was or will be kept at its place, in other tabs too. */
  mark: string;
  upload: string | null;
}

const placeOf = ({ slot }: TakeRow) =>
  slot.endsWith(SO_FAR) ? slot.slice(0, -SO_FAR.length) : slot;

const takeOf = (row: TakeRow): TakeHere => ({
  place: placeOf(row),
  mark: row.mark ?? '',
  blob: new Blob([row.bytes], { type: row.type }),
  seconds: row.seconds ?? null,
  levels: row.levels ?? [],
  upload: row.upload ?? null,
});

/**
 * What is kept of a slot, in the order in which it was made; nothing where the device keeps nothing. What some tab
 * records at this moment is its own until it is finished.
 */
export async function readHere(
  slot: string,
): Promise<{ takes: readonly TakeHere[]; wish: Wish | null }> {
  const prefix = prefixOf(slot);
  if (prefix === null) return { takes: [], wish: null };
  const all = () => withTakes((database) => database.getAll('takes', within(prefix)));
  const [rows, isRecorded] = await Promise.all([
    inOrder(all).then((found) => found ?? []),
    recordedNow(),
  ]);
  rows.sort((one, other) => one.at - other.at);
  const finished = new Set(rows.map((row) => row.slot));
  const isTake = (row: TakeRow) =>
    row.slot !== '' &&
    !(
      row.slot.endsWith(SO_FAR) &&
      (finished.has(placeOf(row)) || isRecorded(prefix + placeOf(row)))
    );
  return {
    takes: rows.filter(isTake).map(takeOf),
    wish: rows.find((row) => row.slot === '')?.wish ?? null,
  };
}

/** A place in a slot. */
export interface Place {
  slot: string;
  place: string;
}

/** A take by its place and its mark. */
export interface MarkedTake {
  place: string;
  mark: string;
}

/** Keeps a take in place of the one before; false where the device has no room, or keeps nothing. */
export async function keepHere(
  { slot, place }: Place,
  take: Take,
  { isFinished, mark = newRequestKey(8) }: { isFinished: boolean; mark?: string },
): Promise<boolean> {
  const prefix = prefixOf(slot);
  if (prefix === null) return false;
  if (isFinished) recordingEnded(prefix + place);
  else recordingRuns(prefix + place);
  const name = prefix + place + (isFinished ? '' : SO_FAR);
  const keep = async (database: TakesDatabase) => {
    const bytes = await take.blob.arrayBuffer();
    // Whoever has signed out meanwhile leaves nothing behind.
    if (prefixOf(slot) !== prefix) return false;
    const transaction = database.transaction('takes', 'readwrite');
    // What fails is thrown by the request that failed.
    transaction.done.catch(() => undefined);
    const { store } = transaction;
    const [before, last] = await Promise.all([
      store.get(name),
      store.index('at').openKeyCursor(null, 'prev'),
    ]);
    const at = before?.at ?? Math.max(Date.now(), Number(last?.key ?? 0) + 1);
    const row = { name, slot: name.slice(prefix.length), bytes, type: take.blob.type, at };
    await store.put({ ...row, mark, seconds: take.seconds, levels: take.levels });
    if (isFinished) {
      await store.delete(name + SO_FAR);
      // Something else is to be sent now than was asked for.
      await store.delete(prefix);
    }
    await transaction.done;
    return true;
  };
  const isKept = await inOrder(() => withTakes(keep));
  if (isKept) note(slot, prefix, 'kept');
  return isKept === true;
}

/** Notes by which upload the server has a take; null for none. What another tab keeps there by now is another take. */
export async function noteUpload(
  slot: string,
  { place, mark }: MarkedTake,
  upload: string | null,
): Promise<void> {
  const prefix = prefixOf(slot);
  if (prefix === null) return;
  const change = async (database: TakesDatabase) => {
    const transaction = database.transaction('takes', 'readwrite');
    // What fails is thrown by the request that failed.
    transaction.done.catch(() => undefined);
    for (const name of namesAt(prefix, place)) {
      const row = await transaction.store.get(name);
      if (!row || (row.mark ?? '') !== mark) continue;
      const { upload: _before, ...rest } = row;
      await transaction.store.put(upload === null ? rest : { ...rest, upload });
    }
    await transaction.done;
  };
  await inOrder(() => withTakes(change));
}

/** What may stand at a place: what is finished, and what is not. */
const namesAt = (prefix: string, place: string) => [prefix + place, prefix + place + SO_FAR];

/** Notes that all of a slot is to be sent; null for not any more. */
export async function noteWish(slot: string, wish: Wish | null): Promise<void> {
  const prefix = prefixOf(slot);
  if (prefix === null) return;
  const empty = { name: prefix, slot: '', bytes: new ArrayBuffer(0), type: '', at: 0 };
  const change = async (database: TakesDatabase) => {
    if (wish) await database.put('takes', { ...empty, wish });
    else await database.delete('takes', prefix);
  };
  await inOrder(() => withTakes(change));
  note(slot, prefix, wish ? 'wanted' : 'kept');
}

/**
 * Lets takes of a slot go that were sent, or that nobody wants, and the wish to send them: that of `requestKey` alone
 * where it is named. What another tab has made meanwhile stays, whether it stands at the same place or at another.
 */
export async function dropTakes(
  slot: string,
  gone: readonly MarkedTake[],
  requestKey: string | null,
): Promise<void> {
  const prefix = prefixOf(slot);
  if (prefix === null) return;
  const isRecorded = await recordedNow();
  const drop = async (database: TakesDatabase) => {
    const transaction = database.transaction('takes', 'readwrite');
    // What fails is thrown by the request that failed.
    transaction.done.catch(() => undefined);
    const { store } = transaction;
    const rows = new Map((await store.getAll(within(prefix))).map((row) => [row.name, row]));
    const markAt = (name: string) => (rows.has(name) ? (rows.get(name)?.mark ?? '') : null);
    const names = gone.flatMap(({ place, mark }) => {
      const [finished = '', soFar = ''] = namesAt(prefix, place);
      if (markAt(finished) !== mark) return markAt(soFar) === mark ? [soFar] : [];
      // What a page that ended has left of the same goes along.
      return isRecorded(finished) ? [finished] : [finished, soFar];
    });
    const wish = rows.get(prefix)?.wish;
    if (wish && (requestKey === null || wish.requestKey === requestKey)) names.push(prefix);
    // A session that has ended meanwhile leaves everything.
    if (prefixOf(slot) !== prefix) return false;
    for (const name of names) void store.delete(name).catch(() => undefined);
    const left = await store.count(within(prefix));
    await transaction.done;
    return left === 0;
  };
  const isEmpty = await inOrder(() => withTakes(drop));
  note(slot, prefix, isEmpty === false ? 'kept' : null);
}

/** Lets what stands at a place go, finished or not, or with null all of a slot. */
export async function dropHere(slot: string, place: string | null): Promise<void> {
  const prefix = prefixOf(slot);
  if (prefix === null) return;
  const drop = async (database: TakesDatabase) => {
    if (place === null) await database.delete('takes', within(prefix));
    else {
      await database.delete('takes', prefix + place);
      await database.delete('takes', prefix + place + SO_FAR);
      await database.delete('takes', prefix);
    }
    return (await database.count('takes', within(prefix))) === 0;
  };
  const isEmpty = await inOrder(() => withTakes(drop));
  note(slot, prefix, isEmpty === false ? 'kept' : null);
}

/** Lets what was said so far at a place go. */
export async function dropSoFar({ slot, place }: Place): Promise<void> {
  const prefix = prefixOf(slot);
  if (prefix === null) return;
  recordingEnded(prefix + place);
  const drop = (database: TakesDatabase) => database.delete('takes', prefix + place + SO_FAR);
  await inOrder(() => withTakes(drop));
}
