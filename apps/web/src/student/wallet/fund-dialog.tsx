import { type FormEvent, useId, useState } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useUser } from '../../domains/people/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { useCardDialog } from '../use-card-dialog.tsx';
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
  const { failure, forgetFailure, isBusy, isInWindow, pay, confirmation } = useCardDialog({
    classId: null,
    onClose: () => {
      setAmount('');
      onClose();
    },
  });
  const { added, after } = balanceAfter(wallet, amount);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = amountError(amount) ?? undefined;
    setError(wrong);
    forgetFailure();
    if (wrong) return event.currentTarget.querySelector('input')?.focus();
    pay({ purpose: 'fund', amount: amount.trim() });
  }

  if (confirmation) return confirmation;
  return (
    <Dialog
      open={open && !isInWindow}
      onClose={onClose}
      title={text.fund}
      size="sm"
      busy={isBusy}
      closeOnOutside={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy} busyLabel={text.processing}>
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
          disabled={isBusy}
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
