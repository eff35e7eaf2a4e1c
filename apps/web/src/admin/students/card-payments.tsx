import { formatKobo } from '@institute/contract/money';
import { askAboutPayment, getStudentPayments } from '@institute/contract/payments/managed-payments';
import type { CardPayment } from '@institute/contract/payments/payments';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { stateNames, cardPaymentsText as text } from './text.ts';

const PER_PAGE = 5;
const tones: Record<CardPayment['state'], BadgeTone> = {
  ...{ pending: 'gold', paid: 'good', credited: 'info', failed: 'bad' },
};

/** What a student has paid, or tried to pay, by card; nothing where they never have. */
export function CardPayments({ studentId }: { studentId: number }) {
  const [page, setPage] = useState(1);
  const asked = { page, perPage: PER_PAGE };
  const list = usePaged(getStudentPayments, asked, { filters: { studentId } });
  if (!list.data) return list.error ? <ErrorState title={text.failed} query={list} /> : null;
  const { rows, total } = list.data;
  if (total === 0) return null;
  return (
    <Card aria-labelledby="card-payments" className="mb-6">
      <h2 id="card-payments" className="text-lg">
        {text.title}
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((payment) => (
          <PaymentLine key={payment.reference} payment={payment} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PER_PAGE)}
        onPage={setPage}
        label={text.pages}
        className="mt-3"
      />
    </Card>
  );
}

function PaymentLine({ payment }: { payment: CardPayment }) {
  const { reference, amountKobo, state, reason, className, createdAt, paidAt } = payment;
  const { mutateAsync, isPending } = useAct(askAboutPayment, { refreshes: accountChanged });
  const ask = async () => {
    try {
      const now = await mutateAsync({ reference });
      if (now.paidAt) toast.success(text.arrived, now.reason);
      else toast.info(text.notArrived, now.reason);
    } catch (error) {
      toast.error(refusalWords(error, text.refused));
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="figures font-semibold">{formatKobo(amountKobo)}</bdi>
          <Badge tone={tones[state]}>{stateNames[state]}</Badge>
          <span className="text-muted text-sm">
            <InstituteTime at={paidAt ?? createdAt} withTime />
          </span>
        </p>
        {reason !== '' && <p>{reason}</p>}
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {className === '' ? text.wallet : <PersonText>{className}</PersonText>}
          <bdi className="figures block">{reference}</bdi>
        </p>
      </div>
      {!paidAt && (
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshCw size={18} className="shrink-0" />}
          aria-label={text.askAbout(reference)}
          busy={isPending}
          onClick={() => void ask()}
        >
          {text.ask}
        </Button>
      )}
    </li>
  );
}
