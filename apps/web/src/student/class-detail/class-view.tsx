import { pathTo } from '@institute/contract/routes';
import { useEffect, useEffectEvent, useState } from 'react';
import { text as classText } from '../../domains/classes/text.ts';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { PriceBadge } from '../../domains/classes/widgets/price-badge.tsx';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { usePaymentMarks } from '../../domains/payments/open-payments.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useLate } from '../../ui/use-late.ts';
import { ClassFacts } from './class-facts.tsx';
import { EnrolPanel } from './enrol-panel.tsx';
import { LessonList } from './lesson-list.tsx';
import { lessonStates } from './lesson-states.ts';
import { LiveLinks } from './live-links.tsx';
import { statusOf } from './status.ts';
import { StudyPanel } from './study-panel.tsx';
import { text } from './text.ts';
import { useNow } from './use-now.ts';
import { useOpenLesson } from './use-open-lesson.ts';

const fetchPayments = () =>
  import('../pending-payments.tsx').then((module) => module.ClassPayments);

/** A card payment of this class that was left in the middle; few ever need its code. */
function LatePayments({ classId }: { classId: string }) {
  const { Component, load } = useLate(fetchPayments);
  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);
  return Component && <Component classId={classId} />;
}

interface ClassViewProps {
  /** The class as the address names it. */
  classId: string;
  details: ClassDetails;
}

/** A class that was found. Who has joined sees the lessons first, others what it is about. */
export function ClassView({ classId, details }: ClassViewProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { item } = details;
  const status = statusOf(details, now, timeZone);
  const states = lessonStates(details, now, timeZone);
  const opener = useOpenLesson(classId);
  const isPaying = usePaymentMarks().some((mark) => mark.classId === classId);
  // What has become of a payment stays in view after there is nothing left to ask about.
  const [hasPaid, setHasPaid] = useState(isPaying);
  if (isPaying && !hasPaid) setHasPaid(true);

  return (
    <>
      <PageHeader
        title={item.name}
        back={<BackLink to={pathTo('classes')}>{text.back}</BackLink>}
      />
      {hasPaid && <LatePayments classId={classId} />}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="flex flex-col gap-4">
          <ClassCover
            name={item.name}
            category={item.category}
            className="h-36 w-full rounded-card sm:h-52"
          />
          <p className="flex flex-wrap gap-2">
            <Badge>
              <bdi dir="auto">{item.category}</bdi>
            </Badge>
            <Badge>{classText.lessons(item.lessonCount)}</Badge>
            {details.isEnrolled && <PriceBadge item={item} />}
          </p>
        </div>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-16 lg:row-span-2">
          <Card className="flex flex-col gap-4">
            {status.kind === 'enrolled' ? (
              <StudyPanel
                classId={classId}
                item={item}
                status={status}
                states={states}
                onOpen={opener.open}
                opening={opener.opening}
              />
            ) : (
              <EnrolPanel classId={classId} item={item} status={status} />
            )}
            <ClassFacts details={details} now={now} timeZone={timeZone} />
          </Card>
          <LiveLinks links={item.links} />
        </aside>
        <div className={cx('flex flex-col gap-6', details.isEnrolled && 'flex-col-reverse')}>
          <section aria-labelledby="about">
            <h2 id="about" className="mb-3 text-xl">
              {text.about}
            </h2>
            <RichText text={item.about} className="max-w-prose" />
          </section>
          <section aria-labelledby="lessons">
            <h2 id="lessons" className="mb-3 text-xl">
              {text.lessons}
            </h2>
            <LessonList
              classId={classId}
              states={states}
              timeZone={timeZone}
              onOpen={opener.open}
              opening={opener.opening}
            />
          </section>
        </div>
      </div>
    </>
  );
}
