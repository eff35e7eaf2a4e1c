import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { signedIn } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { randToken } from '../../platform/random.ts';
import { throttle } from '../auth/index.ts';
import { mostBytes, refuseWithoutRoom } from './room.ts';
import { expiryFrom } from './rules.ts';
import { bytesToCome, deleteIdle, insertUpload, lockUploader, uploadsUnderWay } from './store.ts';

/** What one person may have under way: a lesson's sounds at once, or a handful of films. */
const MOST_UPLOADS = 30;
const MOST_BYTES = 1024 * 1024 * 1024;
/** One that nothing has come of for so long makes way for another. */
const IDLE_MS = 60 * 60 * 1000;

/**
 * Begins an upload of so many bytes, which is the actor's alone, and returns its key. Errors:
 * too_large, too_many, uploads_many, files_enough.
 */
export async function beginUpload(
  context: Context,
  { bytes, metadata }: { bytes: number; metadata: string },
): Promise<{ key: string; expiresAt: Date }> {
  const { userId, signInName } = signedIn(context);
  const { db, clock, files, config } = context;
  if (bytes > mostBytes(context)) throw new AppError('too_large');
  if (config.rateLimits) await throttle(context, 'upload-begun', signInName);
  // What is on its way will want its room as well.
  await refuseWithoutRoom(context, bytes + (await bytesToCome(db, userId)));
  const now = clock.now();
  const row = { key: randToken(), userId, bytes, metadata };
  const expiresAt = expiryFrom(now);
  const isFull = (held: { uploads: number; bytes: number }) =>
    held.uploads >= MOST_UPLOADS || held.bytes + bytes > MOST_BYTES;
  const dropped = await inTransaction(db, async (tx) => {
    await lockUploader(tx, userId);
    const mustDrop = isFull(await uploadsUnderWay(tx, userId));
    const parts = mustDrop ? await deleteIdle(tx, userId, new Date(now.getTime() - IDLE_MS)) : [];
    if (mustDrop && isFull(await uploadsUnderWay(tx, userId))) throw new AppError('uploads_many');
    await insertUpload(tx, { ...row, touchedAt: now, expiresAt });
    return parts;
  });
  await files.parts.remove(dropped);
  return { key: row.key, expiresAt };
}
