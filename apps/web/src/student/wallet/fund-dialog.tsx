import { nairaText } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { type ReactNode, useId, useState } from 'react';
import * as z from 'zod/mini';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { AccountNumber } from '../../domains/payments/widgets/account-number.tsx';
import { TransferAccount } from '../../domains/payments/widgets/transfer-account.tsx';
import { useSettings } from '../../domains/settings/api.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useCardDialog } from '../use-card-dialog.tsx';
import { amountError, balanceAfter } from './funding.ts';
import { text } from './text.ts';

const ClaimDialog = lazy(
  () => import('../../domains/payments/widgets/claim-dialog.tsx').then((code) => code.ClaimDialog),
  { whenLost: 'close' },
);

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

/** Funding the wallet: by card, by bank transfer, or by the one of the two that the institute takes. */
export function FundDialog({ open, onClose }: FundDialogProps) {
  const settings = useSettings().data;
  const transfer = settings?.transfer ?? null;
  const takesCards = settings?.takesCards ?? true;
  const [way, setWay] = useState<Way>('card');
  const [isClaiming, setClaiming] = useState(false);
  const isTransfer = transfer !== null && (way === 'transfer' || !takesCards);
  const choice = transfer && takesCards && (
    <Segmented
      label={text.ways}
      options={ways}
      value={isTransfer ? 'transfer' : 'card'}
      onChange={setWay}
      className="mb-4 self-start"
    />
  );
  if (isClaiming) {
    const end = () => {
      setClaiming(false);
      onClose();
    };
    return <ClaimDialog onClose={end} />;
  }
  if (!isTransfer) return <CardDialog open={open} onClose={onClose} choice={choice} />;
  return (
    <Dialog open={open} onClose={onClose} title={text.fund} size="sm">
      {choice}
      <TransferAccount
        account={transfer}
        isTitled={choice !== null}
        onPaid={() => setClaiming(true)}
      />
    </Dialog>
  );
}

type Way = 'card' | 'transfer';
const ways = [
  { value: 'card', label: text.byCard },
  { value: 'transfer', label: text.byTransfer },
] as const;

/** Funding by card: the amount, what it makes of the balance, and the way to the end. */
function CardDialog({ open, onClose, choice }: FundDialogProps & { choice: ReactNode }) {
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
      notice={<FormAlert message={failure} isAboveFoot />}
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
      {choice}
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
