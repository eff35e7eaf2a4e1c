import type { Group } from '@institute/contract/meetings/groups';
import type { InLine } from '@institute/contract/meetings/seats';
import type { TimetableData } from './timetable-data.ts';

interface Chosen {
  group: Pick<Group, 'id' | 'seats' | 'students'>;
  timetable: Pick<TimetableData, 'groups'>;
  waiting: readonly InLine[];
  /** Who is to be in it. */
  people: readonly { id: number; name: string }[];
  now: Date;
}

/**
 * What is asked about those who are to be in a group: who of the new ones is in which other, for whom seats are kept,
 * and by how many it is over its seats.
 */
export function groupAsks({ group, timetable, waiting, people, now }: Chosen) {
  const before = new Set(group.students.map(({ id }) => id));
  const coming = people.filter(({ id }) => !before.has(id));
  const elsewhere = coming
    .map(({ id, name }) => ({
      ...{ id, name },
      groups: timetable.groups
        .filter((other) => other.id !== group.id && other.students.some((one) => one.id === id))
        .map((other) => other.name),
    }))
    .filter(({ groups }) => groups.length > 0);
  const chosen = new Set(people.map(({ id }) => id));
  const kept = waiting.filter(
    ({ studentId, until }) => until !== null && until > now && !chosen.has(studentId),
  );
  const isFull = group.seats > 0 && coming.length > 0;
  const over = isFull ? Math.max(0, people.length + kept.length - group.seats) : 0;
  return { elsewhere, kept, over };
}
