import { extendInvoice } from '@institute/contract/invoices/invoices';
import { daysAfter } from '@institute/contract/time/calendar';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountChanged } from '../../people/account-answers.ts';
import { useToday } from '../../settings/time-zone.ts';
import { text } from '../text.ts';
import type { AboutInvoice } from './about-invoice.ts';
import { InvoiceSummary } from './invoice-summary.tsx';

const words = text.extend;

/** Has a debt due on a later day, for a reason that its student reads. */
export function ExtendDialog({ invoice, student, onClose }: AboutInvoice) {
  const extend = useAct(extendInvoice, { refreshes: accountChanged });
  const today = useToday();
  const dayAfter = daysAfter(invoice.dueOn, 1);
  const first = dayAfter > today ? dayAfter : today;
  const form = useForm({
    schema: z.object({
      dueOn: z.string().check(z.refine((day) => day >= first, words.dayMissing)),
      reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
    }),
    defaultValues: { dueOn: '', reason: '' },
    fieldOfCode: { day_out_of_reach: 'dueOn' },
    words: { refused: words.refused, isOurs: true },
    onSubmit: async (values) => {
      await extend.mutateAsync({ invoiceId: invoice.id, ...values });
      toast.success(words.done);
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
      <DateField label={words.day} min={first} data-autofocus="" {...form.field('dueOn')} />
      <TextareaField
        label={text.reason}
        rows={2}
        maxLength={300}
        dir="auto"
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
