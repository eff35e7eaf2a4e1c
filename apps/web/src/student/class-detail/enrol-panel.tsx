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
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
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
  const isJoinable = status.kind === 'open' && (free || canPay);
  const asksForGroup = status.kind === 'open' && details.isInGroups;
  useAskedToJoin(isJoinable && !free && !asksForGroup, enrolment.ask);
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
      {asksForGroup && <Groups classId={classId} onSeat={isJoinable ? enrolment.ask : null} />}
      {!(asksForGroup && isJoinable) && (
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

/** The times of a class that is taught in groups, of which one is chosen in joining it. */
function Groups({ classId, onSeat }: { classId: string; onSeat: (() => void) | null }) {
  const groups = useAnswer(getGroupChoice, { classId });
  // Its code comes while its answer does.
  useEffect(() => void GroupChoice.preload(), []);
  const shape = (
    <Loading label={text.groupsLoading}>
      <Skeleton className="h-40" />
    </Loading>
  );
  if (groups.data) {
    return <GroupChoice choice={groups.data} isEnrolled={false} onSeat={onSeat} fallback={shape} />;
  }
  if (groups.isError) return <ErrorState title={text.groupsFailed} query={groups} />;
  return shape;
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
 * class before they came in has not to find the button again; of one that is taught in groups they choose a time
 * first. Nothing is joined or paid by an address.
 */
function useAskedToJoin(isPossible: boolean, ask: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = asksToJoin(query);
  const answer = useEffectEvent(() => {
    setQuery(withoutJoin, { replace: true });
    if (isPossible) ask();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
