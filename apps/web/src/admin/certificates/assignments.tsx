import type { CertificateAssignment } from '@institute/contract/certificates/managed-certificates';
import { formatNumber } from '@institute/contract/language';
import { useState } from 'react';
import { useAssignments } from '../../domains/certificates/assignments-api.ts';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RevokeAssignmentDialog } from './revoke-assignment-dialog.tsx';
import { assignText, revocationText as text } from './text.ts';

/** What was assigned lately, and how far what still runs has come. Nothing until there is some. */
export function Assignments() {
  const { data } = useAssignments();
  const [revoking, setRevoking] = useState<CertificateAssignment | null>(null);
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="assignments" className="mt-6">
      <h2 id="assignments" className="mb-1 text-lg">
        {assignText.recent}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((assignment) => (
          <li
            key={assignment.id}
            className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:gap-3"
          >
            <div className="min-w-0 grow">
              <Line assignment={assignment} />
            </div>
            <Button
              variant="ghost"
              size="sm"
              className="shrink-0 self-start"
              disabled={!hasSomething(assignment)}
              aria-label={text.openOf(assignment.title)}
              onClick={() => setRevoking(assignment)}
            >
              {text.open}
            </Button>
          </li>
        ))}
      </ul>
      {revoking && (
        <RevokeAssignmentDialog assignment={revoking} onClose={() => setRevoking(null)} />
      )}
    </Card>
  );
}

/** Whether there may be something to take back: it gave some, and that has not been begun. */
const hasSomething = ({ assigned, isDone, revocation }: CertificateAssignment) =>
  revocation === null && (assigned > 0 || !isDone);

function Line({ assignment }: { assignment: CertificateAssignment }) {
  const { title, issuedOn, total, assigned, processed, isDone, assignedAt, revocation } =
    assignment;
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
        <Progress value={processed} max={total} label={assignText.progress(title)} />
      )}
      {revocation?.isDone && <p className="text-bad text-sm">{text.outcome(revocation.revoked)}</p>}
      {revocation?.isDone === false && (
        <Progress value={revocation.revoked} max={revocation.total} label={text.progress(title)} />
      )}
    </>
  );
}

/** How far something long has come. */
function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <ProgressBar value={value} max={max} label={label} className="grow" />
      <span role="status" className="figures text-sm">
        {formatNumber(value)} / {formatNumber(max)}
      </span>
    </div>
  );
}
