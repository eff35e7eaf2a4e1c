import { create } from 'zustand';
import { onSignOut, personNow } from '../auth-store.ts';
import type { UploadProgress } from '../upload-control.ts';
import type { Take } from './take.ts';
import type { Wish } from './takes-database.ts';

/** A take that the server has not taken yet. */
export interface KeptTake extends Take {
  /** Where it stands in its slot: a line, or the whole. */
  place: string;
  /** Tells it from whatever else was or will be kept at its place, in other tabs too. */
  mark: string;
  /** Whether this device keeps it over a page that ends; null while that is not known. */
  isOnDevice: boolean | null;
  /**
   * `kept` here alone, `sending`, `uploaded`: the server has all of it and has not taken it, or `refused` in the
   * words of `refusal`.
   */
  state: 'kept' | 'sending' | 'uploaded' | 'refused';
  /** How far it is; null unless it is being sent. */
  progress: UploadProgress | null;
  /** By which upload the server has it; null until it has all of it. */
  upload: string | null;
  refusal: string | null;
}

/** What waits for one thing: a homework, an answer, a letter. */
export interface Slot {
  takes: readonly KeptTake[];
  /** With what they are to be sent; null until that was asked for. */
  wish: Wish | null;
  /** Why the server would not take them, in its words, until something is changed or sent again. */
  refusal: string | null;
  /** Whether what the device keeps is among them. */
  isRead: boolean;
}

export const emptySlot: Slot = { takes: [], wish: null, refusal: null, isRead: false };

/** Whose a slot is, and which. */
export const ownSlot = (slot: string, person = personNow()) => `${person ?? ''} ${slot}`;

/**
 * What waits, by person and slot, for everybody who shows it. A session that ends leaves it, for a device that
 * keeps nothing.
 */
export const useTakeStore = create<Readonly<Record<string, Slot>>>()(() => ({}));
onSignOut((leaver) => {
  if (leaver !== undefined) useTakeStore.setState({}, true);
});

export const slotNow = (slot: string): Slot => useTakeStore.getState()[ownSlot(slot)] ?? emptySlot;

export const changeSlot = (slot: string, changed: Partial<Slot>) =>
  useTakeStore.setState({ [ownSlot(slot)]: { ...slotNow(slot), ...changed } });

/** The take that stands at a place now. */
export const takeAt = (slot: string, place: string) =>
  slotNow(slot).takes.find((one) => one.place === place);

/** Changes a take, unless it was replaced meanwhile. */
export function changeTake(slot: string, blob: Blob, changed: Partial<KeptTake>): void {
  const { takes } = slotNow(slot);
  if (!takes.some((one) => one.blob === blob)) return;
  changeSlot(slot, {
    takes: takes.map((one) => (one.blob === blob ? { ...one, ...changed } : one)),
  });
}

/** What tells a take from every other to the uploads of this device. */
export const fileOf = (slot: string, { place, blob }: Pick<KeptTake, 'place' | 'blob'>) => ({
  name: `take ${personNow()} ${slot} ${place}`,
  blob,
});
