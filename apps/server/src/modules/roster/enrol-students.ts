import { AppError } from '@institute/contract/errors';
import type { FreeReason } from '@institute/contract/payments/ways';
import { type Context, signedIn } from '../../context.ts';
import { refuseOwnAffairs } from '../../shared/own-affairs.ts';
import type { GroupChosen } from '../meetings/index.ts';
import { beginIntake } from './begin-intake.ts';
import { type IntakeLine, liveAmong } from './store.ts';

/**
 * Begins to give students places in classes. Those who are gone meanwhile are left out. Errors:
 * own_affairs, students_missing, classes_missing, class_not_found, group_not_found, group_full.
 */
export async function enrolStudents(
  context: Context,
  order: {
    studentIds: readonly number[];
    classIds: readonly number[];
    requestKey: string | null;
    freeReason: FreeReason | undefined;
    group: GroupChosen | undefined;
  },
): Promise<IntakeLine> {
  const { classIds, requestKey, freeReason, group } = order;
  refuseOwnAffairs(signedIn(context), order.studentIds);
  if (classIds.length === 0) throw new AppError('classes_missing');
  const live = await liveAmong(context.db, order.studentIds);
  if (live.length === 0) throw new AppError('students_missing');
  const people = live.sort((a, b) => a - b).map((id) => ({ id }));
  const beginning = { kind: 'enrolment', people, classIds, requestKey, freeReason } as const;
  return beginIntake(context, { ...beginning, group });
}
