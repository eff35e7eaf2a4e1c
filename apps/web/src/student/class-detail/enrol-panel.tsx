import { dueOnJoining } from '@institute/contract/classes/class-parts';
import { getGroupChoice } from '@institute/contract/meetings/seats';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { isFree } from '../../domains/classes/class-list.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { asksToJoin, withoutJoin } from '../../domains/lessons/class-to-join.ts';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { text as paymentText } from '../../domains/payments/text.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { CompleteFirst } from './complete-first.tsx';
import { EnrolmentDialogs } from './enrolment-dialogs.tsx';
import { atOwnPrice, OwnPrice } from './own-price.tsx';
import { Parts } from './parts.tsx';
import { paymentOf } from './payment.ts';
import type { ClassStatus } from './status.ts';
import { text } from './text.ts';
import { useEnrolment } from './use-enrolment.ts';

// For classes that are taught in groups.
const GroupChoice = lazy(() => import('./group-choice.tsx').then((code) => code.GroupChoice));

interface EnrolPanelProps {
  classId: string;
  details: ClassDetails;
  status: Exclude<ClassStatus, { kind: 'enrolled' }>;
}

/** What a class costs, and the way in: a button, or why there is none. */
export function EnrolPanel({ classId, details, status }: EnrolPanelProps) {
  const item = atOwnPrice(details);
  const free = isFree(item);
  const payment = paymentOf(
    free ? 0 : dueOnJoining({ price: item.priceKobo, parts: item.parts }),
    useUser()?.walletKobo ?? 0,
  );
  const enrolment = useEnrolment(classId, item, { isRenewal: false, payment });
  const canPay = useCan('money.pay');
  const groups = useAnswer(getGroupChoice, status.kind === 'open' ? { classId } : null);
  const isInGroups = (groups.data?.groups.length ?? 0) > 0;
  const isJoinable = status.kind === 'open' && (free || canPay);
  useAskedToJoin(!groups.isLoading, isJoinable && !free && !isInGroups, enrolment.ask);
  return (
    <>
      <div>
        <p className="font-semibold text-2xl">
          {free ? text.free : <Money kobo={item.priceKobo} />}
          {item.isMonthly && !free && (
            <span className="font-normal text-base text-muted">
              {' '}
              {details.ownPrice?.isOnce ? (
                <Sentence
                  words={text.firstMonth}
                  fill={{ price: <Money kobo={details.item.priceKobo} /> }}
                />
              ) : (
                text.aMonth
              )}
            </span>
          )}
        </p>
        {!free && <Parts item={item} />}
        {!free && (
          <p className="text-muted text-sm">
            {text.balance} <Money kobo={payment.balance} />
          </p>
        )}
      </div>
      <OwnPrice classId={classId} details={details} isPayable={status.kind === 'open'} />
      {groups.data && isInGroups && (
        <GroupChoice
          choice={groups.data}
          isEnrolled={false}
          onSeat={isJoinable ? enrolment.ask : null}
        />
      )}
      {(!isInGroups || !isJoinable) && (
        <WayIn
          status={status}
          free={free}
          canPay={canPay}
          busy={free && enrolment.busy}
          onEnrol={enrolment.ask}
        />
      )}
      <EnrolmentDialogs
        classId={classId}
        item={item}
        payment={payment}
        enrolment={enrolment}
        asked="enrol"
      />
    </>
  );
}

function WayIn({
  status,
  free,
  canPay,
  busy,
  onEnrol,
}: {
  status: EnrolPanelProps['status'];
  free: boolean;
  /** False for whoever is signed in as the student. */
  canPay: boolean;
  busy: boolean;
  onEnrol: () => void;
}) {
  switch (status.kind) {
    case 'open':
      if (!free && !canPay) {
        return <p className="rounded-field bg-sunken px-3 py-2">{paymentText.notAsStudent}</p>;
      }
      return (
        <Button size="lg" onClick={onEnrol} busy={busy} busyLabel={text.enrolling}>
          {free ? text.enrolFree : text.enrol}
        </Button>
      );
    case 'closed':
      return (
        <p className="rounded-field bg-bad-soft px-3 py-2 text-bad">
          <strong className="block">{text.closed}</strong>
          {text.closedDetail}
        </p>
      );
    case 'inactive':
      return <p className="rounded-field bg-sunken px-3 py-2">{text.inactive}</p>;
    case 'prerequisite':
      return <CompleteFirst {...status} />;
  }
}

/**
 * Asks at once what the address asks for, where joining costs something and can be: whoever has chosen the
 * class before they came in has not to find the button again; of one that is taught in groups they choose first,
 * which is known once it was asked. Nothing is joined or paid by an address.
 */
function useAskedToJoin(isKnown: boolean, isPossible: boolean, ask: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = asksToJoin(query);
  const answer = useEffectEvent(() => {
    setQuery(withoutJoin, { replace: true });
    if (isPossible) ask();
  });
  useEffect(() => {
    if (isAsked && isKnown) answer();
  }, [isAsked, isKnown]);
}
