import type { MyMeeting } from '@institute/contract/meetings/my-meetings';
import { Badge } from '../../../ui/badge.tsx';
import { formatBy } from '../../../ui/format.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { ownTime } from '../meeting-time.ts';
import { text } from '../text.ts';

const moved = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** That a meeting is not held, or at another hour than its weekly time says, and why; nothing else. */
export function MeetingState({
  meeting,
}: {
  meeting: Pick<MyMeeting, 'state' | 'movedFrom' | 'reason' | 'zone'>;
}) {
  const { state, movedFrom, reason, zone } = meeting;
  const words = text.state[state];
  if (words === '' && !movedFrom) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {words !== '' ? (
        <Badge tone="gold">{words}</Badge>
      ) : (
        movedFrom && (
          <Badge tone="info">
            <bdi>
              {text.moved(
                ownTime(formatBy(movedFrom, { ...moved, ...clock }), { at: movedFrom, zone }),
              )}
            </bdi>
          </Badge>
        )
      )}
      {reason !== '' && <PersonText className="text-muted">{reason}</PersonText>}
    </span>
  );
}
