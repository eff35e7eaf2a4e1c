import { ApiError, errorCode, isRefusal } from '../api-error.ts';
import { onLeaving, onSignOut, personNow } from '../auth-store.ts';
import { newRequestKey } from '../new-request-key.ts';
import { forgetUpload, uploadFile } from '../upload.ts';
import { UploadControl } from '../upload-control.ts';
import { noteUpload, noteWish, readHere } from './device.ts';
import { forgetTakes, readSlot, running } from './kept-takes.ts';
import { notedSlots } from './noted-slots.ts';
import { changeSlot, changeTake, fileOf, type KeptTake, slotNow } from './take-store.ts';
import type { Wish } from './takes-database.ts';

/** A take of which the server has every byte. */
export interface SentTake extends Pick<KeptTake, 'place' | 'mark' | 'blob' | 'seconds' | 'levels'> {
  /** Names it in the call that takes it. */
  upload: string;
}

/** The call by which the server takes what it was sent. */
export type Finish<Result> = (
  sent: Wish & { takes: readonly SentTake[] },
  options: { signal: AbortSignal },
) => Promise<Result>;

/** How long a call whose answer did not come is left alone, after each failure in a row, in ms. */
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 15_000] as const;

interface Sending {
  promise: Promise<unknown>;
  stop: AbortController;
  /** What it sends; null until that is known. */
  wish: Wish | null;
  /** Whether the call that takes it is made, too. */
  finishes: boolean;
}
/** What is being sent, by slot: a second press follows the first. */
const sendings = new Map<string, Sending>();
const stopAll = () => {
  // The takes rest here until their person comes back: nothing of them is freed.
  for (const { stop } of sendings.values()) stop.abort();
  for (const control of running.values()) control.abort();
};
onLeaving(stopAll);
onSignOut(stopAll);

const stopped = () => new DOMException('The sending was stopped.', 'AbortError');

/**
 * Sends all of a slot: each take in parts, over a line that may be cut, then the call that takes them, again and
 * again until it is answered, under one key. Then they leave the device. It rejects where the server refuses, and
 * with an AbortError where something of the slot was changed; the takes are there still. What stands at a place of
 * `without` is not sent, and stays.
 */
export function sendSlot<Result>(
  slot: string,
  note: unknown,
  finish: Finish<Result>,
  { without = [] }: Pick<Wish, 'without'> = {},
): Promise<Result> {
  const before = sendings.get(slot);
  if (before?.finishes && !isOutdated(slot, before)) return before.promise as Promise<Result>;
  if (before?.finishes) before.stop.abort();
  const hadAny = slotNow(slot).takes.length > 0;
  return begin(slot, true, async (sending) => {
    await readSlot(slot);
    // Another tab has sent them while this one waited.
    if (hadAny && slotNow(slot).takes.length === 0) throw stopped();
    const wish = await wishFor(slot, { note, without });
    sending.wish = wish;
    return sendAll(slot, wish, finish, sending.stop.signal);
  });
}

/** Whether something of the slot was changed since it was pressed. */
const isOutdated = (slot: string, { wish }: Sending) =>
  wish !== null && slotNow(slot).wish !== wish;

/** Begins once what runs of the slot is over. */
function begin<Result>(
  slot: string,
  finishes: boolean,
  act: (sending: Sending) => Promise<Result>,
): Promise<Result> {
  const last = sendings.get(slot)?.promise.catch(() => undefined);
  const stop = new AbortController();
  const sending: Sending = { stop, wish: null, finishes, promise: Promise.resolve() };
  const promise = alone(slot, async () => {
    await last;
    return act(sending);
  }).finally(() => {
    if (sendings.get(slot) === sending) sendings.delete(slot);
  });
  sending.promise = promise;
  sendings.set(slot, sending);
  return promise;
}

/** Lets a sending rest; what has arrived stays with the server, and the takes here. */
export async function stopSending(slot: string): Promise<void> {
  const sending = sendings.get(slot);
  sending?.stop.abort();
  for (const { blob } of slotNow(slot).takes) running.get(blob)?.abort();
  await sending?.promise.catch(() => undefined);
  await endWish(slot, slotNow(slot).wish);
}

/** One tab at a time sends a slot. */
function alone<Result>(slot: string, act: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act();
  return navigator.locks.request(`takes ${personNow()} ${slot}`, act);
}

const contentOf = ({ note, without = [] }: Omit<Wish, 'requestKey'>) =>
  JSON.stringify([note, without]);

/** What is to be sent, under the key of the last time if it is the same. */
async function wishFor(slot: string, wanted: Omit<Wish, 'requestKey'>): Promise<Wish> {
  const now = slotNow(slot).wish;
  const isSame = now !== null && contentOf(now) === contentOf(wanted);
  changeSlot(slot, { refusal: null });
  if (isSame) return now;
  const wish = { ...wanted, requestKey: newRequestKey() };
  changeSlot(slot, { wish });
  await noteWish(slot, wish);
  return wish;
}

async function endWish(slot: string, wish: Wish | null): Promise<void> {
  if (slotNow(slot).wish !== wish) return;
  changeSlot(slot, { wish: null });
  await noteWish(slot, null);
}

