import type { Class } from '@institute/contract/classes/classes';
import { getMyGrade } from '@institute/contract/exams/grades';
import { getGroupChoice } from '@institute/contract/meetings/seats';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { text as classText, factsText, levelText } from '../../domains/classes/text.ts';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { Outcomes } from '../../domains/classes/widgets/outcomes.tsx';
import { PriceBadge } from '../../domains/classes/widgets/price-badge.tsx';
import { Teachers } from '../../domains/classes/widgets/teachers.tsx';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { SaveClass } from '../../domains/offline/widgets/save-class.tsx';
import { usePaymentMarks, useSettledPayments } from '../../domains/payments/open-payments.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { useLessonStates } from '../lesson-states.ts';
import { ClassPayments as LatePayments } from '../pending-payments.tsx';
import { useOpenLesson } from '../use-open-lesson.ts';
import { AskTeacher } from './ask-teacher.tsx';
import { ClassFacts } from './class-facts.tsx';
import { ClassMeetings } from './class-meetings.tsx';
import { EnrolPanel } from './enrol-panel.tsx';
import { Fact } from './fact.tsx';
import { LessonList } from './lesson-list.tsx';
import { LiveLinks } from './live-links.tsx';
import { statusOf } from './status.ts';
import { StudyPanel } from './study-panel.tsx';
import { text } from './text.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((code) => code.ShareDialog), {
  whenLost: 'close',
});

/** What one will be able to do, what the class is about, and telling others of it. */
function AboutClass({ item }: { item: Class }) {
  const [shares, setShares] = useState(false);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Outcomes outcomes={item.outcomes} />
      <section aria-labelledby="about">
        <h2 id="about" className="mb-3 text-xl">
          {text.about}
        </h2>
        <RichText text={item.about} />
      </section>
      {item.isActive && (
        <Button variant="ghost" className="-ms-4 self-start" onClick={() => setShares(true)}>
          {text.share}
        </Button>
      )}
      {shares && <ShareDialog item={item} onClose={() => setShares(false)} />}
    </div>
  );
}

// For classes whose teachers show grades.
const OwnGrade = lazy(() => import('./own-grade.tsx').then((code) => code.OwnGrade), {
  whenLost: 'hide',
});

// What was handed in as homework, and came back; it asks by itself, after the class is here.
const MyHomework = lazy(
  () => import('../../domains/homework/widgets/my-homework.tsx').then((code) => code.MyHomework),
  { whenLost: 'hide' },
);

// What is to be done at home, likewise.
const ToDo = lazy(
  () => import('../../domains/homework/widgets/to-do.tsx').then((code) => code.ToDo),
  { whenLost: 'hide' },
);

// For classes that are taught in groups.
const GroupChoice = lazy(() => import('./group-choice.tsx').then((code) => code.GroupChoice));

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
  const states = useLessonStates(details);
  const opener = useOpenLesson(classId);
  const isPaying = usePaymentMarks().some((mark) => mark.classId === classId);
  const hasPaid = useSettledPayments().some((payment) => payment.classId === item.rand);

  const about = <AboutClass key="about" item={item} />;
  const lessons = (
    <section key="lessons" aria-labelledby="lessons">
      <h2 id="lessons" className="mb-3 text-xl">
        {text.lessons}
      </h2>
      <LessonList
        classId={classId}
        slug={item.slug || item.rand}
        states={states}
        timeZone={timeZone}
        onOpen={opener.open}
        opening={opener.opening}
      />
    </section>
  );

  return (
    <>
      <PageHeader
        title={item.name}
        heading={<TwoScripts title={item.name} />}
        back={<BackLink to={pathTo('classes')}>{text.back}</BackLink>}
      />
      {(isPaying || hasPaid) && <LatePayments classId={classId} rand={item.rand} />}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="flex flex-col gap-4">
          {/* As heavy as the title above: one cut of Amiri less to fetch. */}
          <ClassCover
            name={item.name}
            category={item.category}
            className="h-36 w-full rounded-card font-semibold sm:h-52"
          />
          <p className="flex flex-wrap gap-2">
            {item.isDraft && <Badge tone="gold">{classText.draft}</Badge>}
            <Badge>
              <PersonText>{item.category}</PersonText>
            </Badge>
            {details.isEnrolled && <PriceBadge item={item} />}
          </p>
          <AtAGlance details={details} />
        </div>
        <Beside
          classId={classId}
          details={details}
          status={status}
          states={states}
          opener={opener}
          now={now}
          timeZone={timeZone}
        />
        {/* In the order in which they are read: what arrives later stands below. */}
        <div className="flex flex-col gap-6">
          {details.isEnrolled
            ? [
                <ToDo key="to-do" classRand={item.rand} />,
                lessons,
                <MyHomework key="homework" classRand={item.rand} />,
                <ShownGrade key="grade" classId={item.rand} />,
                about,
              ]
            : [about, lessons]}
        </div>
      </div>
    </>
  );
}

