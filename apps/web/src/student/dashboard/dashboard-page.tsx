import { getMyClasses } from '@institute/contract/classes/classes';
import { ConsentNotice } from '../../domains/auth/widgets/consent-notice.tsx';
import { VerificationNotice } from '../../domains/auth/widgets/verification-notice.tsx';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { inMobileApp } from '../../platform/mobile-app.ts';
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
import { Welcome } from './welcome.tsx';

/** Where a student arrives: what helps today first, then the classes, the results and the rest. */
export function DashboardPage() {
  useTitle(text.title);
  const isNew = useAnswer(getMyClasses, {}).data?.length === 0;
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
      <Semester />
      <Certificates />
      <div className="grid gap-6 lg:grid-cols-2">
        <PrivateLesson />
        <ReferPanel />
      </div>
      {hasBegun && <GettingStarted isOver />}
    </div>
  );
}
