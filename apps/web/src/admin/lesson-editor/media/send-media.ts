import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import type { QueryClient } from '@tanstack/react-query';
import { type FilesPlace, sendLessonFile } from '../../../domains/lessons/files-api.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { dropHere, dropSoFar, keepHere, readHere } from '../../../platform/takes/device.ts';
import type { Take } from '../../../platform/takes/take.ts';
import { UploadControl, type UploadProgress } from '../../../platform/upload-control.ts';
import { takesOf } from './lesson-takes.ts';
import { changeWork, type MediaWork, putWork, useMediaWork } from './media-work.ts';
import { mediaText as words } from './text.ts';

/** What is on its way, by its place. */
const running = new Map<string, UploadControl>();
/** How many places of this page record. A recorder that is left while it runs ends after them. */
let open = 0;

const newWork = (blob: Blob, kind: MaterialKind | null): MediaWork => ({
  ...{ blob, kind, state: 'taken', progress: null, failure: null },
  key: newRequestKey(),
});

const nothingSent = ({ size }: Blob): UploadProgress => ({
  ...{ sent: 0, total: size, state: 'sending', secondsLeft: null },
});

const takenWork = (take: Take, lessonId: number | null): MediaWork => ({
  ...newWork(take.blob, 'audio'),
  ...{ take, keptFor: { lessonId } },
});

/** Keeps a recording until somebody says what is to become of it, also over a page loaded anew. */
export function offerTake(place: string, take: Take, lessonId: number | null): void {
  if (open === 0) return;
  putWork(place, takenWork(take, lessonId));
  void keepHere({ slot: takesOf(lessonId), place }, take, { isFinished: true });
}

/** Keeps what was said so far of one, should the page end; null once it is not wanted. */
export function offerSoFar(place: string, take: Take | null, lessonId: number | null): void {
  if (take) void keepHere({ slot: takesOf(lessonId), place }, take, { isFinished: false });
  else void dropSoFar({ slot: takesOf(lessonId), place });
}

/** Brings back what was recorded for a lesson before its page was loaded anew, where its place is. */
export async function bringBackTakes(
  lessonId: number | null,
  isThere: (slot: string) => boolean,
): Promise<void> {
  const { takes } = await readHere(takesOf(lessonId));
  for (const { place, blob, seconds, levels } of takes) {
    if (open === 0 || !isThere(place) || useMediaWork.getState().works[place]) continue;
    putWork(place, takenWork({ blob, seconds, levels }, lessonId));
  }
}

/** What waits at a place is there no longer, here and on the device. */
function letGo(slot: string): void {
  const keptFor = useMediaWork.getState().works[slot]?.keptFor;
  if (keptFor) void dropHere(takesOf(keptFor.lessonId), slot);
  putWork(slot, null);
}

/** Whom a file is sent to, and who hears that it is kept. */
export interface Sending {
  client: QueryClient;
  place: FilesPlace;
  onKept: (key: string) => void;
}

/** Sends a file that was chosen. */
export function sendChosen(
  slot: string,
  blob: Blob,
  kind: MaterialKind | null,
  sending: Sending,
): Promise<void> {
  letGo(slot);
  putWork(slot, newWork(blob, kind));
  return sendWork(slot, sending);
}

/** Sends what waits at a place, for the first time or again. It stays there until it has arrived. */
export async function sendWork(slot: string, { client, place, onKept }: Sending): Promise<void> {
  const work = useMediaWork.getState().works[slot];
  if (!work) return;
  const control = new UploadControl();
  running.get(slot)?.abort();
  running.set(slot, control);
  changeWork(slot, { state: 'sending', progress: nothingSent(work.blob), failure: null });
  const isCurrent = () => running.get(slot) === control;
  try {
    const { key } = await sendLessonFile(client, {
      ...{ place, blob: work.blob, kind: work.kind, key: work.key, control },
      onProgress: (progress) => isCurrent() && changeWork(slot, { progress }),
    });
    if (!isCurrent()) return;
    letGo(slot);
    onKept(key);
  } catch (error) {
    if (!isCurrent()) return;
    const failure = control.signal.aborted
      ? words.cancelled
      : refusalWords(error, words.sendFailed);
    changeWork(slot, { state: 'failed', progress: null, failure });
  } finally {
    if (isCurrent()) running.delete(slot);
  }
}

/** Stops a sending; what was to be sent stays. */
export const stopSending = (slot: string) => running.get(slot)?.abort();

/** Lets a sending rest, or go on; what has arrived stays with the server. */
export const holdSending = (slot: string, isPaused: boolean) => running.get(slot)?.hold(isPaused);

function endSending(slot: string): void {
  const sending = running.get(slot);
  running.delete(slot);
  sending?.abort();
}

/** Throws away what waits at a place. */
export function dropWork(slot: string): void {
  endSending(slot);
  letGo(slot);
}

/**
 * Opens a place; once all of a page are left nothing waits there any more. On the device recordings
 * stay, unless whoever left was asked.
 */
export function openWork(): () => void {
  open += 1;
  return () => {
    open -= 1;
    if (open > 0) return;
    for (const slot of Object.keys(useMediaWork.getState().works)) {
      endSending(slot);
      putWork(slot, null);
    }
  };
}
