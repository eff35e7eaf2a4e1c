import { dictionary, formatNumber } from '@institute/contract/language';
import {
  exportRegisters,
  getClassRegisters,
  type RegisterSum,
} from '@institute/contract/meetings/office-registers';
import { pathTo } from '@institute/contract/routes';
import { dateText } from '@institute/contract/time/calendar';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { absencesPath } from '../../domains/meetings/absences-address.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { downloadFile } from '../../platform/download.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { monthLabel } from '../../ui/month-label.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ExportButton } from '../export-button.tsx';
import { meetingTime } from './meetings/meeting-time.ts';

/** Its words come with it. */
const text = dictionary('admin/classes/registers', {
  title: 'Registers of live meetings',
  failed: 'The registers could not be loaded.',
  present: (count: string) => `${count} present`,
  late: (count: string) => `${count} late`,
  leftEarly: (count: string) => `${count} left early`,
  excused: (count: string) => `${count} excused`,
  absent: (count: string) => `${count} absent`,
  absences: 'Who was absent three times running',
  unsaid: 'Nothing noted yet',
  all: 'Show all',
  month: 'Month',
  save: 'Save as CSV',
  states: {
    planned: '',
    held: '',
    teacher_absent: 'Teacher absent',
    cancelled: 'Not held',
  } satisfies Record<RegisterSum['state'], string>,
});

/** Registers that are shown at first. */
const SHOWN = 8;

/** The meetings of a class that have begun, each with how many were there and the way to its register. */
export function MeetingRegisters({ classId }: { classId: string }) {
  const query = useAnswer(getClassRegisters, { classId });
  const { data } = query;
  const managesWeek = useCan('timetable.manage');
  if (!data && query.error) return <ErrorState title={text.failed} query={query} />;
  // A class without meetings is as it was.
  if (!data || data.length === 0) return null;
  const [first, rest] = [data.slice(0, SHOWN), data.slice(SHOWN)];
  return (
    <Card aria-labelledby="registers">
      <h2 id="registers" className="font-semibold text-lg">
        {text.title}
      </h2>
      {managesWeek && (
        <Link to={absencesPath} className="tap inline-flex items-center text-primary underline">
          {text.absences}
        </Link>
      )}
      <RegistersExport classId={classId} registers={data} />
      <Rows registers={first} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-primary">
            {text.all}
          </summary>
          <Rows registers={rest} />
        </details>
      )}
    </Card>
  );
}

/** Saves who was there in a month as a file, a line for each student. */
function RegistersExport({ classId, registers }: { classId: string; registers: RegisterSum[] }) {
  const timeZone = useTimeZone();
  const months = [
    ...new Set(registers.map(({ startsAt }) => dateText(startsAt, timeZone).slice(0, 7))),
  ];
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? months[0] ?? '';
  return (
    <div className="my-2 flex flex-wrap items-end gap-3">
      <SelectField
        label={text.month}
        value={month}
        options={months.map((value) => ({ value, label: monthLabel(value) }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <ExportButton
        total={null}
        label={text.save}
        download={(options) => downloadFile(exportRegisters, { classId, month }, options)}
      />
    </div>
  );
}

function Rows({ registers }: { registers: readonly RegisterSum[] }) {
  return (
    <ul className="divide-y divide-line">
      {registers.map((register) => (
        <li key={register.id}>
          <Link
            to={pathTo('meetingRegister', { id: register.id })}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 hover:underline"
          >
            <span className="min-w-0 font-medium">
              {meetingTime(register)}
              {register.groupName !== '' && (
                <PersonText className="ms-2 font-normal text-muted">
                  {register.groupName}
                </PersonText>
              )}
            </span>
            <span className="text-muted text-sm">
              {text.states[register.state] || sumWords(register)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `28 present, 1 late`. */
function sumWords({ present, late, leftEarly, excused, absent }: RegisterSum): string {
  const of = (count: number, words: (count: string) => string) =>
    count === 0 ? [] : [words(formatNumber(count))];
  const parts = [
    ...of(present, text.present),
    ...of(late, text.late),
    ...of(leftEarly, text.leftEarly),
    ...of(excused, text.excused),
    ...of(absent, text.absent),
  ];
  return parts.length === 0 ? text.unsaid : parts.join(', ');
}
