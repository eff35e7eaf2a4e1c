import { pathTo } from '@institute/contract/routes';
import { Check } from 'lucide-react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { runningText } from '../../domains/exams/text.ts';
import { ExamRunning } from '../../domains/exams/widgets/exam-running.tsx';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { text as paymentText } from '../../domains/payments/text.ts';
import { RenewSwitch } from '../../domains/payments/widgets/renew-switch.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { isDone, type LessonState, nextStep, stepsOf } from '../lesson-states.ts';
import { EnrolmentDialogs } from './enrolment-dialogs.tsx';
import { atOwnPrice, OwnPrice } from './own-price.tsx';
import { paymentOf } from './payment.ts';
import type { ClassStatus } from './status.ts';
import { text } from './text.ts';
import { useEnrolment } from './use-enrolment.ts';

interface StudyPanelProps {
  classId: string;
  details: ClassDetails;
  status: Extract<ClassStatus, { kind: 'enrolled' }>;
  states: readonly LessonState[];
  onOpen: (state: LessonState) => void;
  opening: string | null;
}

/** For a student who has joined: how far along, what comes next, and the subscription. */
export function StudyPanel(props: StudyPanelProps) {
  const { classId, details, status, states, onOpen, opening } = props;
  const item = atOwnPrice(details);
  const payment = paymentOf(item.priceKobo, useUser()?.walletKobo ?? 0);
  const canPay = useCan('money.pay');
  const enrolment = useEnrolment(classId, item, { isRenewal: true, payment });
  const steps = stepsOf(states);
  const next = nextStep(steps);
  const done = steps.filter(isDone).length;
  const hasBegun = steps.some(({ lesson }) => lesson.isViewed || lesson.isSubmitted);
  const running = steps.find(({ lesson }) => lesson.runsUntil);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="primary" icon={<Check size={14} />}>
          {text.enrolled}
        </Badge>
        {status.endsAt && (
          <span className={status.isExpired ? 'text-bad text-sm' : 'text-muted text-sm'}>
            {status.isExpired ? text.ended : text.active} <InstituteTime at={status.endsAt} />
          </span>
        )}
      </div>
      {status.isExpired && (
        <p className="rounded-field bg-bad-soft px-3 py-2 font-medium text-bad">{text.expired}</p>
      )}
      {status.canRenew && !canPay && (
        <p className="rounded-field bg-sunken px-3 py-2">{paymentText.notAsStudent}</p>
      )}
      {status.canRenew && <OwnPrice classId={classId} details={details} isPayable />}
      {status.canRenew && canPay && (
        <Button
          size={status.isExpired ? 'lg' : 'md'}
          variant={status.isExpired ? 'primary' : 'secondary'}
          onClick={enrolment.ask}
        >
          {text.renew}
        </Button>
      )}
      {item.priceKobo > 0 && <RenewSwitch classId={details.item.rand} />}
      {steps.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <p className="text-muted text-sm">
            <span className="figures">
              {done} / {steps.length}
            </span>{' '}
            {text.done}
          </p>
          <ProgressBar value={done} max={steps.length} label={text.lessonsDone} />
        </div>
      )}
      {running?.lesson.runsUntil && (
        <div className="flex flex-col gap-2 rounded-field bg-gold-soft px-3 py-3">
          <ExamRunning endsAt={running.lesson.runsUntil} />
          <Button size="lg" onClick={() => onOpen(running)}>
            {runningText.backTo}
          </Button>
        </div>
      )}
      {!running && next && !next.gate && (
        <Button size="lg" onClick={() => onOpen(next)} busy={opening === next.lesson.rand}>
          <span className="line-clamp-2">
            {hasBegun ? text.goOn : text.start}: <PersonText>{next.lesson.subject}</PersonText>
          </span>
        </Button>
      )}
      {next?.gate && next.gate.code !== 'subscription_expired' && (
        <p className="rounded-field bg-sunken px-3 py-2 text-sm">{next.gate.message}</p>
      )}
      {next?.gate?.code === 'payment_overdue' && (
        <LinkButton to={pathTo('wallet')} size="lg">
          {text.seeOwed}
        </LinkButton>
      )}
      <EnrolmentDialogs
        classId={classId}
        item={item}
        payment={payment}
        enrolment={enrolment}
        asked="renewal"
      />
    </>
  );
}
