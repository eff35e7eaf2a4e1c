import type { DataOf } from '@institute/contract/call';
import { dueOnJoining } from '@institute/contract/classes/class-parts';
import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { getStudentInvoices, type Invoice } from '@institute/contract/invoices/invoices';
import type { Kobo } from '@institute/contract/money';
import { getStudentPrices } from '@institute/contract/prices/prices';
import { useAnswer } from '../../platform/answers.ts';
import { priceOfStudent } from '../prices/price-of-student.ts';
import { useToday } from '../settings/time-zone.ts';

/** What a class costs a student, and what of it is taken at once. */
interface ClassDue {
  item: DataOf<typeof getManagedClass>;
  own: ReturnType<typeof priceOfStudent>;
  dueKobo: Kobo;
}

/** The same of a class that is chosen; null while it is not known, and of none. */
export function useClassDue(classId: string, studentId: number | null): ClassDue | null {
  const { data: item } = useAnswer(getManagedClass, classId === '' ? null : { classId });
  const isOfOne = classId !== '' && studentId !== null;
  const prices = useAnswer(getStudentPrices, isOfOne ? { studentId } : null);
  const today = useToday();
  if (classId === '' || !item || (isOfOne && prices.isPending)) return null;
  const own = priceOfStudent(item, prices.data ?? [], today);
  return { item, own, dueKobo: dueOnJoining({ price: own.priceKobo, parts: item.parts }) };
}

/** What a payment is for, as the forms name it. */
interface PaidFor {
  classId: string;
  invoiceId: string;
}

/**
 * What is taken whole, out of the wallet where less came: the price of a class or of a month. Null of an invoice of
 * which a part may be paid, of the wallet, and while it is not known.
 */
export function useTakenWhole(
  { classId, invoiceId }: PaidFor,
  studentId: number | null,
  known?: Invoice,
): Kobo | null {
  const { data } = useAnswer(
    getStudentInvoices,
    studentId === null || invoiceId === '' ? null : { studentId },
  );
  const due = useClassDue(invoiceId === '' ? classId : '', studentId);
  if (invoiceId === '') return due && due.dueKobo > 0 ? due.dueKobo : null;
  const owed = (data ?? (known ? [known] : [])).find(({ id }) => String(id) === invoiceId);
  return owed?.isMonth && owed.restKobo > 0 ? owed.restKobo : null;
}
