import type { ParsedOf } from '@institute/contract/call';
import { SILENT_MS } from '@institute/contract/classes/class-states';
import { AppError } from '@institute/contract/errors';
import type { ClassAudience, checkRecipients } from '@institute/contract/messages/managed-messages';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Database } from '../../../platform/db.ts';
import { classByRef } from '../../classes/index.ts';
import { lessonByRef } from '../../lessons/index.ts';
import { endingMembers, membersOf, membersWithout, silentMembers } from './store-class-members.ts';

/** Students of a class, as they are asked for. */
export interface ClassMembers {
  classRef: string;
  who: ClassAudience;
  /** Of those who have not opened it. */
  lessonId: number | undefined;
  /** Of those whose subscription ends. */
  withinDays: number;
}

/** Who they are now, and the name of their class. */
export interface FoundMembers {
  className: string;
  ids: number[];
}

type Sent = Pick<
  ParsedOf<typeof checkRecipients>,
  'class_id' | 'class_who' | 'lesson_id' | 'within_days'
>;

/** The students of a class that a call asks for; null where it names no class. */
export function membersIn(sent: Sent): ClassMembers | null {
  const { class_id, class_who, lesson_id, within_days } = sent;
  if (class_id === undefined) return null;
  return { classRef: class_id, who: class_who, lessonId: lesson_id, withinDays: within_days };
}

/** The students of a class who are meant. Errors: class_not_found, lesson_not_found. */
export async function findClassMembers(
  db: Database,
  now: Date,
  { classRef, who, lessonId, withinDays }: ClassMembers,
): Promise<FoundMembers> {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const found = async () => {
    if (who === 'all') return membersOf(db, row.id);
    if (who === 'silent') {
      return silentMembers(db, row.id, { before: new Date(now.getTime() - SILENT_MS), now });
    }
    if (who === 'ending') {
      const until = new Date(now.getTime() + withinDays * DAY_MS);
      return endingMembers(db, row.id, { from: now, until });
    }
    const lesson = lessonId === undefined ? null : await lessonByRef(db, String(lessonId));
    if (lesson?.classId !== row.id) throw new AppError('lesson_not_found');
    return membersWithout(db, row.id, lesson.id);
  };
  return { className: row.name, ids: await found() };
}
