import type { Call } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../context.ts';
import { arrivedFile, noteTaken } from '../modules/uploads/index.ts';
import type { ReceivedFile } from '../platform/file-store.ts';
import { text } from './text.ts';

/**
 * Runs a call with the file of an upload that its input names (`upload`), as if it had come along: the
 * file is put among `uploads`, whose owner removes it after the call. The call has been allowed by
 * then. An upload whose call was refused stays, so that what was wrong can be put right without sending
 * the film again. Errors: upload_gone, too_large, invalid_input (a file came along, too).
 */
export async function withSentBefore<T>(
  context: Context,
  call: Call,
  input: unknown,
  uploads: Record<string, ReceivedFile>,
  run: () => Promise<T>,
): Promise<T> {
  const { upload } = (input ?? {}) as { upload?: unknown };
  const [field] = Object.keys(call.files);
  if (field === undefined || typeof upload !== 'string') return run();
  if (uploads[field]) throw new AppError('invalid_input', text.twoFiles);
  uploads[field] = await arrivedFile(context, upload, call.files[field]?.maxBytes ?? 0);
  const result = await run();
  await noteTaken(context, upload);
  return result;
}
