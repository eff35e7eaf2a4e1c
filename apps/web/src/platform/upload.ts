import type { FileToSend } from './upload-control.ts';

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
  const { sendInParts } = await import('./resumable/send-in-parts.ts');
  return sendInParts(file, take);
}

/**
 * Sends a file in parts, as {@link sendWithFile} does, and gives the key by which calls name it; what has
 * arrived already is not sent again. It is remembered until {@link forgetUpload}, also once it was cancelled.
 */
export async function uploadFile(file: FileToSend): Promise<string> {
  const { upload } = await codeOfSending(file.control.signal);
  return upload(file);
}

/** Fetches the code of sending before anything is to be sent: the line may be gone by then. */
export const prepareUploads = (): void =>
  void import('./resumable/send-in-parts.ts').catch(() => undefined);

/** The code of sending; where it cannot come for want of a line, it does with the line, as every part of a file does. */
async function codeOfSending(signal: AbortSignal) {
  for (;;) {
    try {
      return await import('./resumable/send-in-parts.ts');
    } catch (error) {
      signal.throwIfAborted();
      if (navigator.onLine) throw error;
      await untilOnline(signal);
      signal.throwIfAborted();
    }
  }
}

const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });

/**
 * Lets this device forget by which upload a file was sent: a call has taken it, the server has it no longer, or,
 * with `isFreed`, nobody wants it.
 */
export async function forgetUpload(
  file: Pick<FileToSend, 'name' | 'blob'>,
  options: { isFreed: boolean },
): Promise<void> {
  const { forgetFile } = await import('./resumable/send-in-parts.ts');
  await forgetFile(file, options);
}
