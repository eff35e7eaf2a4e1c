import type { Group, Pattern } from '@institute/contract/meetings/groups';
import type { InLine } from '@institute/contract/meetings/seats';
import { weeklyWords } from '@institute/contract/meetings/weekly-words';
import { zoneName } from '@institute/contract/time/zone-name';
import { CalendarPlus, CalendarX, ListOrdered, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatDay } from '../../../ui/format.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { EndPatternDialog } from './end-pattern-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupStudentsDialog } from './group-students-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import { text as lineText } from './lines-text.ts';
import { PatternDialog } from './pattern-dialog.tsx';
import { text } from './text.ts';
import type { TimetableData } from './timetable-data.ts';

interface GroupCardProps {
  classId: number;
  group: Group;
  timetable: TimetableData;
  /** Who waits for a seat in it, or is offered one. */
  people: readonly InLine[];
  /** Adds a weekly time to it. */
  onAdd: () => void;
}

/** A dialog about a group that is open. */
type Open =
  | { act: 'group' | 'students' | 'line' }
  | { act: 'change' | 'end'; pattern: Pattern }
  | null;

/** A group of a class: who teaches it where, who is in it, and its weekly times in words. */
export function GroupCard({ classId, group, timetable, people, onAdd }: GroupCardProps) {
  const [open, setOpen] = useState<Open>(null);
  const about = { classId, group, timetable, onClose: () => setOpen(null) };
  const onList = people.filter(({ state }) => state !== 'held').length;
  const name = group.isEverybody ? text.everybody : group.name;
  const actions: Action[] = [
    { label: text.addPattern, icon: CalendarPlus, onSelect: onAdd },
    { label: text.changeGroup, icon: Pencil, onSelect: () => setOpen({ act: 'group' }) },
    ...(group.isEverybody
      ? []
      : [
          {
            ...{ label: text.chooseStudents, icon: Users },
            onSelect: () => setOpen({ act: 'students' }),
          },
          {
            ...{ label: lineText.line, icon: ListOrdered },
            onSelect: () => setOpen({ act: 'line' }),
          },
        ]),
  ];
  return (
    <li className={cx(cardClass, 'p-4 sm:p-5')}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">
            {group.isEverybody ? name : <PersonText>{name}</PersonText>}
          </h2>
          <GroupFacts group={group} kept={people.filter(({ until }) => until !== null).length} />
          {onList > 0 && (
            <Button
              size="sm"
              variant="ghost"
              className="-ms-3"
              onClick={() => setOpen({ act: 'line' })}
            >
              {lineText.onList(onList)}
            </Button>
          )}
        </div>
        <ActionMenu label={text.actionsFor(name)} actions={actions} />
      </div>
      {group.patterns.length === 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-muted">
          <p>
            {text.noPatterns} {!group.isEverybody && text.notOffered}
          </p>
          <Button size="sm" icon={<CalendarPlus size={18} />} onClick={onAdd}>
            {text.addPattern}
          </Button>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {group.patterns.map((pattern) => (
            <PatternRow key={pattern.id} {...{ group, pattern }} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open?.act === 'group' && <GroupDialog {...about} />}
      {open?.act === 'students' && <GroupStudentsDialog {...about} waiting={people} />}
      {open?.act === 'line' && (
        <LineDialog group={group} people={people} onClose={() => setOpen(null)} />
      )}
      {open?.act === 'change' && <PatternDialog {...about} pattern={open.pattern} />}
      {open?.act === 'end' && <EndPatternDialog {...about} pattern={open.pattern} />}
    </li>
  );
}

/** What a group is besides its times; what is missing is said by its meetings. */
function GroupFacts({ group, kept }: { group: Group; kept: number }) {
  const { isEverybody, teacherName, zone, seats, students, place, firstOn, lastOn } = group;
  const facts = [
    text.zoneTime(zoneName(zone)),
    ...(isEverybody ? [] : [text.students(students.length)]),
    ...(seats > 0 ? [text.seatsOf(seats)] : []),
    ...(seats > 0 && kept > 0 ? [text.keptSeats(kept)] : []),
    ...(firstOn ? [text.begins(formatDay(firstOn))] : []),
    ...(lastOn ? [text.lasts(formatDay(lastOn))] : []),
  ];
  return (
    <div className="text-muted text-sm">
      {teacherName !== '' && <PersonText className="block">{teacherName}</PersonText>}
      <p>{facts.join(' · ')}</p>
      {place !== '' && <PersonText className="block break-words">{place}</PersonText>}
    </div>
  );
}

interface PatternRowProps {
  group: Group;
  pattern: Pattern;
  onOpen: (open: Open) => void;
}

/** A weekly time in words, with who teaches then: "Tuesdays, 18:00–19:00, Ustadha Huda". */
function PatternRow({ group, pattern, onOpen }: PatternRowProps) {
  const weekly = weeklyWords(pattern);
  const teacher = pattern.teacherName || group.teacherName;
  const { untilOn, fromOn } = pattern;
  const dates = [
    text.begins(formatDay(fromOn)),
    ...(untilOn ? [text.lasts(formatDay(untilOn))] : []),
  ];
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium">{weekly}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {teacher === '' ? (
            <Badge tone="bad">{text.noTeacher}</Badge>
          ) : (
            <PersonText>{teacher}</PersonText>
          )}
          <span>{dates.join(' ')}</span>
        </p>
      </div>
      <ActionMenu
        label={text.actionsFor(weekly)}
        actions={[
          { label: text.change, icon: Pencil, onSelect: () => onOpen({ act: 'change', pattern }) },
          {
            ...{ label: text.end, icon: CalendarX, tone: 'danger' },
            onSelect: () => onOpen({ act: 'end', pattern }),
          },
        ]}
      />
    </li>
  );
}
