import { AppError } from '@institute/contract/errors';
import type { AccountBelongings } from '@institute/contract/privacy/joining';
import type { Context } from '../../../context.ts';
import { userById } from '../../auth/index.ts';
import { mayBeJoined } from './joining-rules.ts';
import { belongingsOf, detailsOf } from './store-joined-accounts.ts';

/**
 * What two accounts have, for whoever decides which of them stays. Errors: student_not_found, same_account,
 * office_account.
 */
export async function accountsToJoin(
  context: Context,
  studentId: number,
  otherId: number,
): Promise<[AccountBelongings, AccountBelongings]> {
  if (studentId === otherId) throw new AppError('same_account');
  return [await accountToJoin(context, studentId), await accountToJoin(context, otherId)];
}

async function accountToJoin({ db }: Context, userId: number): Promise<AccountBelongings> {
  const person = await userById(db, userId);
  if (!person) throw new AppError('student_not_found');
  if (!mayBeJoined(person, person.teaches.length + person.office.length > 0))
    throw new AppError('office_account');
  const { id, name, phone, balance } = person;
  const details = await detailsOf(db, userId);
  return {
    ...{ id, name, email: person.email ?? '', phone, walletKobo: balance },
    lastSeenAt: details?.lastSeenAt ?? null,
    ...(await belongingsOf(db, userId)),
  };
}
