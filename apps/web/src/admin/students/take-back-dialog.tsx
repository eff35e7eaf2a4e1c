import type { StudentTransaction } from '@institute/contract/ledger/ledger';
import { formatKobo, nairaNumber } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { takeBackFunding } from '@institute/contract/people/students';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { TextareaField } from '../../ui/input.tsx';
import { MoneyField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast.ts';
import { Balances } from './balances.tsx';
import { takeBackText as text } from './record-text.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';

interface TakeBackDialogProps extends AboutStudent {
  funding: StudentTransaction;
}

/**
 * Takes a funding of the office back, at most what is left of it and what the wallet holds. A
 * request repeated after a lost answer takes once.
 */
export function TakeBackDialog({ student, funding, onClose }: TakeBackDialogProps) {
  const takeBack = useAct(takeBackFunding, { refreshes: accountChanged });
  const left = funding.returnableKobo ?? 0;
  const held = student.walletKobo ?? 0;
  const most = Math.min(left, held);
  // The key names one intention: as long as amount and reason stay, so does the key.
  const [request, setRequest] = useState(() => keyFor('', null));
  const form = useForm({
    schema: schemaUpTo(most),
    defaultValues: { amount: most > 0 ? String(nairaNumber(most)) : '', reason: '' },
    fieldOfCode: { funding_taken_back: 'amount', funding_spent: 'amount' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ amount, reason }) => {
      const kobo = parseTypedNaira(amount) ?? 0;
      const next = keyFor(`${kobo} ${reason}`, request);
      setRequest(next);
      const { walletKobo } = await takeBack.mutateAsync({
        ...{ studentId: student.id, fundingId: funding.id, reason },
        amount: nairaNumber(kobo),
        requestKey: next.key,
      });
      toast.success(text.done, `${student.name}: ${formatKobo(walletKobo)}`);
      onClose();
    },
  });
  return (
    <StudentDialog student={student} onClose={onClose} words={text} form={form} variant="danger">
      <MoneyField data-autofocus="" label={text.amount} {...form.field('amount')} />
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={200}
        {...form.field('reason')}
      />
      <Balances
        lines={[
          [text.left, left],
          [text.now, held],
          [text.after, held - (parseTypedNaira(form.values.amount) ?? 0)],
        ]}
      />
    </StudentDialog>
  );
}

const schemaUpTo = (most: number) =>
  z.object({
    amount: z.string().check(
      z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.invalid),
      z.refine((typed) => (parseTypedNaira(typed) ?? 0) <= most, text.tooMuch),
    ),
    reason: z.string().check(z.trim(), z.minLength(1, text.reasonNeeded)),
  });
