import { getStudentInvoices, type Invoice } from '@institute/contract/invoices/invoices';
import { formatKobo } from '@institute/contract/money';
import type { Student } from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import { Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { daysOver, isOwed } from '../../domains/invoices/model.ts';
import { text as invoiceText } from '../../domains/invoices/text.ts';
import { DueDay, InvoiceTitle, RestOf } from '../../domains/invoices/widgets/invoice-words.tsx';
import {
  InvoiceDialog,
  InvoiceMenu,
  type OpenInvoice,
} from '../../domains/payments/widgets/invoice-menu.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BillDialog } from './bill-dialog.tsx';
import { owedText as text } from './owed-text.ts';
import { SettledInvoices } from './settled-invoices.tsx';

/** What a student owes and has paid of it, and what the office does about it. */
export function OwedCard({ student }: { student: Student }) {
  const list = useAnswer(getStudentInvoices, { studentId: student.id });
  const [open, setOpen] = useState<OpenInvoice | null>(null);
  const [isBilling, setBilling] = useState(false);
  const mayMove = useCan('money.move');
  const isOwn = useActor()?.userId === student.id;
  if (!list.data) {
    return list.error ? (
      <ErrorState title={text.failed} query={list} />
    ) : (
      <Skeleton className="mb-6 h-32 rounded-card" />
    );
  }
  const owed = list.data.filter(isOwed);
  return (
    <Card aria-labelledby="owed" className="mb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="owed" className="text-lg">
            {text.title}
          </h2>
          <OwedSentence owed={owed} />
        </div>
        <div className="flex flex-wrap gap-2">
          {mayMove && !isOwn && (
            <Button
              size="sm"
              variant="secondary"
              icon={<ReceiptText size={18} />}
              onClick={() => setBilling(true)}
            >
              {invoiceText.bill.action}
            </Button>
          )}
          <LinkButton
            size="sm"
            variant="secondary"
            icon={<Printer size={18} />}
            to={pathTo('studentStatement', { id: student.id })}
          >
            {text.statement}
          </LinkButton>
        </div>
      </div>
      {owed.length > 0 && (
        <ul aria-label={text.owedList} className="mt-2 divide-y divide-line">
          {owed.map((invoice) => (
            <li key={invoice.id} className="flex items-center gap-2 py-1.5">
              <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 grow basis-48">
                  <span className="block [overflow-wrap:anywhere]">
                    <InvoiceTitle invoice={invoice} />
                  </span>
                  <span className="text-muted text-sm">
                    <DueDay dueOn={invoice.dueOn} />
                  </span>
                </p>
                <p className="font-medium">
                  <RestOf invoice={invoice} />
                </p>
              </div>
              <InvoiceMenu invoice={invoice} student={student} onOpen={setOpen} />
            </li>
          ))}
        </ul>
      )}
      <SettledInvoices invoices={list.data.filter((one) => !isOwed(one))} />
      {open && <InvoiceDialog {...open} onClose={() => setOpen(null)} />}
      {isBilling && <BillDialog student={student} onClose={() => setBilling(false)} />}
    </Card>
  );
}

/** How much is owed in all, and how much of it is over its day. */
function OwedSentence({ owed }: { owed: readonly Invoice[] }) {
  const today = useToday();
  const sum = (some: readonly Invoice[]) => some.reduce((all, one) => all + one.restKobo, 0);
  const over = sum(owed.filter(({ dueOn }) => daysOver(dueOn, today) > 0));
  if (owed.length === 0) return <p className="text-muted">{text.nothing}</p>;
  return (
    <p className="text-muted">
      {text.owes(formatKobo(sum(owed)))} {over > 0 && text.over(formatKobo(over))}
    </p>
  );
}