async function sendAll<Result>(
  slot: string,
  wish: Wish,
  finish: Finish<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const checkWish = () => {
    signal.throwIfAborted();
    if (slotNow(slot).wish !== wish) throw stopped();
  };
  for (let isAgain = false; ; isAgain = true) {
    const takes = await uploadSlot(slot, wish, signal);
    try {
      const result = await untilAnswered(() => {
        checkWish();
        return finish({ ...wish, takes }, { signal });
      }, signal);
      await takenOf(slot, wish, takes);
      return result;
    } catch (error) {
      // The server waits for days, not for ever: what it had is sent once more.
      if (errorCode(error) === 'upload_gone' && !isAgain) {
        for (const take of takes) await forgetTakeUpload(slot, take);
        continue;
      }
      if (isRefusal(error) && error.httpStatus !== 401) {
        await endWish(slot, wish);
        changeSlot(slot, { refusal: error.message });
      }
      throw error;
    }
  }
}

/** The server has taken what was sent: that leaves the device, and what came after the press stays. */
async function takenOf(slot: string, wish: Wish, takes: readonly SentTake[]): Promise<void> {
  for (const take of takes) await forgetUpload(fileOf(slot, take), { isFreed: false });
  await forgetTakes(slot, takes, wish.requestKey);
}

async function forgetTakeUpload(slot: string, take: SentTake): Promise<void> {
  await forgetUpload(fileOf(slot, take), { isFreed: false });
  changeTake(slot, take.blob, { state: 'kept', upload: null });
  await noteUpload(slot, take, null);
}

/** Sends what the server does not have yet of a slot, in its order. */
async function uploadSlot(
  slot: string,
  { without = [] }: Pick<Wish, 'without'>,
  signal: AbortSignal,
): Promise<SentTake[]> {
  const sent: SentTake[] = [];
  for (const take of slotNow(slot).takes) {
    if (without.includes(take.place)) continue;
    signal.throwIfAborted();
    const upload = take.upload ?? (await uploadTake(slot, take));
    signal.throwIfAborted();
    const { place, mark, blob, seconds, levels } = take;
    sent.push({ place, mark, blob, seconds, levels, upload });
  }
  return sent;
}

async function uploadTake(slot: string, take: KeptTake): Promise<string> {
  const { blob } = take;
  const control = new UploadControl();
  running.set(blob, control);
  const change = (changed: Partial<KeptTake>) => changeTake(slot, blob, changed);
  const nothing = { sent: 0, total: blob.size, state: 'sending', secondsLeft: null } as const;
  change({ state: 'sending', progress: nothing, refusal: null });
  try {
    const upload = await uploadFile({
      ...{ ...fileOf(slot, take), control },
      onProgress: (progress) => running.get(blob) === control && change({ progress }),
    });
    change({ state: 'uploaded', progress: null, upload });
    await noteUpload(slot, take, upload);
    return upload;
  } catch (error) {
    const isFinal = isRefusal(error) && error.httpStatus !== 401;
    const refusal = isFinal ? error.message : null;
    change({ state: isFinal ? 'refused' : 'kept', progress: null, refusal });
    throw error;
  } finally {
    if (running.get(blob) === control) running.delete(blob);
  }
}

/** Makes a call until it is answered: a lost answer says nothing, and the key is the same. */
async function untilAnswered<Result>(
  act: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await act();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError)) throw error;
      const isPassing = error.isNetwork || error.httpStatus >= 500 || error.code === 'too_many';
      if (!isPassing) throw error;
      await pass(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** Waits, but no longer than until the device has a line again, or the sending is stopped. */
function pass(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, wait);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}

/** The calls that take what was sent, by the first word of their slots. */
export type Finishers = Readonly<Record<string, () => Promise<Finish<unknown>>>>;

/**
 * Sends on, after the application has begun anew, what the person signed in had asked to be sent, from wherever
 * they are: every byte of it, and, where `finishers` know the subject, the call that takes it. Else that is its
 * screen's, which is told by the wish of the slot.
 */
export async function sendOn(finishers: Finishers = {}): Promise<void> {
  const wanted = Object.entries(notedSlots()).filter(([, state]) => state === 'wanted');
  for (const [slot] of wanted) {
    if (sendings.has(slot)) continue;
    const load = finishers[slot.split('/')[0] ?? ''];
    await (load ? finishSlot(slot, await load()) : uploadWanted(slot)).catch(() => undefined);
  }
}

async function finishSlot(slot: string, finish: Finish<unknown>): Promise<void> {
  await readSlot(slot);
  const { wish } = slotNow(slot);
  if (wish) await sendSlot(slot, wish.note, finish, wish);
}

async function uploadWanted(slot: string): Promise<void> {
  const { isRead, takes } = slotNow(slot);
  if (isRead && !takes.some(({ state }) => state === 'kept')) return;
  await begin(slot, false, async ({ stop }) => {
    // Another tab may have sent it meanwhile.
    const { wish } = await readHere(slot);
    if (wish === null) return;
    await readSlot(slot);
    await uploadSlot(slot, wish, stop.signal);
  });
}
