import { AppError } from '@institute/contract/errors';
import type { SheetColumn } from '@institute/contract/roster/columns';
import type { Context } from '../../context.ts';
import { refuseClosed } from '../ledger/index.ts';
import { beginIntake } from './begin-intake.ts';
import { judgeRoster, type RosterOrder } from './check-roster.ts';
import type { RowFault } from './check-rows.ts';
import { debtsOf } from './listed-debts.ts';
import { bookedBefore, type PaymentsOrder, paidDay, paymentsOf } from './listed-payments.ts';
import { headerKey } from './reading/headers.ts';
import type { IntakeLine } from './store.ts';

/**
 * Begins to make accounts for the rows of a sheet that are right, says what is wrong with the others,
 * and remembers what its columns were. Errors: rows_missing, class_not_found, day_out_of_reach, reason_missing,
 * month_closed.
 */
export async function importStudents(
  context: Context,
  order: RosterOrder & {
    classIds: readonly number[];
    columns: readonly SheetColumn[];
    payments: PaymentsOrder;
    /** The day on which what is owed is due. */
    dueOn: string | undefined;
    requestKey: string | null;
  },
): Promise<{ intake: IntakeLine; faults: RowFault[] }> {
  const { classIds, requestKey } = order;
  const { right, faults } = await judgeRoster(context, order);
  if (right.length === 0) throw new AppError('rows_missing');
  const before = await bookedBefore(context, right);
  const payments = paymentsOf(context, right, order.payments, before);
  const debts = debtsOf(context, right, order.dueOn);
  if (payments.size > 0) await refuseClosed(context.db, paidDay(context, order.payments));
  const people = right.map((row) => {
    const payment = payments.get(row);
    const debt = debts.get(row);
    return {
      ...row.person,
      classIds: row.ownClass ? [row.ownClass.id] : classIds,
      ...(payment ? { payment: { ...payment, debt } } : debt && { debt }),
    };
  });
  const columns = order.columns
    .map(({ header, kind }) => ({ header: headerKey(header), kind }))
    .filter(({ header }) => header !== '');
  const intake = await beginIntake(context, {
    ...{ kind: 'import', people, columns, requestKey },
    classIds: [...new Set([...classIds, ...people.flatMap((one) => one.classIds)])],
  });
  return { intake, faults };
}
