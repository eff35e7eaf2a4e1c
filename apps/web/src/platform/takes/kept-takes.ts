import { personNow } from '../auth-store.ts';
import { openChannel } from '../channel.ts';
import { newRequestKey } from '../new-request-key.ts';
import { forgetUpload } from '../upload.ts';
import type { UploadControl } from '../upload-control.ts';
import { dropSoFar, dropTakes, keepHere, type MarkedTake, readHere } from './device.ts';
import type { Take } from './take.ts';
import { changeSlot, changeTake, fileOf, type KeptTake, slotNow, takeAt } from './take-store.ts';

/** The uploads that run, by what they send. */
export const running = new Map<Blob, UploadControl>();

const channel = openChannel('takes');
channel?.addEventListener('message', ({ data: { slot, person, gone = [], requestKey } }) => {
  if (person === personNow()) leave(slot, gone, requestKey ?? null);
});

/** Brings back what the device keeps of a slot, beside what came meanwhile. */
export async function readSlot(slot: string): Promise<void> {
  const person = personNow();
  const { takes: here, wish } = await readHere(slot);
  const now = slotNow(slot);
  if (now.isRead || personNow() !== person) return;
  const places = new Set(now.takes.map(({ place }) => place));
  const back = here.filter(({ place }) => !places.has(place)).map(backFromDevice);
  changeSlot(slot, { takes: [...back, ...now.takes], wish: now.wish ?? wish, isRead: true });
}

const backFromDevice = (take: Omit<KeptTake, 'state' | 'isOnDevice' | 'progress' | 'refusal'>) => ({
  ...take,
  ...{ isOnDevice: true, progress: null, refusal: null },
  state: take.upload === null ? ('kept' as const) : ('uploaded' as const),
});

/** Nobody wants any more what stands at a place: its upload ends, and the server frees what it has. */
function letGo(slot: string, take: KeptTake | undefined): void {
  if (!take) return;
  running.get(take.blob)?.abort();
  if (take.upload !== null || take.state === 'sending') {
    void forgetUpload(fileOf(slot, take), { isFreed: true }).catch(() => undefined);
  }
}

/** Keeps a take, in place of the one that stood there; whether the device does is known a moment later. */
export async function keepTake(slot: string, place: string, made: Take): Promise<void> {
  // A file of the device may be changed, or go: what it holds now is what is kept.
  const { size, type } = made.blob;
  const take = made.blob instanceof File ? { ...made, blob: made.blob.slice(0, size, type) } : made;
  letGo(slot, takeAt(slot, place));
  const mark = newRequestKey(8);
  const kept: KeptTake = {
    ...{ ...take, place, mark, isOnDevice: null, state: 'kept', progress: null },
    ...{ upload: null, refusal: null },
  };
  const { takes } = slotNow(slot);
  const isThere = takes.some((one) => one.place === place);
  changeSlot(slot, {
    takes: isThere ? takes.map((one) => (one.place === place ? kept : one)) : [...takes, kept],
    ...{ wish: null, refusal: null },
  });
  const isOnDevice = await keepHere({ slot, place }, take, { isFinished: true, mark });
  changeTake(slot, kept.blob, { isOnDevice });
}

/**
 * Keeps on the device what was said so far, should the page end before the take is there; null once it is not
 * wanted. It is brought back where nothing finished stands at its place.
 */
export async function keepSoFar(slot: string, place: string, take: Take | null): Promise<void> {
  if (take) await keepHere({ slot, place }, take, { isFinished: false });
  else await dropSoFar({ slot, place });
}

/** Throws away what stands at a place. */
export async function dropTake(slot: string, place: string): Promise<void> {
  const take = takeAt(slot, place);
  letGo(slot, take);
  await forgetTakes(slot, take ? [take] : [], null);
}

/** Throws away all of a slot that is known here. */
export async function dropSlot(slot: string): Promise<void> {
  const { takes } = slotNow(slot);
  for (const take of takes) letGo(slot, take);
  await forgetTakes(slot, takes, null);
}

/**
 * Takes of a slot, and the wish to send them, leave the device and the screens of all tabs: that of `requestKey` alone
 * where it is named. What another tab has made meanwhile stays there.
 */
export async function forgetTakes(
  slot: string,
  takes: readonly MarkedTake[],
  requestKey: string | null,
): Promise<void> {
  const gone = takes.map(({ place, mark }) => ({ place, mark }));
  leave(slot, gone, requestKey);
  channel?.postMessage({ slot, person: personNow(), gone, requestKey });
  await dropTakes(slot, gone, requestKey);
}

/** They are shown no longer. */
function leave(slot: string, gone: readonly MarkedTake[], requestKey: string | null): void {
  const { takes, wish } = slotNow(slot);
  const isGone = (take: MarkedTake) =>
    gone.some(({ place, mark }) => take.place === place && take.mark === mark);
  const isWanted = requestKey !== null && wish !== null && wish.requestKey !== requestKey;
  changeSlot(slot, {
    takes: takes.filter((take) => !isGone(take)),
    ...{ wish: isWanted ? wish : null, refusal: null },
  });
}
