import type { OfficePower, Teaching } from '@institute/contract/auth/abilities';
import type { User } from '@institute/contract/auth/user';
import type { Student } from '@institute/contract/people/students';
import { wallClock } from '@institute/contract/time/calendar';
import { monthName } from '@institute/contract/time/month-name';
import type { UserRow } from './store.ts';

/**
 * A user as their own browser has it. `actingAdmin` is the administrator signed in as them,
 * `pushId` names their devices.
 */
export function presentUser(
  row: UserRow,
  {
    actingAdmin,
    pushId,
    teaches,
    office,
  }: {
    actingAdmin: string;
    pushId: string | undefined;
    teaches: readonly Teaching[];
    office: readonly OfficePower[];
  },
): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    phone: row.phone,
    walletKobo: row.balance,
    role: row.role,
    joinedAt: row.joinedAt,
    referralCode: row.referralCode,
    actingAdmin,
    ...(pushId !== undefined && { pushId }),
    erasesAt: row.erasesAt,
    teaches: teaches.map(({ classId, powers }) => ({ classId, powers: [...powers] })),
    office: [...office],
  };
}

/** A student as the office sees them; the wallet is for whoever sees money. */
export function presentStudent(row: UserRow, timeZone: string, seesMoney: boolean): Student {
  const joined = wallClock(row.joinedAt, timeZone);
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    phone: row.phone,
    day: String(joined.day),
    month: monthName(joined.month),
    year: String(joined.year),
    joinedAt: row.joinedAt,
    walletKobo: seesMoney ? row.balance : null,
    role: row.role,
  };
}
