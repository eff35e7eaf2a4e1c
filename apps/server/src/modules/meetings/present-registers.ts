import type { DataOf } from '@institute/contract/call';
import { isLink } from '@institute/contract/meetings/meetings';
import type { RegisterSum } from '@institute/contract/meetings/office-registers';
import { isSaid, registerCloses } from '@institute/contract/meetings/presence-rules';
import type { getRegister, TaughtMeeting } from '@institute/contract/meetings/registers';
import type { Services } from '../../context.ts';
import type { PlanReader, readRegister } from './keep-register.ts';
import { presentRecording } from './read-recordings.ts';
import type { HeldLine } from './store-registers.ts';
import { askedOf, mayChange, registerStand } from './teacher-change-rules.ts';

/** What is told of every meeting. */
function heldFields(line: HeldLine) {
  const { meeting, group, teacherName, usualTeacher, place } = line;
  const { id, rand, name } = line.class;
  const { startsAt, endsAt, topic, state, reason } = meeting;
  return {
    ...{ id: meeting.id, classId: id, classRand: rand, className: name, groupName: group.name },
    ...{ teacherName: teacherName ?? '', usualTeacher, startsAt, endsAt, zone: group.zone },
    ...{ place, topic, state, reason },
  };
}

/** What whoever reads it may do about when a meeting is held. */
const planFields = ({ meeting }: HeldLine, by: PlanReader) => ({
  version: meeting.version,
  change: mayChange(meeting, by, by),
  asked: askedOf(meeting, by.now),
  closesAt: by.isOffice ? null : registerCloses(meeting),
  register: registerStand(meeting, by),
});

/** A meeting with how far its register is, and what its teacher may do about it. */
export const presentTaught = (line: HeldLine, by: PlanReader): TaughtMeeting => ({
  ...heldFields(line),
  ...planFields(line, by),
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
export function presentRegister(
  services: Pick<Services, 'files' | 'sounds'>,
  { line, by, rows, lessons, isOpen, recording }: Awaited<ReturnType<typeof readRegister>>,
): DataOf<typeof getRegister> {
  const { taught, homework, task, lessonId, startedAt } = line.meeting;
  return {
    ...heldFields(line),
    ...planFields(line, by),
    ...{ taught, homework, task, lessonId, startedAt, isOpen, lessons },
    classLink: line.class.links.split(/\s+/).find(isLink) ?? '',
    recording: recording && presentRecording(services, recording),
    takesFilms: services.sounds !== null,
    students: rows.map(({ studentId, name, presence, saidBy }) => ({
      ...{ studentId, name, saidBy: saidBy ?? '' },
      // Who waits for the link has not come; who asks to be excused stands so until another thing is said.
      state:
        presence && (isSaid(presence.source) || presence.state === 'excused')
          ? presence.state
          : null,
      source: presence?.source ?? null,
      ...{ saidAt: presence?.saidAt ?? null, arrivedAt: presence?.arrivedAt ?? null },
      ...{ excuse: presence?.excuse ?? '', note: presence?.note ?? '' },
    })),
  };
}
