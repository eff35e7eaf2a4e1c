import { nairaNumber } from '@institute/contract/money';
import { takePayment } from '@institute/contract/payments/office-payments';
import { useState } from 'react';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountChanged } from '../../people/account-answers.ts';
import { useToday } from '../../settings/time-zone.ts';
import { text } from '../text.ts';
import type { AboutInvoice } from './about-invoice.ts';
import { InvoiceSummary } from './invoice-summary.tsx';

const words = text.waive;
const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

/** Forgoes what is left of a debt, for a reason; a request repeated after a lost answer does it once. */
export function WaiveDialog({ invoice, student, onClose }: AboutInvoice) {
  const take = useAct(takePayment, { refreshes: accountChanged });
  const [request, setRequest] = useState(() => keyFor(null, null));
  const today = useToday();
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: words.refused, broken: text.broken },
    onSubmit: async ({ reason }) => {
      const order = {
        ...{ studentId: student.id, invoiceId: invoice.id, way: 'waiver' as const },
        ...{ amount: nairaNumber(invoice.restKobo), paidOn: today, note: reason },
      };
      const next = keyFor(order, request);
      setRequest(next);
      const { state } = await take.mutateAsync({ ...order, requestKey: next.key });
      toast.success(state === 'waiting' ? words.waits : words.done);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={words.title}
      onClose={onClose}
      submit={words.submit}
      busyLabel={words.busy}
    >
      <InvoiceSummary invoice={invoice} name={student.name} />
      <p className="text-muted">{words.detail}</p>
      <TextareaField
        label={text.reason}
        rows={2}
        maxLength={500}
        dir="auto"
        data-autofocus=""
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
