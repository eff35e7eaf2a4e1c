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
