import { getMeetingFile } from '@institute/contract/meetings/calendar-feed';
import { CalendarPlus } from 'lucide-react';
import { useConfirm } from '../../../../forms/use-confirm.ts';
import { useAct } from '../../../../platform/answers.ts';
import { save } from '../../../../platform/download.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { MyCalendar } from './my-calendar.tsx';
import { text } from './text.ts';

interface CalendarDialogProps {
  /** The meeting that may be taken alone; none where all of them are meant. */
  meetingId?: number;
  onClose: () => void;
}

/** One's meetings in one's calendar, or a meeting alone. */
export function CalendarDialog({ meetingId, onClose }: CalendarDialogProps) {
  return (
    <Dialog open title={text.heading} onClose={onClose}>
      {meetingId !== undefined && (
        <section aria-labelledby="calendar-alone" className="mb-5 border-line border-b pb-5">
          <h3 id="calendar-alone" className="mb-1 text-lg">
            {text.alone}
          </h3>
          <Alone meetingId={meetingId} />
        </section>
      )}
      {meetingId === undefined ? (
        <MyCalendar />
      ) : (
        <section aria-labelledby="calendar-all">
          <h3 id="calendar-all" className="mb-1 text-lg">
            {text.all}
          </h3>
          <MyCalendar />
        </section>
      )}
    </Dialog>
  );
}

function Alone({ meetingId }: { meetingId: number }) {
  const fetchFile = useAct(getMeetingFile);
  const form = useConfirm({
    words: { refused: text.refused },
    onConfirm: async () => {
      const file = await fetchFile.mutateAsync({ meetingId });
      save(new Blob([file.text], { type: 'text/calendar;charset=utf-8' }), file.name);
    },
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{text.aloneDetail}</p>
      <FormAlert message={form.failure} />
      <Button
        variant="secondary"
        icon={<CalendarPlus size={20} />}
        busy={form.isRunning}
        busyLabel={text.saving}
        onClick={() => void form.submit()}
      >
        {text.save}
      </Button>
    </div>
  );
}
