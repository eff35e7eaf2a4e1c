import { dictionary } from '@institute/contract/language';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazy } from '../../../../ui/lazy.tsx';
import { useCan } from '../../../auth/use-actor.ts';

/** Its words come with it. */
const text = dictionary('domains/meetings/calendar-button', { add: 'Add to my calendar' });

/** Behind a press that few make, and those once. */
const CalendarDialog = lazy(
  () => import('./calendar-dialog.tsx').then((code) => code.CalendarDialog),
  {
    whenLost: 'close',
  },
);

/** The way to one's calendar from where meetings are shown, with `meetingId` for one of them. */
export function CalendarButton({ meetingId }: { meetingId?: number }) {
  const [isOpen, setOpen] = useState(false);
  // Whoever is signed in as a student has no calendar of theirs.
  if (!useCan('choices.make')) return null;
  return (
    <>
      <Button
        variant="ghost"
        icon={<CalendarPlus size={20} />}
        onClick={() => setOpen(true)}
        className="-ms-4 self-start"
      >
        {text.add}
      </Button>
      {isOpen && (
        <CalendarDialog
          {...(meetingId !== undefined && { meetingId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
