import { getClassRegisters } from '@institute/contract/meetings/office-registers';
import {
  getRegister,
  getTaughtMeetings,
  reportMeeting,
} from '@institute/contract/meetings/registers';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Register } from './register-data.ts';
import { text } from './text.ts';

/** That nobody was there to teach, or that it was held after all. */
export function Outcome({ register: { id, state } }: { register: Register }) {
  const report = useAct(reportMeeting, {
    refreshes: [getRegister, getTaughtMeetings, getClassRegisters],
  });
  const say = async (outcome: 'held' | 'teacher_absent') => {
    try {
      await report.mutateAsync({ meetingId: id, state: outcome });
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  if (state === 'teacher_absent') {
    return (
      <Button
        variant="secondary"
        className="self-start"
        busy={report.isPending}
        onClick={() => void say('held')}
      >
        {text.wasHeld}
      </Button>
    );
  }
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-primary">
        {text.more}
      </summary>
      <p className="mb-2 text-muted">{text.teacherAbsentDetail}</p>
      <Button
        variant="secondary"
        busy={report.isPending}
        onClick={() => void say('teacher_absent')}
      >
        {text.teacherAbsent}
      </Button>
    </details>
  );
}
