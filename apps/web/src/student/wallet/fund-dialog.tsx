import { type FormEvent, useId, useState } from 'react';
import { useCardPayment } from '../../data/use-card-payment.ts';
import { useUser } from '../../lib/user.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmingDialog } from '../../ui/card-payment/confirming-dialog.tsx';
import { sayOutcome } from '../../ui/card-payment/outcome-toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { Money } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
import { amountError, balanceAfter } from './funding.ts';
import { text } from './text.ts';

interface FundDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Funding the wallet by card: the amount, what it makes of the balance, and the way to the end. */
export function FundDialog({ open, onClose }: FundDialogProps) {
  const wallet = useUser()?.wallet ?? 0;
  const form = useId();
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const { step, confirming, pay, leave } = useCardPayment({
    classId: null,
    onSettled: (payment) => {
      sayOutcome(payment);
      if (payment.state === 'failed') return setFailure(payment.reason);
      setAmount('');
      setFailure(null);
      onClose();
    },
    onFailure: (message) => {
      setFailure(message);
      toast.error(message);
    },
  });
  const busy = step !== 'idle';
  const { added, after } = balanceAfter(wallet, amount);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = amountError(amount) ?? undefined;
    setError(wrong);
    setFailure(null);
    if (wrong) return event.currentTarget.querySelector('input')?.focus();
    pay({ purpose: 'fund', amount: amount.trim() });
  }

  if (confirming) {
    return (
      <ConfirmingDialog
        payment={confirming}
        onLeave={() => {
          leave();
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      // The provider's window lies on the page, which a modal dialog would make unusable.
      open={open && step !== 'window'}
      onClose={onClose}
      title={text.fund}
      size="sm"
      busy={busy}
      closeOnOutside={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={text.processing}>
            {text.fund}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={text.amount}
          hint={text.amountHint}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          data-autofocus=""
          value={amount}
          disabled={busy}
          onChange={(event) => {
            setAmount(event.target.value);
            setError(undefined);
          }}
        />
        <dl className="flex flex-col gap-1">
          <Line name={text.balance} naira={wallet} />
          <Line name={text.toAdd} naira={added} />
          <Line name={text.newBalance} naira={after} isTotal />
        </dl>
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
}

function Line({ name, naira, isTotal }: { name: string; naira: number; isTotal?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 py-1 ${isTotal ? 'border-line border-t pt-2 font-semibold' : ''}`}
    >
      <dt className={isTotal ? '' : 'text-muted'}>{name}</dt>
      <dd>
        <Money naira={naira} />
      </dd>
    </div>
  );
}
