import type { MaterialKind } from '@institute/contract/managed-lessons';
import type { QueryClient } from '@tanstack/react-query';
import { type FilesPlace, sendLessonFile } from '../../../domains/lessons/files-api.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { UploadControl, type UploadProgress } from '../../../platform/upload-control.ts';
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

/** Keeps a recording until somebody says what is to become of it. */
export function offerTake(slot: string, blob: Blob): void {
  if (open > 0) putWork(slot, newWork(blob, 'audio'));
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
    putWork(slot, null);
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

/** Throws away what waits at a place. */
export function dropWork(slot: string): void {
  const sending = running.get(slot);
  running.delete(slot);
  sending?.abort();
  putWork(slot, null);
}

/** Opens a place; once all of a page are left, which was asked about, everything is thrown away. */
export function openWork(): () => void {
  open += 1;
  return () => {
    open -= 1;
    if (open > 0) return;
    for (const slot of Object.keys(useMediaWork.getState().works)) dropWork(slot);
  };
}
