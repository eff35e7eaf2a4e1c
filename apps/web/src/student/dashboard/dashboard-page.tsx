import { useMyClasses } from '../../domains/classes/api.ts';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { ConsentNotice } from '../../domains/people/widgets/late-consent-notice.tsx';
import { VerificationNotice } from '../../domains/people/widgets/late-verification-notice.tsx';
import { inMobileApp } from '../../platform/mobile-app.ts';
import { late } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { BrowsePanel } from './browse-panel.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { Figures } from './figures.tsx';
import { GettingStarted } from './getting-started.tsx';
import { PrivateLesson } from './private-lesson.tsx';
import { ReferPanel } from './refer-panel.tsx';
import { StudyStart } from './study-start.tsx';
import { text } from './text.ts';
import { Welcome } from './welcome.tsx';

// Far down the page: their code comes after what is seen first.
const Semester = late(() => import('./below.ts').then((code) => code.Semester));
const Certificates = late(() => import('./below.ts').then((code) => code.Certificates));
// For those alone who open the page inside the mobile app.
const QuizPanel = late(() => import('./quiz-panel.tsx').then((code) => code.QuizPanel));

/** Where a student arrives: what helps today first, then the classes, the results and the rest. */
export function DashboardPage() {
  useTitle(text.title);
  const isNew = useMyClasses().data?.length === 0;
  const hasBegun = useMyStudy().data?.hasBegun ?? false;
  return (
    <div className="flex flex-col gap-6">
      <Welcome />
      {isNew ? <BrowsePanel /> : <StudyStart />}
      <VerificationNotice />
      <ConsentNotice />
      {!hasBegun && <GettingStarted />}
      <Figures />
      {!isNew && <ContinuePanel />}
      {inMobileApp() && <QuizPanel />}
      <Semester fallback={<Skeleton className="h-128 rounded-card" />} />
      <Certificates fallback={<Skeleton className="h-40 rounded-card" />} />
      <div className="grid gap-6 lg:grid-cols-2">
        <PrivateLesson />
        <ReferPanel />
      </div>
      {hasBegun && <GettingStarted isOver />}
    </div>
  );
}
