import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import type { Download } from '../../handler.ts';
import { ownerOfData } from './erasure/request-erasure.ts';
import { copyOf } from './store.ts';

/** The archive of the actor's own copy. Errors: not_found, not_as_student. */
export async function openCopy(context: Context, key: string): Promise<Download> {
  const { userId } = ownerOfData(context);
  const copy = await copyOf(context.db, userId);
  const isOwn = copy?.key === key && copy.expiresAt > context.clock.now();
  const body = isOwn && copy.file ? await context.files.read(copy.file) : null;
  if (!copy || !body) throw new AppError('not_found');
  const day = copy.requestedAt.toISOString().slice(0, 10);
  return { body, type: 'application/zip', name: `my_data_${day}.zip`, rows: copy.total };
}
