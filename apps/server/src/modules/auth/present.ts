import type { Teaching } from '@institute/contract/auth/abilities';
import type { User } from '@institute/contract/auth/user';
import { unixOf } from '@institute/contract/fields';
import { nairaNumber } from '@institute/contract/money';
import type { Student } from '@institute/contract/people/students';
import { wallClock } from '@institute/contract/time/calendar';
import { monthName } from '@institute/contract/time/month-name';
import type { UserRow } from './store.ts';

/**
 * A user as the wire has it, for the user. `actingAdmin` is the administrator signed in as them,
 * `pushId` names their devices.
 */
export function presentUser(
  row: UserRow,
  {
    actingAdmin,
    pushId,
    teaches,
  }: {
    actingAdmin: string;
    pushId: string | undefined;
    teaches: readonly Teaching[];
  },
): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    phonenumber: row.phone,
    wallet: nairaNumber(row.balance),
    role: row.role,
    time: unixOf(row.joinedAt),
    referral_code: row.referralCode,
    acting_admin: actingAdmin,
    ...(pushId === undefined ? {} : { push_id: pushId }),
    ...(row.erasesAt ? { erases_at: unixOf(row.erasesAt) } : {}),
    ...(teaches.length === 0 ? {} : { teaches: teaches.map(presentTeaching) }),
  };
}

const presentTeaching = ({ classId, powers }: Teaching) => ({
  class_id: classId,
  powers: [...powers],
});

/** A student as administrators see them. */
export function presentStudent(row: UserRow, timeZone: string): Student {
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
    walletKobo: row.balance,
    role: row.role,
  };
}
