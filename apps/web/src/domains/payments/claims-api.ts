import { dueOnJoining } from '@institute/contract/classes/class-parts';
import { getEligibleClasses, getMyClasses } from '@institute/contract/classes/classes';
import { getMyInvoices, type Invoice } from '@institute/contract/invoices/invoices';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { formatKobo, type Kobo } from '@institute/contract/money';
import { useAnswer } from '../../platform/answers.ts';
import { isOwed, whatOf } from '../invoices/model.ts';
import { claimText as text } from './transfer-words.ts';

/** What a payment is for, as a select names it: an invoice, a class by its number, or the wallet. */
export const invoicePurpose = (id: number): string => `invoice-${id}`;

/** The same as the calls name it. */
export function purposeSent(purpose: string): { classId?: string; invoiceId?: number } {
  if (purpose === '') return {};
  const invoice = /^invoice-(\d+)$/.exec(purpose)?.[1];
  return invoice === undefined ? { classId: purpose } : { invoiceId: Number(invoice) };
}

/** What the student owes, the first due first. */
export const useOwed = (): readonly Invoice[] =>
  (useAnswer(getMyInvoices, {}).data?.invoices ?? []).filter(isOwed);

/**
 * What is due of what a payment is for, at the price of one's own: the rest of what is owed, a month, the first part of
 * a class; 0 for the wallet, null while it is not known.
 */
export function useOwnDue(owed: readonly Invoice[], purpose: string): Kobo | null {
  const { classId = null, invoiceId } = purposeSent(purpose);
  const { data } = useAnswer(getClassDetails, classId === null ? null : { classId });
  if (invoiceId !== undefined) return owed.find(({ id }) => id === invoiceId)?.restKobo ?? null;
  if (classId === null) return 0;
  if (!data) return null;
  const price = data.ownPrice?.priceKobo ?? data.item.priceKobo;
  return data.isEnrolled ? price : dueOnJoining({ price, parts: data.item.parts });
}

/**
 * What a student may have paid for: what is owed, the wallet, a class that is open, a month more of one joined. What is
 * chosen stays in it.
 */
export function usePurposes(
  owed: readonly Invoice[],
  chosen: string,
): readonly { value: string; label: string }[] {
  // A month that is owed is named once.
  const isNamed = (classId: number) =>
    String(classId) !== chosen && owed.some((one) => one.isMonth && one.classId === classId);
  const isGone =
    chosen.startsWith('invoice-') && !owed.some(({ id }) => invoicePurpose(id) === chosen);
  const open = useAnswer(getEligibleClasses, {}).data ?? [];
  const mine = useAnswer(getMyClasses, {}).data ?? [];
  return [
    ...owed.map((one) => ({
      value: invoicePurpose(one.id),
      label: text.owed(whatOf(one), formatKobo(one.restKobo)),
    })),
    ...(isGone ? [{ value: chosen, label: text.settled }] : []),
    { value: '', label: text.wallet },
    ...mine
      .filter(({ joined }) => joined.isMonthly && joined.priceKobo > 0 && !isNamed(joined.id))
      .map(({ joined }) => ({ value: String(joined.id), label: text.aMonth(joined.name) })),
    ...open
      .filter(({ priceKobo }) => priceKobo > 0)
      .map(({ id, name }) => ({ value: String(id), label: text.aClass(name) })),
  ];
}
