import { formatKobo, nairaNumber } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { fundWallet } from '@institute/contract/people/students';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useUnusualAmount } from '../../domains/payments/unusual-amount.ts';
import { UnusualAmount } from '../../domains/payments/widgets/unusual-amount.tsx';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { MoneyField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast.ts';
import { Balances } from './balances.tsx';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

const schema = z.object({
  amount: z
    .string()
    .check(z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.fund.invalid)),
});

/**
 * Credits a student's wallet, after another press where the amount is unusually large. A request repeated
 * after a lost answer credits once.
 */
export function FundDialog({ student, onClose }: AboutStudent) {
  const fund = useAct(fundWallet, { refreshes: accountChanged });
  // The key names one intention: as long as the amount stays, so does the key.
  const [request, setRequest] = useState(() => keyFor('', null));
  const unusual = useUnusualAmount();
  const form = useForm({
    schema,
    defaultValues: { amount: '' },
    words: { refused: text.fund.refused, broken: text.broken },
    onSubmit: async (values) => {
      const amount = values.amount.trim();
      const kobo = parseTypedNaira(amount) ?? 0;
      if (!unusual.mayGoOn(kobo)) return;
      const next = keyFor(amount, request);
      setRequest(next);
      const { walletKobo } = await fund.mutateAsync({
        studentId: student.id,
        amount: nairaNumber(kobo),
        requestKey: next.key,
      });
      toast.success(text.fund.done, `${student.name}: ${formatKobo(walletKobo)}`);
      onClose();
    },
  });
  const { amount } = form.values;
  const kobo = parseTypedNaira(amount) ?? 0;
  const isAsked = unusual.isAsked(kobo);

  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={isAsked ? { ...text.fund, submit: text.fund.again(formatKobo(kobo)) } : text.fund}
      form={form}
      disabled={amount.trim() === ''}
    >
      <MoneyField data-autofocus="" label={text.fund.amount} {...form.field('amount')} />
      <Balances
        lines={[
          [text.fund.now, student.walletKobo ?? 0],
          [text.fund.after, (student.walletKobo ?? 0) + kobo],
        ]}
      />
      <UnusualAmount kobo={isAsked ? kobo : null} />
    </StudentDialog>
  );
}
