import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { isRegistrationClosed } from '@institute/contract/rules/registration';
import { BookOpen, GraduationCap, Trophy, Wallet } from 'lucide-react';
import { useClasses, useMyClasses } from '../../domains/classes/api.ts';
import type { Class } from '../../domains/classes/model.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useUser } from '../../domains/people/use-user.ts';
import { ConsentNotice } from '../../domains/people/widgets/late-consent-notice.tsx';
import { VerificationNotice } from '../../domains/people/widgets/late-verification-notice.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { inMobileApp } from '../../platform/mobile-app.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Certificates } from './certificates.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { GettingStarted } from './getting-started.tsx';
import { PrivateLesson } from './private-lesson.tsx';
import { QuizPanel } from './quiz-panel.tsx';
import { ReferPanel } from './refer-panel.tsx';
import { Semester } from './semester.tsx';
import { text } from './text.ts';
import { Welcome } from './welcome.tsx';

/** Where a student arrives: greeting and figures, the way back into the classes, results. */
export function DashboardPage() {
  useTitle(text.title);
  const user = useUser();
  const classes = useClasses();
  const mine = useMyClasses();
  const timeZone = useTimeZone();
  const isClosed = ({ registrationEnd }: Class) =>
    isRegistrationClosed(registrationEnd, new Date(), timeZone);
  return (
    <div className="flex flex-col gap-6">
      <Welcome />
      <VerificationNotice />
      <ConsentNotice />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard
          to={pathTo('wallet')}
          icon={Wallet}
          label={text.wallet}
          value={<Money kobo={user?.walletKobo ?? 0} />}
          className="col-span-2 sm:col-span-1"
        />
        <StatCard
          to={pathTo('classes')}
          icon={BookOpen}
          label={text.available}
          value={figure(
            classes.isPending,
            classes.data?.filter((one) => one.isActive && !isClosed(one)),
          )}
        />
        <StatCard
          to={pathTo('myClasses')}
          icon={GraduationCap}
          label={text.mine}
          value={figure(mine.isPending, mine.data)}
        />
        <StatCard
          to={pathTo('game')}
          icon={Trophy}
          label={text.quizCard}
          value={<span className="text-base">{text.quizCardDetail}</span>}
          className="col-span-2 sm:col-span-1"
        />
      </div>
      <GettingStarted />
      <ContinuePanel />
      {inMobileApp() && <QuizPanel />}
      <Semester />
      <Certificates />
      <div className="grid gap-6 lg:grid-cols-2">
        <PrivateLesson />
        <ReferPanel />
      </div>
    </div>
  );
}

/** The length of a list: undefined while it is on its way, null when it could not be had. */
function figure(isPending: boolean, list: readonly unknown[] | undefined) {
  if (isPending) return undefined;
  return list ? formatNumber(list.length) : null;
}
