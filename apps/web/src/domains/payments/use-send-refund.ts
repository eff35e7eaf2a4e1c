import { flagOf } from '@institute/contract/fields';
import { formatKobo, nairaNumber } from '@institute/contract/money';
import { bankChoices, isAccountNumber, OTHER_BANK } from '@institute/contract/payments/banks';
import { refundPayment } from '@institute/contract/payments/managed-payments';
import type { Payment } from '@institute/contract/payments/payment-history';
import { getRefundSources, sendRefund } from '@institute/contract/payments/refunds';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { toast } from '../../ui/toast.ts';
import { moneyMoved } from './managed-api.ts';
import { refundText as text } from './refund-words.ts';

/** Where money may go: a payment of a class also to the wallet. */
export const refundTargets = ['wallet', 'card', 'bank'] as const;
type Target = (typeof refundTargets)[number];

/** The fields of a bank account. */
export const accountShape = {
  bank: z.enum(bankChoices),
  otherBank: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
};

/** An account that can be none, by the field that is wrong. */
export function accountIssue(account: {
  bank: string;
  otherBank: string;
  accountNumber: string;
}): 'bank' | 'otherBank' | 'accountNumber' | null {
  if (account.bank === '') return 'bank';
  if (account.bank === OTHER_BANK && account.otherBank.trim() === '') return 'otherBank';
  return isAccountNumber(account.bank, account.accountNumber.trim()) ? null : 'accountNumber';
}

const schema = z
  .object({
    target: z.enum(refundTargets),
    reference: z.string(),
    amount: z.string(),
    reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
    leavesClass: z.boolean(),
    ...accountShape,
  })
  .check((given) => {
    const { value, issues } = given;
    const wrong = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (value.target === 'wallet') return;
    if ((parseTypedNaira(value.amount) ?? 0) <= 0) wrong('amount', text.amountInvalid);
    if (value.target === 'card' && value.reference === '') wrong('reference', text.paymentMissing);
    const issue = value.target === 'bank' ? accountIssue(value) : null;
    if (issue) wrong(issue, issue === 'accountNumber' ? text.numberInvalid : text.bankMissing);
  });

interface SendingRefund {
  studentId: number;
  /** The payment of a class that is returned; without it money of the wallet goes back. */
  payment: Payment | null;
  onDone: () => void;
}

/**
 * The form by which the office returns a payment to the wallet, or sends money back by card or to a bank account, and
 * what may go back. A request repeated after a lost answer sends it once.
 */
export function useSendRefund({ studentId, payment, onDone }: SendingRefund) {
  const sources = useAnswer(getRefundSources, { studentId }, { staleTime: 0 });
  const send = useAct(sendRefund, { refreshes: moneyMoved });
  const giveBack = useAct(refundPayment, { refreshes: moneyMoved });
  const [request, setRequest] = useState(() => keyFor(null, null));
  const form = useForm({
    schema,
    defaultValues: {
      ...{ target: (payment ? 'wallet' : 'card') as Target, reference: '', reason: '' },
      ...{ amount: payment ? formatKobo(payment.amountKobo).replace(/[^\d.]/g, '') : '' },
      ...{ leavesClass: false, bank: '' as const, otherBank: '', accountNumber: '' },
      accountName: '',
    },
    fieldOfCode: { refund_too_large: 'amount', insufficient_balance: 'amount' },
    words: { refused: text.refused, broken: text.broken },
    onSubmit: async ({ target, reference, amount, reason, leavesClass, ...account }) => {
      const leaveClass = flagOf(leavesClass);
      if (target === 'wallet' && payment) {
        await giveBack.mutateAsync({ paymentId: payment.id, reason, leaveClass });
        toast.success(text.returned);
        return onDone();
      }
      const order = {
        ...{ studentId, way: target === 'card' ? ('card' as const) : ('bank' as const), reason },
        amount: nairaNumber(parseTypedNaira(amount) ?? 0),
        ...(target === 'card' ? { reference } : account),
        ...(payment && { paymentId: payment.id, leaveClass }),
      };
      const next = keyFor(order, request);
      setRequest(next);
      const { state } = await send.mutateAsync({ ...order, requestKey: next.key });
      toast.success(state === 'waiting' ? text.waits : text.sent);
      onDone();
    },
  });
  return { form, sources };
}
