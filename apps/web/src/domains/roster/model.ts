import type { DataOf, RequestOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/roster';

/** Students who are given accounts or places, and how far that has come. */
export interface Intake {
  id: number;
  kind: 'import' | 'enrolment';
  /** Names of its classes. */
  classes: readonly string[];
  total: number;
  processed: number;
  /** Accounts made, and places given, so far. */
  added: number;
  enrolled: number;
  isDone: boolean;
  startedAt: Date;
  startedBy: string;
  /** Null where the account has no page. */
  startedById: number | null;
}

/** What an import would do, or has begun. */
export interface Checked {
  /** Rows without and with an account. */
  fresh: number;
  known: number;
  wrong: number;
  /** The first of the wrong rows, by their line from 1. */
  errors: readonly { row: number; message: string }[];
  intake: Intake | null;
}

/** A table of students, and the classes they are to be in. */
export interface Roster {
  table: string;
  classIds: readonly number[];
}

/** The same with how it is meant. */
export interface RosterOrder extends Roster {
  isDryRun: boolean;
  /** Names the intention: the same key imports once. */
  requestKey: string;
}

export function intakeOf(intake: wire.Intake): Intake {
  const { done: isDone, started_at, started_by, started_by_id = null, ...rest } = intake;
  return {
    ...{ ...rest, isDone, startedBy: started_by, startedById: started_by_id },
    startedAt: new Date(started_at * 1000),
  };
}

export const intakesOf = (intakes: readonly wire.Intake[]): Intake[] => intakes.map(intakeOf);

export function checkedOf({ intake, ...counts }: DataOf<typeof wire.importStudents>): Checked {
  return { ...counts, intake: intake && intakeOf(intake) };
}

export function wireRoster(order: RosterOrder): RequestOf<typeof wire.importStudents> {
  return {
    table: order.table,
    class_ids: [...order.classIds],
    dry_run: order.isDryRun ? '1' : '0',
    request_key: order.requestKey,
  };
}

/** Places for students in classes. */
export interface Places {
  studentIds: readonly number[];
  classIds: readonly number[];
  requestKey: string;
}

export function wirePlaces(places: Places): RequestOf<typeof wire.enrolStudents> {
  return {
    student_list: places.studentIds.join(','),
    class_ids: [...places.classIds],
    request_key: places.requestKey,
  };
}
