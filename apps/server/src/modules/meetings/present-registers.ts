import type { DataOf } from '@institute/contract/call';
import type {
  getRegister,
  RegisterSum,
  TaughtMeeting,
} from '@institute/contract/meetings/registers';
import type { readRegister } from './keep-register.ts';
import type { HeldLine } from './store-registers.ts';

/** What is told of every meeting. */
function heldFields({ meeting, group, class: { id, rand, name }, teacherName, place }: HeldLine) {
  const { startsAt, endsAt, topic, state, reason } = meeting;
  return {
    ...{ id: meeting.id, classId: id, classRand: rand, className: name, groupName: group.name },
    ...{ teacherName: teacherName ?? '', startsAt, endsAt, zone: group.zone },
    ...{ place, topic, state, reason },
  };
}

/** A meeting with how far its register is. */
export const presentHeld = (line: HeldLine): TaughtMeeting => ({
  ...heldFields(line),
  lacksRegister: line.lacksRegister,
  said: line.present + line.late + line.leftEarly + line.excused + line.absent,
});

/** A meeting with how many were there. */
export const presentSum = (line: HeldLine): RegisterSum => ({
  ...heldFields(line),
  ...{ present: line.present, late: line.late, leftEarly: line.leftEarly },
  ...{ excused: line.excused, absent: line.absent },
});

/** A register as it is answered. */
export function presentRegister({
  line,
  rows,
  lessons,
  isOpen,
}: Awaited<ReturnType<typeof readRegister>>): DataOf<typeof getRegister> {
  const { version, taught, homework, lessonId, startedAt } = line.meeting;
  return {
    ...heldFields(line),
    ...{ version, taught, homework, lessonId, startedAt, isOpen, lessons },
    students: rows.map(({ studentId, name, presence, saidBy }) => ({
      ...{ studentId, name, saidBy: saidBy ?? '' },
      ...{ state: presence?.state ?? null, source: presence?.source ?? null },
      ...{ saidAt: presence?.saidAt ?? null, arrivedAt: presence?.arrivedAt ?? null },
      ...{ excuse: presence?.excuse ?? '', note: presence?.note ?? '' },
    })),
  };
}
