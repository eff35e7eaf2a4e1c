import type { StudyDay } from '@institute/contract/lessons/study';
import { pathTo } from '@institute/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { WeekDays } from '../../domains/lessons/widgets/week-days.tsx';
import { text as weekText } from '../../domains/lessons/widgets/week-text.ts';
import { useForgetPractice } from '../../domains/words/api.ts';
import type { Practice } from '../../domains/words/model.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { text } from './text.ts';

const SettingsDialog = lazy(
  () => import('./settings-dialog.tsx').then((code) => code.SettingsDialog),
  { whenLost: 'close' },
);

/** What is due today with the way into it, and how the week stands. */
export function StartView({ practice, onStart }: { practice: Practice; onStart: () => void }) {
  const { due, cards, plan, setAside, week } = practice;
  const [shows, setShows] = useState<'settings' | 'setAside' | null>(null);
  const onClose = () => setShows(null);
  const isHere = cards.length > 0;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Card className="flex flex-col items-start gap-3 sm:p-6">
          {due > 0 ? (
            <>
              <h2 className="text-xl">{text.due(due)}</h2>
              {/* After a round the next cards are on their way, offline for as long as that lasts. */}
              <p className="text-muted">{isHere ? text.startNote(cards.length) : text.onTheWay}</p>
              <Button size="lg" className="mt-auto" onClick={onStart} disabled={!isHere}>
                {text.start}
              </Button>
            </>
          ) : (
            <>
              <h2 className="text-xl">{text.empty}</h2>
              <WhatComes practice={practice} />
              <LinkButton to={pathTo('myClasses')} variant="secondary" className="mt-auto">
                {text.toClasses}
              </LinkButton>
            </>
          )}
        </Card>
        <WeekGoal week={week} goal={plan.daysAWeek} />
      </div>
      <div className="-ms-4 mt-5 flex flex-wrap gap-2">
        <Button variant="ghost" onClick={() => setShows('settings')}>
          {text.settings}
        </Button>
        {setAside > 0 && (
          <Button variant="ghost" onClick={() => setShows('setAside')}>
            {text.setAside(setAside)}
          </Button>
        )}
      </div>
      {shows === 'settings' && <SettingsDialog plan={plan} onClose={onClose} />}
      {shows === 'setAside' && <SetAsideDialog plan={plan} onClose={onClose} />}
    </>
  );
}

const MINUTE_MS = 60_000;

/** What comes where nothing is due: the next card in minutes, and how many there are the next day. */
function WhatComes({ practice: { nextAt, tomorrow = 0 } }: { practice: Practice }) {
  const forget = useRef(useForgetPractice());
  const [now, setNow] = useState(serverNow);
  const left = nextAt ? nextAt.getTime() - now : 0;
  // Counts the minutes, and asks for the card once its time has come.
  useEffect(() => {
    if (!nextAt) return;
    const timer = setTimeout(
      () => (left > 0 ? setNow(serverNow()) : void forget.current()),
      Math.min(MINUTE_MS / 2, Math.max(1_000, left)),
    );
    return () => clearTimeout(timer);
  }, [nextAt, left]);
  if (!nextAt && tomorrow === 0) return <p className="text-muted">{text.emptyDetail}</p>;
  return (
    <div className="text-muted">
      {/* The server that painted it has another clock. */}
      {nextAt && (
        <p suppressHydrationWarning>{text.next(Math.max(1, Math.ceil(left / MINUTE_MS)))}</p>
      )}
      {tomorrow > 0 && <p>{text.tomorrow(tomorrow)}</p>}
    </div>
  );
}

/** The days of this week on which something was studied. A day without is no fault: some are free. */
function WeekGoal({ week, goal }: { week: readonly StudyDay[]; goal: number }) {
  const done = week.filter(({ isStudied }) => isStudied).length;
  return (
    <Card aria-labelledby="practice-week" className="flex flex-col gap-3 sm:p-6">
      <h2 id="practice-week" className="text-xl">
        {weekText.title}
        <span className="ms-3 font-normal text-base text-muted">{weekText.days(done, goal)}</span>
      </h2>
      <WeekDays week={week} />
      <p className="mt-auto text-muted text-sm">
        {done >= goal ? weekText.reached : weekText.free(week.length - goal)}
      </p>
    </Card>
  );
}
