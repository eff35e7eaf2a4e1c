import { getMyClasses } from '@institute/contract/classes/classes';
import { dateText } from '@institute/contract/time/calendar';
import { useEffect, useState } from 'react';
import { useUser } from '../../domains/auth/use-user.ts';
import { ConsentNotice } from '../../domains/auth/widgets/consent-notice.tsx';
import { VerificationNotice } from '../../domains/auth/widgets/verification-notice.tsx';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { inMobileApp } from '../../platform/mobile-app.ts';
import { useNow } from '../../platform/server-clock.ts';
import { hasTakesHere } from '../../platform/takes/takes-here.ts';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { BrowsePanel } from './browse-panel.tsx';
import { Certificates } from './certificates.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { Figures } from './figures.tsx';
import { GettingStarted } from './getting-started.tsx';
import { PrivateLesson } from './private-lesson.tsx';
import { QuizPanel } from './quiz-panel.tsx';
import { ReferPanel } from './refer-panel.tsx';
import { Semester } from './semester.tsx';
import { StudyStart } from './study-start.tsx';
import { text } from './text.ts';

const UnsentHomework = lazy(
  () => import('../../domains/homework/widgets/unsent.tsx').then((code) => code.Unsent),
  { whenLost: 'hide' },
);

// It asks by itself, once the page is there.
const ToDo = lazy(
  () => import('../../domains/homework/widgets/to-do.tsx').then((code) => code.ToDo),
  { whenLost: 'hide' },
);

/** Whether this device keeps anything that is not handed in; not known to whoever paints the page. */
function useHasUnsent(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas(hasTakesHere()), []);
  return has;
}

/** Where a student arrives: what helps today first, then the classes, the results and the rest. */
export function DashboardPage() {
  useTitle(text.title);
  const isNew = useAnswer(getMyClasses, {}).data?.length === 0;
  const hasUnsent = useHasUnsent();
  const hasBegun = useMyStudy().data?.hasBegun ?? false;
  return (
    <div className="flex flex-col gap-6">
      <Welcome />
      {hasUnsent && <UnsentHomework />}
      {isNew ? <BrowsePanel /> : <StudyStart />}
      {!isNew && <ToDo />}
      <VerificationNotice />
      <ConsentNotice />
      {!hasBegun && <GettingStarted />}
      <Figures />
      {!isNew && <ContinuePanel />}
      {inMobileApp() && <QuizPanel />}
      <Semester />
      <Certificates />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <PrivateLesson />
        <ReferPanel />
      </div>
      {hasBegun && <GettingStarted isOver />}
    </div>
  );
}

/** The greeting: on the day of joining on the house's courtyard, later as the page's heading alone. */
function Welcome() {
  const user = useUser();
  const timeZone = useTimeZone();
  const name = user?.name.trim() ?? '';
  const joined = user?.joinedAt;
  const now = useNow();
  const isFirstDay = joined && dateText(joined, timeZone) === dateText(now, timeZone);
  const greeting = (
    <>
      {text.welcome}
      {name !== '' && (
        <>
          , <PersonText isName>{name}</PersonText>
        </>
      )}
    </>
  );
  if (!isFirstDay) return <h1 className="text-2xl sm:text-3xl">{greeting}</h1>;
  return (
    <header className="relative overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to px-5 py-6 text-on-hero sm:px-7 sm:py-8">
      <StarPattern className="opacity-10" />
      <h1 className="relative text-2xl sm:text-3xl">{greeting}</h1>
      <p className="relative mt-1 text-hero-muted">{text.tagline}</p>
    </header>
  );
}
