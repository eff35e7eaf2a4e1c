import { useEffect } from 'react';
import { useSignInName } from '../auth-store.ts';
import { prepareUploads } from '../upload.ts';
import { dropSlot, dropTake, keepSoFar, keepTake, readSlot } from './kept-takes.ts';
import { type Finish, sendSlot, stopSending } from './send-slot.ts';
import type { Take } from './take.ts';
import { emptySlot, type KeptTake, ownSlot, useTakeStore } from './take-store.ts';
import type { Wish } from './takes-database.ts';

/** What waits for one thing, and what may be done with it. */
export interface KeptTakes {
  /** In the order in which they were made; null until it is known what the device keeps. */
  takes: readonly KeptTake[] | null;
  /** Set once they were to be sent: whoever opens the screen anew sends on with its note. */
  wish: Wish | null;
  /** Why the server would not take them, in its words, where they were sent from elsewhere too. */
  refusal: string | null;
  /** How much of all has arrived, from 0 to 1; null unless it is being sent. */
  share: number | null;
  /** Keeps a take in place of the one before; `place` is one's own word: a line, or the whole. */
  keep: (place: string, take: Take) => Promise<void>;
  /** Keeps what was said so far, for `onSoFar` of a recorder. */
  keepSoFar: (place: string, take: Take | null) => Promise<void>;
  drop: (place: string) => Promise<void>;
  dropAll: () => Promise<void>;
  /** As `sendSlot`, which says what is promised. */
  send: <Result>(note: unknown, finish: Finish<Result>) => Promise<Result>;
  /** Lets the sending rest; the takes stay. */
  stop: () => Promise<void>;
}

const shareOf = (takes: readonly KeptTake[]): number | null => {
  if (!takes.some(({ state }) => state === 'sending')) return null;
  const total = takes.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = takes.reduce(
    (sum, { state, blob, progress }) =>
      sum + (state === 'uploaded' ? blob.size : (progress?.sent ?? 0)),
    0,
  );
  return total === 0 ? 0 : sent / total;
};

/**
 * Recordings and pictures for one thing, kept on the device until the server has taken them. `slot` names what
 * they are for, without spaces; whose they are is known. Its first word is the subject.
 *
 *     const kept = useKeptTakes(`homework/${lessonId}/${blockId}`);
 *     const finish: Finish<HandIn> = ({ requestKey, note, takes }, options) =>
 *       callApi(handIn, { requestKey, ...note, takes: takes.map(({ place, upload, seconds, levels }) =>
 *         ({ lineId: place, upload, seconds, levels })) }, options);
 *     // Asked for before the page was loaded anew: it goes on by itself.
 *     useEffect(() => {
 *       if (kept.wish) void kept.send(kept.wish.note, finish).then(handedIn, refused);
 *     }, [kept.wish !== null]);
 *
 *     <VoiceRecorder
 *       take={kept.takes?.find(({ place }) => place === 'whole') ?? null}
 *       onTake={(take) => void kept.keep('whole', take)}
 *       onSoFar={(take) => void kept.keepSoFar('whole', take)}
 *       onDrop={() => void kept.drop('whole')}
 *     />
 *     <Button onClick={() => kept.send({ text }, finish).then(handedIn, refused)}>Hand in</Button>
 *
 * `send` answers what the server has answered: only then is it handed in, and the takes have left the device.
 * What runs goes on while other pages are looked at, and every byte of it after the application has begun anew;
 * for the call to be made then without this screen, it stands among the finishers of `app/pwa/away.tsx`.
 * A press while it is being sent follows the first. Until then `takes` say how it stands with each, and
 * `isOnDevice` whether a page that ends would lose it. What is changed after the press is sent by another press.
 */
export function useKeptTakes(slot: string): KeptTakes {
  const key = ownSlot(slot, useSignInName());
  const now = useTakeStore((slots) => slots[key] ?? emptySlot);
  useEffect(() => void readSlot(slot), [slot]);
  useEffect(prepareUploads, []);
  return {
    takes: now.isRead ? now.takes : null,
    wish: now.isRead ? now.wish : null,
    refusal: now.refusal,
    share: shareOf(now.takes.filter(({ place }) => !now.wish?.without?.includes(place))),
    keep: (place, take) => keepTake(slot, place, take),
    keepSoFar: (place, take) => keepSoFar(slot, place, take),
    drop: (place) => dropTake(slot, place),
    dropAll: () => dropSlot(slot),
    send: (note, finish) => sendSlot(slot, note, finish),
    stop: () => stopSending(slot),
  };
}
