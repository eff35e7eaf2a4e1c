import { flagOf } from '@institute/contract/fields';
import { dictionary } from '@institute/contract/language';
import type { MeetingRequest } from '@institute/contract/meetings/meeting-request';
import { getMeetings } from '@institute/contract/meetings/meetings';
import {
  answerMeetingRequest,
  getMeetingRequests,
} from '@institute/contract/meetings/teacher-changes';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { officeWorkKey } from '../../../platform/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useTimeZone } from '../../settings/time-zone.ts';

/** Its words come with it. */
const text = dictionary('domains/meetings/request', {
  cancel: (from: string) => `Cancel ${from}`,
  move: (from: string, to: string) => `Move ${from} to ${to}`,
  closed: 'The institute is closed on that day:',
  yes: 'Yes',
  no: 'No',
  yesTo: (what: string, name: string) => `Yes to ${name}: ${what}`,
  noTo: (what: string, name: string) => `No to ${name}: ${what}`,
  granted: 'It is done, and everybody is told.',
  refused: 'It stays as it is, and the teacher is told.',
  failed: 'That could not be done.',
});

/** What a teacher asks about a meeting, with one press for yes and one for no. */
export function RequestRow({ request }: { request: MeetingRequest }) {
  const refreshes = [getMeetingRequests, getMeetings, officeWorkKey];
  const answer = useAct(answerMeetingRequest, { refreshes });
  const [failure, setFailure] = useState<string | null>(null);
  const timeZone = useTimeZone();
  const { id, className, groupName, askedBy, askedAt, startsAt, to, reason } = request;
  const { closedBy } = request;
  const from = formatDateTime(startsAt, timeZone);
  const what = to ? text.move(from, formatDateTime(to, timeZone)) : text.cancel(from);
  const say = async (said: 'yes' | 'no') => {
    setFailure(null);
    try {
      const sent = Math.floor(askedAt.getTime() / 1000);
      await answer.mutateAsync({
        ...{ meetingId: id, askedAt: sent, answer: said },
        // They have read it here.
        ...(closedBy !== '' && { onClosedDay: flagOf(true) }),
      });
      toast.success(said === 'yes' ? text.granted : text.refused);
    } catch (error) {
      setFailure(refusalWords(error, text.failed));
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 sm:px-2">
      <div className="min-w-0">
        <p className="font-medium">{what}</p>
        <p className="flex flex-wrap gap-x-2 text-muted text-sm">
          <PersonText isName>{askedBy}</PersonText>
          <PersonText>{className}</PersonText>
          {groupName !== '' && <PersonText>{groupName}</PersonText>}
        </p>
        {closedBy !== '' && (
          <p className="font-medium text-bad text-sm">
            {text.closed} <PersonText>{closedBy}</PersonText>
          </p>
        )}
        <PersonText className="text-sm">{reason}</PersonText>
        <FormAlert message={failure} />
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={<Check size={16} />}
          disabled={answer.isPending}
          onClick={() => void say('yes')}
          aria-label={text.yesTo(what, askedBy)}
        >
          {text.yes}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<X size={16} />}
          disabled={answer.isPending}
          onClick={() => void say('no')}
          aria-label={text.noTo(what, askedBy)}
        >
          {text.no}
        </Button>
      </div>
    </li>
  );
}
