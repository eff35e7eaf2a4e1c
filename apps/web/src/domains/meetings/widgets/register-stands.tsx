import { dictionary } from '@institute/contract/language';
import {
  askForRegister,
  getRegister,
  getTaughtMeetings,
  type TaughtMeeting,
} from '@institute/contract/meetings/registers';
import { useState } from 'react';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { useTimeZone } from '../../settings/time-zone.ts';

/** Its words come with it. */
const text = dictionary('domains/meetings/register-stands', {
  closes: (when: string) => `Closes ${when}`,
  closed: 'The register is closed',
  ask: 'Ask the office to open it',
  asking: 'Asking…',
  asked: 'The office is asked to open it',
  refused: 'The office has not opened it',
  failed: 'That could not be asked.',
});

/** Until when a register takes the word of its teacher; once it is closed, one press asks the office to open it. */
export function RegisterStands({
  meeting: { id, register, closesAt },
}: {
  meeting: Pick<TaughtMeeting, 'id' | 'register' | 'closesAt'>;
}) {
  const ask = useAct(askForRegister, { refreshes: [getTaughtMeetings, getRegister] });
  const [failure, setFailure] = useState<string | null>(null);
  const timeZone = useTimeZone();
  if (register === 'open') {
    return closesAt ? (
      <p className="text-muted text-sm">{text.closes(formatDateTime(closesAt, timeZone))}</p>
    ) : null;
  }
  if (register === 'asked') return <Badge tone="info">{text.asked}</Badge>;
  const press = async () => {
    setFailure(null);
    try {
      await ask.mutateAsync({ meetingId: id });
    } catch (error) {
      setFailure(refusalWords(error, text.failed));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={register === 'refused' ? 'bad' : 'gold'}>
        {register === 'refused' ? text.refused : text.closed}
      </Badge>
      <Button
        variant="ghost"
        size="sm"
        busy={ask.isPending}
        busyLabel={text.asking}
        onClick={() => void press()}
      >
        {text.ask}
      </Button>
      <FormAlert message={failure} />
    </div>
  );
}
