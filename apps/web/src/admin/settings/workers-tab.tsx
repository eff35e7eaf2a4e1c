import { getOfficeWorkers, type OfficeWorker } from '@institute/contract/people/office-powers';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../domains/people/powers-text.ts';
import { PowersDialog } from '../../domains/people/widgets/powers-dialog.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Who works in the office, and what each may do there. */
export function WorkersTab() {
  const list = useAnswer(getOfficeWorkers, {});
  const [edited, setEdited] = useState<OfficeWorker | 'new' | null>(null);
  return (
    <Card className="flex max-w-5xl flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-muted">{text.hint}</p>
        <Button icon={<UserPlus size={18} />} onClick={() => setEdited('new')}>
          {text.add}
        </Button>
      </div>
      {list.data ? (
        <Workers workers={list.data} onChange={setEdited} />
      ) : list.error ? (
        <ErrorState title={text.failed} query={list} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      {edited && (
        <PowersDialog
          person={edited === 'new' ? null : { ...edited, phone: '' }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

interface WorkersProps {
  workers: readonly OfficeWorker[];
  onChange: (worker: OfficeWorker) => void;
}

function Workers({ workers, onChange }: WorkersProps) {
  return (
    <ul aria-label={text.title} className="divide-y divide-line">
      {workers.map((worker) => (
        <li key={worker.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <span className="font-medium">
              <StudentLink id={worker.id}>
                <PersonText isName>{worker.name}</PersonText>
              </StudentLink>
            </span>
            <span dir="ltr" className="block text-muted text-sm [overflow-wrap:anywhere]">
              {worker.email}
            </span>
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              {worker.isAdministrator && <Badge>{text.administrator}</Badge>}
              {worker.powers.map((power) => (
                <Badge key={power} tone="primary">
                  {text.power[power]}
                </Badge>
              ))}
            </span>
          </div>
          {!worker.isAdministrator && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={text.changeOf(worker.name)}
              onClick={() => onChange(worker)}
            >
              {text.change}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
