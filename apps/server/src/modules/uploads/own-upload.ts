import { AppError } from '@institute/contract/errors';
import type { Context, Services } from '../../context.ts';
import { signedIn } from '../../context.ts';
import type { ReceivedFile } from '../../platform/file-store.ts';
import { endOfTaken } from './rules.ts';
import { endUploadBy, type UploadRow, uploadOf } from './store.ts';

/** A person's own upload while it may still go on. Errors: not_found, upload_over. */
export async function unexpiredUpload(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  key: string,
): Promise<UploadRow> {
  const row = await uploadOf(db, userId, key);
  if (!row) throw new AppError('not_found');
  if (row.expiresAt <= clock.now()) throw new AppError('upload_over');
  return row;
}

/**
 * The file of an upload of the actor's that has arrived whole, on this machine's disk, as if it had come
 * along with the call, which takes as many bytes at the most. Errors: upload_gone, too_large.
 */
export async function arrivedFile(
  context: Context,
  key: string,
  most: number,
): Promise<ReceivedFile> {
  const { db, clock, files } = context;
  const row = await uploadOf(db, signedIn(context).userId, key);
  if (!row || row.expiresAt <= clock.now() || row.received !== row.bytes) {
    throw new AppError('upload_gone');
  }
  if (row.bytes > most) throw new AppError('too_large');
  const file = await files.parts.join(row.parts);
  if (file?.bytes === row.bytes) return file;
  if (file) await files.discard(file);
  throw new AppError('upload_gone');
}

/** Notes that a call has taken the file of an upload, which therefore goes soon. */
export async function noteTaken(context: Context, key: string): Promise<void> {
  const { db, clock } = context;
  await endUploadBy(db, signedIn(context).userId, key, endOfTaken(clock.now()));
}
