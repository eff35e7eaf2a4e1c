import type { DataOf } from '@institute/contract/call';
import type { getTimetable } from '@institute/contract/meetings/groups';

/** A timetable as it is answered. */
export type TimetableData = DataOf<typeof getTimetable>;
