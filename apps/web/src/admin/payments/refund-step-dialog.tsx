import {
  completeRefund,
  type Refund,
  recordRefund,
  stopRefund,
} from '@institute/contract/payments/refunds';
import * as z from 'zod/mini';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { refundText } from '../../domains/payments/refund-words.ts';
import { accountIssue, accountShape } from '../../domains/payments/use-send-refund.ts';
import { AccountFields } from '../../domains/payments/widgets/account-fields.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { refundsText as text } from './refunds-text.ts';

/** What is done about which refund. */
export type RefundDoing = { what: 'record' | 'complete' | 'stop'; refund: Refund };

interface StepProps {
  refund: Refund;
  onClose: () => void;
}

/** Records the transfer that paid a refund, says to which account it goes, or stops it. */
export function RefundStepDialog({ what, ...props }: RefundDoing & { onClose: () => void }) {
  if (what === 'record') return <RecordDialog {...props} />;
  return what === 'complete' ? <CompleteDialog {...props} /> : <StopDialog {...props} />;
}

/** Whose it is, how much, and what will happen. */
function About({ refund, intro }: { refund: Refund; intro: string }) {
  const { name, amountKobo, to, accountNumber } = refund;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 font-medium">
        <PersonText isName className="min-w-0 [overflow-wrap:anywhere]">
          {name}
        </PersonText>
        <Money kobo={amountKobo} className="shrink-0" />
      </p>
      <p className="text-muted">
        <bdi>{to}</bdi> <bdi className="figures">{accountNumber}</bdi>
      </p>
      <p className="mt-2">{intro}</p>
    </div>
  );
}

function RecordDialog({ refund, onClose }: StepProps) {
  const record = useAct(recordRefund, { refreshes: moneyMoved });
  const today = useToday();
  const form = useForm({
    schema: z.object({
      paidOn: z.string().check(z.minLength(1, text.dayMissing)),
      reference: z.string().check(z.trim(), z.minLength(1, text.referenceMissing)),
    }),
    defaultValues: { paidOn: today, reference: '' },
    fieldOfCode: { day_out_of_reach: 'paidOn', month_closed: 'paidOn' },
    words: { refused: text.refused },
    onSubmit: async (values) => {
      await record.mutateAsync({ refundId: refund.id, ...values });
      toast.success(text.recorded);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.record}
      submit={text.record}
      busyLabel={text.recording}
      onClose={onClose}
    >
      <About refund={refund} intro={text.recordIntro} />
      <DateField label={text.paidOn} max={today} {...form.field('paidOn')} />
      <TextField
        label={text.reference}
        autoComplete="off"
        maxLength={120}
        data-autofocus=""
        {...form.field('reference')}
      />
    </FormDialog>
  );
}

const account = z.object(accountShape).check((given) => {
  const { value, issues } = given;
  const path = accountIssue(value);
  if (path === null) return;
  const message = path === 'accountNumber' ? refundText.numberInvalid : refundText.bankMissing;
  issues.push({ code: 'custom', input: value, path: [path], message });
});

function CompleteDialog({ refund, onClose }: StepProps) {
  const complete = useAct(completeRefund, { refreshes: moneyMoved });
  const form = useForm({
    schema: account,
    defaultValues: { bank: '' as const, otherBank: '', accountNumber: '', accountName: '' },
    words: { refused: text.refused },
    onSubmit: async (values) => {
      await complete.mutateAsync({ refundId: refund.id, ...values });
      toast.success(text.completed);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.complete}
      submit={text.complete}
      busyLabel={text.completing}
      onClose={onClose}
    >
      <About refund={refund} intro={text.completeIntro} />
      <AccountFields bank={form.values.bank} field={form.field} withOther={false} />
    </FormDialog>
  );
}

function StopDialog({ refund, onClose }: StepProps) {
  const stop = useAct(stopRefund, { refreshes: moneyMoved });
  return (
    <ReasonDialog
      title={text.stopTitle}
      label={text.reason}
      missing={text.reasonMissing}
      maxLength={200}
      confirmLabel={text.stop}
      busyLabel={text.stopping}
      done={text.stopped}
      onConfirm={(reason) => stop.mutateAsync({ refundId: refund.id, reason })}
      onClose={onClose}
    >
      <About refund={refund} intro={text.stopIntro} />
    </ReasonDialog>
  );
}
