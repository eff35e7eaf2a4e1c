import { isolated } from '@institute/contract/arabic/two-scripts';
import { getTimetable, giveMeetings, type Untaught } from '@institute/contract/meetings/groups';
import { UserCheck } from 'lucide-react';
import { brokenWords, refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

/** That meetings stand without the teacher who is meant to teach them, why, and the press that gives them. */
export function UntaughtMeetings({ classId, untaught }: { classId: number; untaught: Untaught }) {
  const give = useAct(giveMeetings, { refreshes: [getTimetable] });
  const { meetings, free, teachers, clashes } = untaught;
  const press = async () => {
    try {
      const { given, left } = await give.mutateAsync({ classId });
      toast.success(text.given(given, left?.meetings ?? 0));
    } catch (error) {
      toast.error(refusalWords(error, text.refused, brokenWords(error)));
    }
  };
  return (
    <div className="mt-2 flex flex-col items-start gap-2 rounded-field bg-bad-soft px-3 py-3">
      <p>
        {text.untaught(meetings)}{' '}
        {clashes.length > 0 &&
          text.clashes(teachers.map(isolated).join(', '), clashes.map(isolated).join(', '))}{' '}
        {free < meetings ? text.freeOf(free) : ''}
      </p>
      {free > 0 && (
        <Button
          variant="secondary"
          icon={<UserCheck size={18} />}
          busy={give.isPending}
          busyLabel={text.giving}
          onClick={() => void press()}
        >
          {text.give(teachers.join(', '))}
        </Button>
      )}
    </div>
  );
}
