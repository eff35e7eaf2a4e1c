import { pathTo } from '@institute/contract/routes';
import type { PracticeDay } from '@institute/contract/words/words';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Practice } from '../../domains/words/model.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { formatBy } from '../../ui/format.ts';
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
      <div className="grid gap-5 lg:grid-cols-2">
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
              <p className="text-muted">{text.emptyDetail}</p>
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

/** The days of this week on which words were practised. A day that was not is no fault: some are free. */
function WeekGoal({ week, goal }: { week: readonly PracticeDay[]; goal: number }) {
  const done = week.filter(({ isPractised }) => isPractised).length;
  return (
    <Card aria-labelledby="practice-week" className="flex flex-col gap-3 sm:p-6">
      <h2 id="practice-week" className="text-xl">
        {text.week.title}
        <span className="ms-3 font-normal text-base text-muted">{text.week.days(done, goal)}</span>
      </h2>
      <ul className="grid grid-cols-7 gap-1 text-center">
        {week.map(({ day, isPractised }) => (
          <li key={day} className="flex flex-col items-center gap-1 text-muted text-xs">
            <span
              aria-hidden="true"
              className={cx(
                'flex size-8 items-center justify-center rounded-full',
                isPractised ? 'bg-primary text-on-primary' : 'bg-sunken',
              )}
            >
              {isPractised && <Check size={18} />}
            </span>
            {formatBy(new Date(day), { weekday: 'short', timeZone: 'UTC' })}
            {isPractised && <span className="sr-only">{text.week.practised}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-auto text-muted text-sm">
        {done >= goal ? text.week.reached : text.week.free(week.length - goal)}
      </p>
    </Card>
  );
}
