import type { Class } from '@institute/contract/classes/classes';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonBlock } from '../../ui/person-text.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { Amount, Amounts } from './amounts.tsx';
import { Parts } from './parts.tsx';
import type { Payment } from './payment.ts';
import { paymentText } from './text.ts';

interface ConfirmEnrolmentProps {
  /** Name of the class. */
  name: string;
  payment: Payment;
  /** The class, where more than this is paid for it later. */
  later: Pick<Class, 'priceKobo' | 'parts'> | null;
  asked: keyof typeof paymentText.asked;
  busy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** What joining or renewing costs, and what is left after it: asked before money moves. */
export function ConfirmEnrolment(props: ConfirmEnrolmentProps) {
  const { name, payment, later, asked, failure, ...dialog } = props;
  const { title, confirm, busy } = paymentText.asked[asked];
  return (
    <ConfirmDialog open {...dialog} title={title} confirmLabel={confirm} busyLabel={busy}>
      <PersonBlock as="div" className="mb-3 font-medium text-ink">
        <TwoScripts title={name} />
      </PersonBlock>
      <Amounts>
        <Amount name={paymentText.price}>
          <Money kobo={payment.price} />
        </Amount>
        <Amount name={paymentText.balance}>
          <Money kobo={payment.balance} />
        </Amount>
        <Amount name={paymentText.balanceAfter} isTotal>
          <Money kobo={payment.after} />
        </Amount>
      </Amounts>
      {later && <Parts item={later} isLater />}
      <FormAlert message={failure} />
    </ConfirmDialog>
  );
}
