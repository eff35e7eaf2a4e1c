import { getMarkingState } from '@institute/contract/exams/marking';
import { useAnswer } from '../../../platform/answers.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { markingStateText as text } from '../text.ts';

/** Whether automatic marking runs, and until when. */
export function MarkingStateLine() {
  const { data } = useAnswer(getMarkingState, {});
  if (!data) return <p className="min-h-7" />;
  const { isConfigured, endsAt } = data;
  const runs = isConfigured && endsAt !== null && endsAt.getTime() > serverNow();
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-2 text-muted">
      <Badge tone={runs ? 'good' : 'neutral'}>{runs ? text.on : text.off}</Badge>
      {!isConfigured ? (
        text.notConfigured
      ) : endsAt === null ? (
        text.neverBegun
      ) : (
        <span>
          {runs ? text.runsUntil : text.ended} <InstituteTime at={endsAt} withTime />.
        </span>
      )}
    </p>
  );
}
