import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { Database } from '../../../platform/db.ts';
import { movedBy } from '../../ledger/index.ts';
import { text } from '../text.ts';

/**
 * Whether a request that moves money has come before under this key: it is answered, and moves nothing
 * more. Errors: invalid_input where the key has moved another amount, or another student's money.
 */
export async function isRepeatedRequest(
  db: Database,
  key: string,
  request: { studentId: number; amount: Kobo },
): Promise<boolean> {
  const moved = await movedBy(db, key);
  if (!moved) return false;
  const isSame = moved.amount === request.amount && moved.userId === request.studentId;
  if (!isSame) throw new AppError('invalid_input', text.otherRequest);
  return true;
}
