import { flagOf } from '@institute/contract/fields';
import { dictionary } from '@institute/contract/language';
import type { MeetingRequest } from '@institute/contract/meetings/meeting-request';
import { getMeetings, MAX_MEETING_REASON } from '@institute/contract/meetings/meetings';
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
import { TextField } from '../../../ui/input.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useTimeZone } from '../../settings/time-zone.ts';

/** Its words come with it. */
const text = dictionary('domains/meetings/request', {
  cancel: (from: string) => `Cancel ${from}`,
  move: (from: string, to: string) => `Move ${from} to ${to}`,
  closed: 'The institute is closed on that day:',
  register: (from: string) => `Open the register of ${from}`,
  words: 'Words to the teacher',
  yesDetail: 'It is done at once, and its students and the teacher are told.',
  opensDetail: 'Its teachers may write into it for three days.',
  noDetail: 'It stays as it is, and the teacher is told.',
  sayYes: 'Say yes',
  sayNo: 'Say no',
  back: 'Back',
  sending: 'Sending…',
  yes: 'Yes',
  no: 'No',
  yesTo: (what: string, name: string) => `Yes to ${name}: ${what}`,
  noTo: (what: string, name: string) => `No to ${name}: ${what}`,
  granted: 'It is done, and everybody is told.',
  refused: 'It stays as it is, and the teacher is told.',
  failed: 'That could not be done.',
});

/** What a teacher asks about a meeting; each answer is looked at, and may have words, before it is given. */
export function RequestRow({ request }: { request: MeetingRequest }) {
  const refreshes = [getMeetingRequests, getMeetings, officeWorkKey];
  const answer = useAct(answerMeetingRequest, { refreshes });
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<'yes' | 'no' | null>(null);
  const [words, setWords] = useState('');
  const timeZone = useTimeZone();
  const { id, className, groupName, askedBy, askedAt, startsAt, to, reason } = request;
  const { closedBy } = request;
  const from = formatDateTime(startsAt, timeZone);
  const moved = to ? text.move(from, formatDateTime(to, timeZone)) : text.cancel(from);
  const what = request.isRegister ? text.register(from) : moved;
  const choose = (said: 'yes' | 'no' | null) => {
    setFailure(null);
    setAsked(said);
  };
  const say = async (said: 'yes' | 'no') => {
    setFailure(null);
    try {
      const sent = Math.floor(askedAt.getTime() / 1000);
      await answer.mutateAsync({
        ...{ meetingId: id, askedAt: sent, answer: said, words },
        // They have read it here.
        ...(closedBy !== '' && { onClosedDay: flagOf(true) }),
      });
      toast.success(said === 'yes' ? text.granted : text.refused);
    } catch (error) {
      setFailure(refusalWords(error, text.failed));
    }
  };
  const yesDetail = request.isRegister ? text.opensDetail : text.yesDetail;
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
      </div>
      {asked === null ? (
        <div className="flex gap-2">
          <Button
            size="sm"
            icon={<Check size={16} />}
            onClick={() => choose('yes')}
            aria-label={text.yesTo(what, askedBy)}
          >
            {text.yes}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<X size={16} />}
            onClick={() => choose('no')}
            aria-label={text.noTo(what, askedBy)}
          >
            {text.no}
          </Button>
        </div>
      ) : (
        <div className="flex w-full flex-col gap-2">
          <p className="text-sm">{asked === 'yes' ? yesDetail : text.noDetail}</p>
          <TextField
            label={text.words}
            maxLength={MAX_MEETING_REASON}
            dir="auto"
            autoComplete="off"
            value={words}
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
          <FormAlert message={failure} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={answer.isPending}
              busyLabel={text.sending}
              onClick={() => void say(asked)}
            >
              {asked === 'yes' ? text.sayYes : text.sayNo}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={answer.isPending}
              onClick={() => choose(null)}
            >
              {text.back}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
