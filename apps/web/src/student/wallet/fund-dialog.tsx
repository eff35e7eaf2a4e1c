import { nairaText } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { AccountNumber } from '../../domains/payments/widgets/account-number.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { useCardDialog } from '../use-card-dialog.tsx';
import { amountError, balanceAfter } from './funding.ts';
import { text } from './text.ts';

interface FundDialogProps {
  open: boolean;
  onClose: () => void;
}

const schema = z.object({
  amount: z.string().check((payload) => {
    const message = amountError(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  }),
});
type Values = z.output<typeof schema>;
const blank: Values = { amount: '' };

/** Funding the wallet by card: the amount, what it makes of the balance, and the way to the end. */
export function FundDialog({ open, onClose }: FundDialogProps) {
  const balance = useUser()?.walletKobo ?? 0;
  const formId = useId();
  const { failure, forgetFailure, isBusy, isInWindow, pay, confirmation } = useCardDialog({
    classId: null,
    onClose: () => {
      form.reset(blank);
      onClose();
    },
  });
  const form: Form<Values> = useForm<Values, Values>({
    schema,
    defaultValues: blank,
    onSubmit: async ({ amount }) => {
      pay({ purpose: 'fund', amount: nairaText(parseTypedNaira(amount) ?? 0) });
    },
  });
  const close = () => {
    forgetFailure();
    onClose();
  };
  const { added, after } = balanceAfter(balance, form.values.amount);

  if (confirmation) return confirmation;
  return (
    <Dialog
      open={open && !isInWindow}
      onClose={close}
      title={text.fund}
      size="sm"
      busy={isBusy}
      closeOnOutside={false}
      footer={
        <DialogActions
          onCancel={close}
          type="submit"
          form={formId}
          busy={isBusy}
          busyLabel={text.processing}
        >
          {text.fund}
        </DialogActions>
      }
    >
      <form
        {...form.props}
        id={formId}
        onSubmit={(event) => {
          forgetFailure();
          form.props.onSubmit(event);
        }}
        className="flex flex-col gap-4"
      >
        <TextField
          label={text.amount}
          hint={text.amountHint}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          data-autofocus=""
          disabled={isBusy}
          {...form.field('amount')}
        />
        <dl className="flex flex-col gap-1">
          <Line name={text.balance} kobo={balance} />
          <Line name={text.toAdd} kobo={added} />
          <Line name={text.newBalance} kobo={after} isTotal />
        </dl>
        <FormAlert message={failure} />
      </form>
      <AccountNumber className="mt-5 border-line border-t pt-4" />
    </Dialog>
  );
}

function Line({ name, kobo, isTotal }: { name: string; kobo: number; isTotal?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-1 ${isTotal ? 'border-line border-t pt-2 font-semibold' : ''}`}
    >
      <dt className={isTotal ? '' : 'text-muted'}>{name}</dt>
      <dd>
        <Money kobo={kobo} />
      </dd>
    </div>
  );
}
