import { formatKobo } from '@institute/contract/money';
import type { Payment } from '@institute/contract/payments/payment-history';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useCloseGuard } from '../../../forms/use-close-guard.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDate } from '../../../ui/format.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { MoneyField } from '../../../ui/number-field.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Money } from '../../ledger/widgets/money.tsx';
import { useTimeZone } from '../../settings/time-zone.ts';
import { refundWayNames, refundText as text } from '../refund-words.ts';
import { refundTargets, useSendRefund } from '../use-send-refund.ts';
import { AccountFields } from './account-fields.tsx';

const targetNames = { wallet: text.wallet, ...refundWayNames };
const intros = { wallet: text.walletIntro, card: text.cardIntro, bank: text.bankIntro };

interface SendRefundDialogProps {
  student: { id: number; name: string };
  /** The payment of a class that is returned; without it money of the wallet goes back. */
  payment?: Payment;
  onClose: () => void;
}

/** Returns the payment of a class, or sends money of a wallet back to the card or to a bank account. */
export function SendRefundDialog({ student, payment, onClose }: SendRefundDialogProps) {
  const about = { studentId: student.id, payment: payment ?? null, onDone: onClose };
  const { form, sources } = useSendRefund(about);
  const guard = useCloseGuard(form.isDirty, onClose);
  const { target, leavesClass, bank } = form.values;
  const targets = refundTargets.filter((one) => payment !== undefined || one !== 'wallet');
  return (
    <FormDialog
      form={form}
      title={payment ? text.returnTitle : text.title}
      onClose={guard.close}
      submit={target === 'wallet' ? text.submitWallet : text.submit}
      busyLabel={text.busy}
    >
      <div>
        <p className="flex items-baseline justify-between gap-4 font-medium">
          <PersonText isName className="min-w-0 [overflow-wrap:anywhere]">
            {student.name}
          </PersonText>
          {payment && <Money kobo={payment.amountKobo} className="shrink-0" />}
        </p>
        {payment && (
          <p className="text-muted">
            <PersonText>{payment.title}</PersonText>
          </p>
        )}
      </div>
      <Segmented
        label={text.where}
        options={targets.map((value) => ({ value, label: targetNames[value] }))}
        value={target}
        onChange={(next) => form.change('target', next)}
      />
      <p className="text-muted">{intros[target]}</p>
      {target !== 'wallet' && (
        <>
          {sources.error && <ErrorState title={text.failed} query={sources} />}
          {sources.data && !payment && (
            <p className="text-muted text-sm">
              {text.inWallet(
                formatKobo(sources.data.walletKobo),
                formatKobo(sources.data.mostKobo),
              )}
            </p>
          )}
          {target === 'card' && <CardPayment form={form} cards={sources.data?.cards ?? null} />}
          {target === 'bank' && <AccountFields bank={bank} field={form.field} withOther />}
          <MoneyField label={text.amount} {...form.field('amount')} />
        </>
      )}
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={200}
        data-autofocus=""
        {...form.field('reason')}
      />
      {payment && (
        <CheckboxField
          label={text.leave}
          hint={text.leaveHint}
          checked={leavesClass}
          onChange={(event) => form.change('leavesClass', event.target.checked)}
        />
      )}
      <LeaveQuestion guard={guard} />
    </FormDialog>
  );
}

type Sending = ReturnType<typeof useSendRefund>;

/** The card payment that money goes back to; what is left of it is said beside it. */
function CardPayment({
  form,
  cards,
}: {
  form: Sending['form'];
  cards: NonNullable<Sending['sources']['data']>['cards'] | null;
}) {
  const timeZone = useTimeZone();
  if (cards === null) return <p className="text-muted">{text.loading}</p>;
  if (cards.length === 0) return <p className="text-muted">{text.noCards}</p>;
  const options = cards.map(({ reference, method, paidAt, leftKobo }) => {
    const day = formatDate(paidAt, timeZone);
    const label = text.source({ method, day, left: formatKobo(leftKobo) });
    return { value: reference, label };
  });
  return (
    <SelectField
      label={text.payment}
      options={[{ value: '', label: text.choosePayment }, ...options]}
      {...form.field('reference')}
    />
  );
}
