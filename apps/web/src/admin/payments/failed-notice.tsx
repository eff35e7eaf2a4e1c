import { CreditCard } from 'lucide-react';
import { FailedPaymentRow } from '../../domains/reports/widgets/failed-payment-row.tsx';
import { WorkPart } from '../../domains/reports/widgets/work-part.tsx';
import { useOfficeWork } from '../../domains/reports/work-api.ts';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';

/** The card payments that are counted beside Payments, each with the way to its student's; else nothing. */
export function FailedNotice() {
  const { data } = useOfficeWork();
  if (!data || data.payments.count === 0) return null;
  const { count, first } = data.payments;
  return (
    <Card className="mb-5">
      <WorkPart icon={CreditCard} title={text.failedByCard} count={count}>
        {first.map((payment) => (
          <FailedPaymentRow key={payment.reference} payment={payment} />
        ))}
      </WorkPart>
    </Card>
  );
}
