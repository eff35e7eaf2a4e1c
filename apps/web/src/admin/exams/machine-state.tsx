import { useMarkingState } from '../../domains/exams/marking-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { dateOfUnix } from '../../ui/format.ts';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

/** Whether automatic marking runs, and until when. */
export function MachineState() {
  const { data } = useMarkingState();
  const timeZone = useTimeZone();
  if (!data) return <p className="mb-4 min-h-7" />;
  const end = dateOfUnix(data.aisub);
  const runs = data.configured && end !== null && end.getTime() > Date.now();
  return (
    <p className="mb-4 flex min-h-7 flex-wrap items-center gap-2 text-muted">
      <Badge tone={runs ? 'good' : 'neutral'}>{runs ? 'On' : 'Off'}</Badge>
      {!data.configured ? (
        text.notConfigured
      ) : end === null ? (
        text.neverBegun
      ) : (
        <span>
          {runs ? text.runsUntil : text.ended} <When at={end} timeZone={timeZone} withTime />.
        </span>
      )}
    </p>
  );
}
