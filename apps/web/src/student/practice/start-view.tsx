import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import type { Practice } from '../../domains/words/model.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { text } from './text.ts';
import { WeekGoal } from './week-goal.tsx';

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
