import { formatNumber } from '@institute/contract/language';
import { useAssignments } from '../../domains/certificates/managed-api.ts';
import type { CertificateAssignment } from '../../domains/certificates/managed-model.ts';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { assignText } from './text.ts';

/** What was assigned lately, and how far what still runs has come. Nothing until there is some. */
export function Assignments() {
  const { data } = useAssignments();
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="assignments" className="mt-6">
      <h2 id="assignments" className="mb-1 text-lg">
        {assignText.recent}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((assignment) => (
          <li key={assignment.id} className="py-3">
            <Line assignment={assignment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ assignment }: { assignment: CertificateAssignment }) {
  const { title, issuedOn, total, assigned, processed, isDone, assignedAt } = assignment;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="min-w-0">
          <PersonText className="font-medium">{title}</PersonText>{' '}
          <span className="text-muted text-sm">
            {assignText.issued} <IssueDate date={issuedOn} />
          </span>
        </p>
        <p className="text-muted text-sm">
          <InstituteTime at={assignedAt} withTime />
        </p>
      </div>
      {isDone ? (
        <p className="text-muted text-sm">{assignText.outcome(assigned, processed - assigned)}</p>
      ) : (
        <div className="mt-1.5 flex items-center gap-3">
          <ProgressBar
            value={processed}
            max={total}
            label={assignText.progress(title)}
            className="grow"
          />
          <span role="status" className="figures text-sm">
            {formatNumber(processed)} / {formatNumber(total)}
          </span>
        </div>
      )}
    </>
  );
}
