import { dateText } from '@institute/contract/time/calendar';
import { Card } from '../../ui/card.tsx';
import { ClosedDay } from './closed-day.tsx';
import { text } from './text.ts';
import { WeekMeeting, type WeekViewProps } from './week-meeting.tsx';
import { dayName } from './week-model.ts';

/** The week day by day, as a phone has room for it. */
export function WeekDays({ meetings, days, timeZone, today, now, closed }: WeekViewProps) {
  return (
    <div className="flex flex-col gap-3">
      {days.map((day) => {
        const own = meetings.filter(({ startsAt }) => dateText(startsAt, timeZone) === day);
        return (
          <Card key={day} aria-label={dayName(day, 'long')}>
            <h2
              aria-current={day === today ? 'date' : undefined}
              className="font-semibold aria-[current=date]:text-primary-strong"
            >
              {dayName(day, 'long')}
            </h2>
            <ClosedDay name={closed.get(day)} />
            {own.length === 0 ? (
              <p className="text-muted text-sm">{text.noneOn}</p>
            ) : (
              <ul className="divide-y divide-line">
                {own.map((meeting) => (
                  <li key={meeting.id}>
                    <WeekMeeting {...{ meeting, timeZone, now }} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </div>
  );
}