interface BesideProps extends ClassViewProps {
  status: ReturnType<typeof statusOf>;
  states: ReturnType<typeof useLessonStates>;
  opener: ReturnType<typeof useOpenLesson>;
  now: Date;
  timeZone: string;
}

/** The way into a class or on in it, and what else stands beside it. */
function Beside({ classId, details, status, states, opener, now, timeZone }: BesideProps) {
  const { item } = details;
  const links = item.links !== '' && (
    <LiveLinks links={item.links} meetsAt={details.meetsAt} timeZone={timeZone} />
  );
  return (
    <aside className="flex flex-col gap-4 lg:sticky lg:top-16 lg:row-span-2">
      <Card className="flex flex-col gap-4">
        {status.kind === 'enrolled' ? (
          <StudyPanel
            classId={classId}
            details={details}
            status={status}
            states={states}
            onOpen={opener.open}
            opening={opener.opening}
          />
        ) : (
          <EnrolPanel classId={classId} details={details} status={status} />
        )}
        <AskTeacher classId={item.rand} isEnrolled={details.isEnrolled} />
        {details.isEnrolled && <SaveClass classId={item.rand} name={item.name} />}
        <ClassFacts details={details} now={now} timeZone={timeZone} />
      </Card>
      {status.kind === 'enrolled' ? (
        <>
          {details.isInGroups && <OwnGroup classId={classId} />}
          <ClassMeetings classId={item.rand} isExpired={status.isExpired} otherwise={links} />
        </>
      ) : (
        links
      )}
    </aside>
  );
}

/** The group of a student who has joined, or which there are to choose. */
function OwnGroup({ classId }: { classId: string }) {
  const { data } = useAnswer(getGroupChoice, { classId });
  if (!data || data.groups.length === 0) return null;
  return (
    <Card>
      <GroupChoice choice={data} isEnrolled onSeat={null} />
    </Card>
  );
}

/** The own grade, where teachers show it. */
function ShownGrade({ classId }: { classId: string }) {
  const { data } = useAnswer(getMyGrade, { classId });
  return data ? <OwnGrade classId={classId} first={data} /> : null;
}

/** What a class is in a row: level, hours, lessons, teacher; of what nothing is said, nothing stands. */
function AtAGlance({ details: { item, teachers } }: { details: ClassDetails }) {
  const { level, hours, lessonCount, teacher } = item;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
      {level && <Fact name={factsText.level}>{factsText.levelOf(level, levelText[level])}</Fact>}
      {hours > 0 && <Fact name={factsText.hours}>{factsText.hoursOf(hours)}</Fact>}
      <Fact name={factsText.lessons}>{classText.lessons(lessonCount)}</Fact>
      {(teachers.length > 0 || teacher) && (
        <Fact name={factsText.teacher}>
          {teachers.length > 0 ? (
            <Teachers teachers={teachers} />
          ) : (
            <PersonText isName>{teacher}</PersonText>
          )}
        </Fact>
      )}
    </dl>
  );
}
