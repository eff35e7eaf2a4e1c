import type { Student } from '@institute/contract/people/students';
import {
  endStudentPrice,
  getStudentPrices,
  type StudentPrice,
} from '@institute/contract/prices/prices';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { offWords, text as priceText, whyWords } from '../../domains/prices/text.ts';
import { useToday } from '../../domains/settings/time-zone.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useConfirm } from '../../forms/use-confirm.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { LessDialog } from './less-dialog.tsx';
import { lessText as text } from './less-text.ts';

/** What a student pays less, and what the office does about it. */
export function LessCard({ student }: { student: Student }) {
  const list = useAnswer(getStudentPrices, { studentId: student.id });
  const [isGiving, setGiving] = useState(false);
  const [ending, setEnding] = useState<StudentPrice | null>(null);
  const today = useToday();
  const mayMove = useCan('money.move');
  const isOwn = useActor()?.userId === student.id;
  if (!list.data) {
    return list.error ? (
      <ErrorState title={text.failed} query={list} />
    ) : (
      <Skeleton className="mb-6 h-24 rounded-card" />
    );
  }
  const holds = ({ endedAt, usedAt, until }: StudentPrice) =>
    !endedAt && !usedAt && (until === null || until >= today);
  const holding = list.data.filter(holds);
  const over = list.data.filter((price) => !holds(price));
  const mayAct = mayMove && !isOwn;
  return (
    <Card aria-labelledby="pays-less" className="mb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="pays-less" className="text-lg">
            {text.title}
          </h2>
          {holding.length === 0 && <p className="text-muted">{text.nothing}</p>}
        </div>
        {mayAct && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Percent size={18} />}
            onClick={() => setGiving(true)}
          >
            {text.give}
          </Button>
        )}
      </div>
      {holding.length > 0 && (
        <ul aria-label={text.title} className="mt-2 divide-y divide-line">
          {holding.map((price) => (
            <li key={price.id} className="flex items-center justify-between gap-4 py-1.5">
              <PriceWords price={price} />
              {mayAct && (
                <Button size="sm" variant="ghost" onClick={() => setEnding(price)}>
                  {text.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details className="mt-2">
          <summary className="tap cursor-pointer py-2 text-muted">{text.over(over.length)}</summary>
          <ul className="divide-y divide-line">
            {over.map((price) => (
              <li key={price.id} className="py-1.5">
                <PriceWords price={price} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {isGiving && <LessDialog student={student} onClose={() => setGiving(false)} />}
      {ending && <EndDialog price={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

/** What is taken off, where, why and until when. */
function PriceWords({ price }: { price: StudentPrice }) {
  const { className, why, reason, coupon, until, usedAt, endedAt } = price;
  const facts = [
    whyWords(why),
    coupon ?? '',
    until === null ? '' : priceText.until(formatDay(until)),
    usedAt ? text.used : '',
    endedAt ? text.ended : '',
  ];
  return (
    <p className="min-w-0">
      <span className="block [overflow-wrap:anywhere]">
        <span className="font-medium">{offWords(price)}</span>{' '}
        {className === null ? text.everyClass : <PersonText>{className}</PersonText>}
      </span>
      <span className="block text-muted text-sm [overflow-wrap:anywhere]">
        {facts.filter((fact) => fact !== '').join(' · ')} · <PersonText>{reason}</PersonText>
      </span>
    </p>
  );
}

/** Asks before a price holds no more. */
function EndDialog({ price, onClose }: { price: StudentPrice; onClose: () => void }) {
  const end = useAct(endStudentPrice, { refreshes: [getStudentPrices] });
  const form = useConfirm({
    words: { refused: text.endRefused, isOurs: true },
    onConfirm: async () => {
      await end.mutateAsync({ priceId: price.id });
      toast.success(text.endDone);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.endTitle}
      submit={text.end}
      busyLabel={text.ending}
      variant="danger"
      onClose={onClose}
    >
      <PriceWords price={price} />
      <p className="mt-2 text-muted">{text.endDetail}</p>
    </FormDialog>
  );
}
