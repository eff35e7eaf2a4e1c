import {
  type Closure,
  getClosures,
  type ProposedClosure,
} from '@institute/contract/meetings/closures';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ClosureDialog } from './closure-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { text } from './text.ts';

/** What the dialog begins with: a holiday that is confirmed, or nothing. */
const empty = { fromOn: '', untilOn: '', name: '' };

/** /admin/closures: the days on which nothing is held, and the holidays that somebody may confirm. */
export function ClosuresPage() {
  const query = useAnswer(getClosures, {});
  const [adding, setAdding] = useState<typeof empty | null>(null);
  const [opening, setOpening] = useState<Closure | null>(null);
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <Button icon={<CalendarOff size={18} />} onClick={() => setAdding(empty)}>
            {text.add}
          </Button>
        }
      >
        {text.intro}
      </PageHeader>
      {query.data ? (
        <div className="flex flex-col gap-4">
          <Closures closures={query.data.closures} onOpen={setOpening} />
          <Proposed proposed={query.data.proposed} onConfirm={setAdding} />
        </div>
      ) : query.error ? (
        <ErrorState title={text.failed} query={query} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-48" />
        </Loading>
      )}
      {adding && <ClosureDialog closure={adding} onClose={() => setAdding(null)} />}
      {opening && <OpenDialog closure={opening} onClose={() => setOpening(null)} />}
    </>
  );
}

const daysOf = ({ fromOn, untilOn }: Pick<Closure, 'fromOn' | 'untilOn'>) =>
  text.days(formatDay(fromOn), formatDay(untilOn));

const rowClass = 'flex items-center justify-between gap-3 py-3';

interface ClosuresProps {
  closures: readonly Closure[];
  onOpen: (closure: Closure) => void;
}

function Closures({ closures, onOpen }: ClosuresProps) {
  return (
    <Card>
      <h2 className="font-semibold text-lg">{text.list}</h2>
      {closures.length === 0 ? (
        <EmptyState title={text.none}>{text.noneDetail}</EmptyState>
      ) : (
        <ul aria-label={text.list} className="divide-y divide-line">
          {closures.map((closure) => (
            <li key={closure.id} className={rowClass}>
              <div className="min-w-0">
                <PersonText className="block font-medium">{closure.name}</PersonText>
                <span className="text-muted text-sm">{daysOf(closure)}</span>
              </div>
              <Button
                variant="secondary"
                size="sm"
                className="shrink-0"
                aria-label={text.removeOne(closure.name)}
                onClick={() => onOpen(closure)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ProposedProps {
  proposed: readonly ProposedClosure[];
  onConfirm: (closure: ProposedClosure) => void;
}

/** Holidays as they are calculated, which somebody confirms with their days as they are then known. */
function Proposed({ proposed, onConfirm }: ProposedProps) {
  return (
    <Card>
      <h2 className="font-semibold text-lg">{text.proposed}</h2>
      <p className="text-muted">{proposed.length === 0 ? text.noProposed : text.proposedDetail}</p>
      <ul aria-label={text.proposed} className="divide-y divide-line">
        {proposed.map((one) => (
          <li key={`${one.name} ${one.fromOn}`} className={rowClass}>
            <div className="min-w-0">
              <p className="font-medium">{one.name}</p>
              <p className="text-muted text-sm">
                {[daysOf(one), ...(one.isByMoon ? [text.byMoon] : [])].join(' · ')}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              className="shrink-0"
              aria-label={text.confirmOne(one.name)}
              onClick={() => onConfirm(one)}
            >
              {text.confirm}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
