import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { type Group, getTimetable } from '@institute/contract/meetings/groups';
import { getLines } from '@institute/contract/meetings/seats';
import { pathTo } from '@institute/contract/routes';
import { CalendarOff, CalendarPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupMoves } from './group-moves.tsx';
import { MeetingList } from './meeting-list.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import { text } from './text.ts';
import type { TimetableData } from './timetable-data.ts';
import { UntaughtMeetings } from './untaught-meetings.tsx';

/** When and where a class meets: its groups with their weekly times, and the meetings that come. */
export function MeetingsTab() {
  const { id = '' } = useParams();
  const { data } = useAnswer(getManagedClass, { classId: id });
  return data ? <Timetable classId={data.id} /> : null;
}

function Timetable({ classId }: { classId: number }) {
  const query = useAnswer(getTimetable, { classId });
  if (query.data) return <Planned classId={classId} timetable={query.data} />;
  if (query.error) return <ErrorState title={text.failed} query={query} />;
  return <TabSkeleton label={text.loading} />;
}

interface PlannedProps {
  classId: number;
  timetable: TimetableData;
}

/** Which dialog of the tab is open: a weekly time of a group, or of everybody where there is none yet; or a group. */
type Adding = { pattern: Group | null } | 'group' | null;

function Planned({ classId, timetable }: PlannedProps) {
  const { groups, meetings } = timetable;
  const [adding, setAdding] = useState<Adding>(null);
  const close = () => setAdding(null);
  const about = { classId, timetable, onClose: close };
  const hasGroups = groups.some(({ isEverybody }) => !isEverybody);
  const { data: lines } = useAnswer(getLines, hasGroups ? { classId } : null);
  return (
    <div className="flex flex-col gap-4">
      {groups.length === 0 ? (
        <Card>
          <EmptyState
            title={text.none}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button
                  icon={<CalendarPlus size={18} />}
                  onClick={() => setAdding({ pattern: null })}
                >
                  {text.first}
                </Button>
                <AddGroup onPress={() => setAdding('group')} />
              </div>
            }
          >
            {text.noneDetail}
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap justify-end gap-2">
            <LinkButton
              to={pathTo('closures')}
              variant="secondary"
              icon={<CalendarOff size={18} />}
            >
              {text.closures}
            </LinkButton>
            <AddGroup onPress={() => setAdding('group')} />
          </div>
          <ul aria-label={text.groups} className="flex flex-col gap-4">
            {groups.map((group) => (
              <GroupCard
                key={group.id}
                {...{ classId, group, timetable }}
                people={lines?.lines.find(({ groupId }) => groupId === group.id)?.people ?? []}
                onAdd={() => setAdding({ pattern: group })}
              />
            ))}
          </ul>
          {lines && <GroupMoves classId={classId} lines={lines} />}
          {timetable.untaught && (
            <UntaughtMeetings classId={classId} untaught={timetable.untaught} />
          )}
          <MeetingList meetings={meetings} timetable={timetable} />
        </>
      )}
      {adding === 'group' && <GroupDialog {...about} group={null} />}
      {adding !== null && adding !== 'group' && (
        <PatternDialog {...about} group={adding.pattern} pattern={null} />
      )}
    </div>
  );
}

function AddGroup({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" icon={<UsersRound size={18} />} onClick={onPress}>
      {text.addGroup}
    </Button>
  );
}
