import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import { tallyOf } from '@institute/contract/meetings/presence-rules';
import {
  getStudentMeetings,
  type StudentMeeting,
} from '@institute/contract/meetings/student-meetings';
import { text as meetingText } from '../../domains/meetings/text.ts';
import { PresenceBadge } from '../../domains/meetings/widgets/presence-badge.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';

/** Its words come with it. */
const text = dictionary('admin/students/meetings', {
  title: 'Live meetings',
  failed: 'The live meetings could not be loaded.',
  came: (came: string, counted: string) => `Came to ${came} of ${counted}`,
  late: (count: number) => `late ${countOf(count, 'time')}`,
  excused: (count: number) => `excused ${countOf(count, 'time')}`,
  absent: (count: number) => `absent ${countOf(count, 'time')}`,
});

/** The meetings of a student that are over, with how they were there; nothing where there were none. */
export function StudentMeetings({ studentId }: { studentId: number }) {
  const query = useAnswer(getStudentMeetings, { studentId });
  const timeZone = useTimeZone();
  const { data, error } = query;
  if (error && !data) return <ErrorState title={text.failed} query={query} />;
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="meetings" className="mb-6">
      <h2 id="meetings" className="text-lg">
        {text.title}
      </h2>
      <p className="text-muted">{sumOf(data)}</p>
      <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto">
        {data.map(({ id, className, groupName, startsAt, state, presence }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="flex min-w-0 flex-wrap gap-x-2">
              <time dateTime={startsAt.toISOString()}>{formatDateTime(startsAt, timeZone)}</time>
              <PersonText className="text-muted">{className}</PersonText>
              {groupName !== '' && <PersonText className="text-muted">{groupName}</PersonText>}
            </div>
            <Said {...{ state, presence }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is said of them, or why nothing is. */
function Said({ state, presence }: Pick<StudentMeeting, 'state' | 'presence'>) {
  const why = meetingText.state[state];
  if (why === '' && presence) return <PresenceBadge state={presence} />;
  return <span className="text-muted text-sm">{why === '' ? meetingText.unsaid : why}</span>;
}

/** `Came to 11 of 13, late once, absent 2 times`. */
function sumOf(meetings: readonly StudentMeeting[]): string {
  const { counted, came, late, excused } = tallyOf(meetings);
  const absent = meetings.filter(
    ({ state, presence }) => presence === 'absent' && (state === 'planned' || state === 'held'),
  ).length;
  return [
    text.came(formatNumber(came), formatNumber(counted)),
    ...(late > 0 ? [text.late(late)] : []),
    ...(excused > 0 ? [text.excused(excused)] : []),
    ...(absent > 0 ? [text.absent(absent)] : []),
  ].join(', ');
}
