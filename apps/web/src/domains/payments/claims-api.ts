import { getEligibleClasses, getMyClasses } from '@institute/contract/classes/classes';
import { getMyInvoices, type Invoice } from '@institute/contract/invoices/invoices';
import { formatKobo } from '@institute/contract/money';
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
