import type { Actor, Services } from '../../../context.ts';
import { inStatement } from '../../../platform/db-transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { isWithin } from './throttle.ts';

/**
 * Notes that a session sent another person's e-mail as its own (rulings §2): no row may be deleted for a
 * year, so of an account that goes on and on only some are noted.
 */
export async function noteForeignEmail(
  services: Services,
  actor: Actor,
  call: string,
): Promise<void> {
  const now = services.clock.now();
  const actorId = actor.admin?.id ?? actor.userId;
  if (!(await isWithin(services.db, now, 'foreign-email', actorId))) return;
  await inStatement(services.db, (tx) =>
    writeAudit(tx, now, actor, 'refused:foreign-email', { details: { call } }),
  );
}
