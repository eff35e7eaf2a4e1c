import { ApiError, GENERIC_FAILURE } from './api-error.ts';

/** How far an upload is, in bytes of its file. */
export interface UploadProgress {
  sent: number;
  total: number;
  /** `waiting`: the line is cut, and it is tried again by itself. */
  state: 'sending' | 'waiting' | 'paused';
  /** At the speed of the last seconds; null while that is not known. */
  secondsLeft: number | null;
}

/** What a person may do with an upload that is under way. */
export interface UploadControl {
  readonly isPaused: boolean;
  /** Ends when the upload is cancelled. */
  readonly signal: AbortSignal;
  pause(): void;
  goOn(): void;
  /** Frees what the server has of it, too. */
  cancel(): void;
  /** Hears of a pause, and of its end; gives the function that stops hearing. */
  onChange(listener: () => void): () => void;
}

/** The control of one upload. */
export function uploadControl(): UploadControl {
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  let isPaused = false;
  const set = (paused: boolean) => {
    isPaused = paused;
    for (const listener of [...listeners]) listener();
  };
  return {
    get isPaused() {
      return isPaused;
    },
    signal: controller.signal,
    pause: () => set(true),
    goOn: () => set(false),
    cancel: () => controller.abort(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A file to be sent, and who hears how far it is. */
export interface FileToSend {
  blob: Blob;
  /** Tells this file from any other where it has no name of its own, as a recording. */
  name: string;
  control: UploadControl;
  onProgress: (progress: UploadProgress) => void;
}

/** A new upload, as it is shown before anything has gone. */
export const nothingSent = (blob: Blob): UploadProgress => ({
  ...{ sent: 0, total: blob.size, state: 'sending', secondsLeft: null },
});

/**
 * Sends a file in parts, over a line that may be cut as often as it likes, and then makes the call
 * that takes it, which names it by `upload`. What the server has already, after a cut, a reload or
 * a call that was refused, is not sent again. Rejects with the browser's AbortError once cancelled, and
 * as the call does. The code of it comes with the first file that is sent.
 */
export async function sendWithFile<Result>(
  file: FileToSend,
  take: (upload: string) => Promise<Result>,
): Promise<Result> {
  const { sendInParts } = await import('./resumable/send-in-parts.ts').catch(() => {
    throw new ApiError('network', GENERIC_FAILURE, 0);
  });
  return sendInParts(file, take);
}
