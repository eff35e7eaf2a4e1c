import { roles } from '@institute/contract/auth/roles';
import { AppError } from '@institute/contract/errors';
import type { Actor } from '../context.ts';

/**
 * Refuses somebody of the office who would do for their own account what they do for students; an
 * administrator answers for it as it is (decision 172). Errors: own_affairs.
 */
export function refuseOwnAffairs(actor: Actor, ids: readonly number[]): void {
  if (actor.role !== roles.administrator && ids.includes(actor.userId)) {
    throw new AppError('own_affairs');
  }
}
