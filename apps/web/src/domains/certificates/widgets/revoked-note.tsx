import { Badge } from '../../../ui/badge.tsx';
import { text } from '../text.ts';
import { IssueDate } from './issue-date.tsx';

/** Says of a certificate that it was taken back, and since when. */
export function RevokedNote({ date }: { date: string }) {
  return (
    <div className="mb-4 rounded-field bg-bad-soft px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <Badge tone="bad">{text.revoked}</Badge>
        <IssueDate date={date} />
      </p>
      <p className="mt-1">{text.revokedDetail}</p>
    </div>
  );
}
