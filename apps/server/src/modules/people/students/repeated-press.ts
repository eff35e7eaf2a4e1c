import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { Database } from '../../../platform/db.ts';
import { movedBy } from '../../ledger/index.ts';
import { text } from '../text.ts';

/**
 * Whether a press of money has come before under this key: it is answered, and is no second act. Errors:
 * invalid_input where the key has moved another amount, or another student's money.
 */
export async function isRepeatedPress(
  db: Database,
  key: string,
  press: { studentId: number; amount: Kobo },
): Promise<boolean> {
  const moved = await movedBy(db, key);
  if (!moved) return false;
  const isSame = moved.amount === press.amount && moved.userId === press.studentId;
  if (!isSame) throw new AppError('invalid_input', text.students.otherPress);
  return true;
}
