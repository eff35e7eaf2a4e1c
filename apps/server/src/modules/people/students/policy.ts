import { roles } from '@institute/contract/auth/abilities';
import type { ErrorCode } from '@institute/contract/errors';

/** A person who may lose a role or be deleted. */
interface Subject {
  id: number;
  role: number;
}

/**
 * Why a person may not lose the administrator's role, or null when they may, or keep it: nobody
 * demotes themselves, and one administrator always remains (rulings §2). `administrators` are the
 * ids of all of them, locked. `role` is the one they would have; null when they would be deleted.
 */
export function decideRoleChange(change: {
  actorId: number;
  subject: Subject;
  role: number | null;
  administrators: readonly number[];
}): ErrorCode | null {
  const { actorId, subject, role, administrators } = change;
  const isOwn = subject.id === actorId;
  if (role === null && isOwn) return 'own_account';
  if (subject.role !== roles.administrator || role === roles.administrator) return null;
  if (!administrators.some((id) => id !== subject.id)) return 'last_administrator';
  return isOwn ? 'own_account' : null;
}

/**
 * Why a person may not erase their own account, or null when they may: one administrator always
 * remains. `administrators` are the ids of all of them, locked.
 */
export function decideErasure(
  subject: Subject,
  administrators: readonly number[],
): ErrorCode | null {
  if (subject.role !== roles.administrator) return null;
  return administrators.some((id) => id !== subject.id) ? null : 'last_administrator';
}
