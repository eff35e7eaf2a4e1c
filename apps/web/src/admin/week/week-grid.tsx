import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { ClosedDay } from './closed-day.tsx';
import { text } from './text.ts';
import { WeekMeeting, type WeekViewProps } from './week-meeting.tsx';
import { dayName, weekRows } from './week-model.ts';

/** The week beside each other: a row for each teacher or class, a column for each day. */
export function WeekGrid({ meetings, days, way, ...shown }: WeekViewProps) {
  const { timeZone, today, now, closed } = shown;
  const rows = weekRows(meetings, { way, days, timeZone });
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={text.title} className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-line border-b text-start text-muted text-sm">
            <th scope="col" className="w-40 px-3 py-2 text-start font-medium">
              {text.ways[way]}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className={cx(
                  'px-2 py-2 text-start font-medium',
                  day === today && 'bg-primary-soft text-primary-strong',
                )}
              >
                {dayName(day, 'short')}
                <ClosedDay name={closed.get(day)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, days: cells }) => (
            <tr key={key} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="px-3 py-2 text-start font-medium">
                {name === '' ? (
                  <span className="text-bad">{text.nobody}</span>
                ) : (
                  <PersonText className="break-words">{name}</PersonText>
                )}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={days[at]}
                  className={cx(
                    'px-2 py-1',
                    days[at] === today && 'bg-primary-soft/40',
                    closed.has(days[at] ?? '') && 'bg-sunken',
                  )}
                >
                  {cell.map((meeting) => (
                    <WeekMeeting
                      key={meeting.id}
                      {...{ meeting, timeZone, now }}
                      isClassSaid={way === 'class'}
                      isTeacherSaid={way === 'teacher'}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
