import { dictionary } from '@institute/contract/language';
import { zoneName } from '@institute/contract/time/zone-name';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatBy } from '../../../../ui/format.ts';
import { lazy } from '../../../../ui/lazy.tsx';
import type { ChangeableMeeting } from './changeable-meeting.ts';

/** Its words come with it. */
const text = dictionary('domains/meetings/change-button', {
  change: 'Move or cancel',
  asked: {
    cancel: 'The office is asked to cancel it',
    move: (to: string) => `The office is asked to move it to ${to}`,
  },
  inZone: (time: string, place: string) => `${time} (${place} time)`,
  refused: 'The office says no: it is held as planned',
});

/** Behind a press that few make. */
const ChangeDialog = lazy(() => import('./change-dialog.tsx').then((code) => code.ChangeDialog), {
  whenLost: 'close',
});

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** A time by the clocks by which it was asked for, with their name where the reader lives by others. */
function timeIn(at: Date, zone: string): string {
  const there = formatBy(at, { ...day, ...clock, timeZone: zone });
  const here = formatBy(at, { ...day, ...clock });
  return there === here ? there : text.inZone(there, zoneName(zone));
}

/** What was asked of the office about a meeting, and is not done. */
export function AskedOfOffice({ meeting: { asked, zone } }: { meeting: ChangeableMeeting }) {
  if (!asked) return null;
  const { isRefused, to } = asked;
  const waits = to ? text.asked.move(timeIn(to, zone)) : text.asked.cancel;
  return (
    <Badge tone={isRefused ? 'bad' : 'info'} className="max-w-full whitespace-normal!">
      {isRefused ? text.refused : waits}
    </Badge>
  );
}

/** The way to move or cancel a meeting, or to ask the office for it, for its teacher; nothing for anybody else. */
export function ChangeMeeting({ meeting }: { meeting: ChangeableMeeting }) {
  const [isOpen, setOpen] = useState(false);
  if (meeting.change === 'none') return null;
  return (
    <>
      <Button variant="ghost" icon={<CalendarClock size={18} />} onClick={() => setOpen(true)}>
        {text.change}
      </Button>
      {isOpen && <ChangeDialog meeting={meeting} onClose={() => setOpen(false)} />}
    </>
  );
}
