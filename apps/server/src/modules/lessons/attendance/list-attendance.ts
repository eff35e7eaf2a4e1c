import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { classByRef } from '../../classes/index.ts';
import { text } from '../text.ts';
import { type AttendanceRow, attendanceOf, isAttendanceSort } from './store.ts';

const NEWEST_FIRST = '-date';

/** Who opened which lesson of a class and when. Errors: class_not_found, invalid_input (the order). */
export async function listAttendance(
  context: Context,
  classRef: string,
  page: { limit: number; offset: number; search: string; sort: string | undefined },
): Promise<{ total: number; rows: AttendanceRow[] }> {
  const sort = page.sort ?? NEWEST_FIRST;
  if (!isAttendanceSort(sort)) throw new AppError('invalid_input', text.sortWrong);
  const row = await classByRef(context.db, classRef);
  if (!row) throw new AppError('class_not_found');
  return attendanceOf(context.db, row.id, { ...page, sort });
}
