import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { HOUR_MS } from '@institute/contract/time/durations';
import { type Actor, type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { token } from '../../../platform/random.ts';
import { saveLink } from '../codes/store.ts';
import { hasPassword } from '../store.ts';
import { type LockedUser, lockUser, worksHere } from '../store-locks.ts';
import { invitationAddress } from './mail-invitation.ts';

/** How long a link is good that the office hands over (people.md): to come in first, or anew. */
const LIFE_HOURS = { first: 72, again: 24 } as const;

/** A link, and for whom. */
export interface AccessLink {
  studentId: number;
  name: string;
  email: string;
  phone: string;
  link: string;
  isFirst: boolean;
  endsAt: Date;
}

/**
 * Makes links with which people choose a password and come in, for the office to hand over. Whoever the
 * actor may not give a password is left out. Only their hashes are kept, so that they are in no table.
 * Errors: students_missing, nobody_let_in.
 */
export async function makeAccessLinks(
  context: Context,
  ids: readonly number[],
): Promise<AccessLink[]> {
  const actor = signedIn(context);
  if (ids.length === 0) throw new AppError('students_missing');
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const links: AccessLink[] = [];
    // In one order, so that two of these wait for each other and not in a ring.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const person = await lockUser(tx, id);
      if (person && (await mayLetIn(tx, actor, person)))
        links.push(await makeLink(context, tx, person));
    }
    const [first] = links;
    if (!first) throw new AppError('nobody_let_in');
    note.details = { total: links.length };
    if (links.length === 1) note.subjectId = first.studentId;
    return links;
  }, note);
}

const mayLetIn = async (tx: Tx, actor: Actor, person: LockedUser) =>
  person.id !== actor.userId &&
  can(actor, 'people.resetPassword', { ...person, worksHere: await worksHere(tx, person.id) });

async function makeLink(
  { clock, config }: Context,
  tx: Tx,
  { id: userId, name, email, phone }: LockedUser,
): Promise<AccessLink> {
  const link = token(32);
  const isFirst = !(await hasPassword(tx, userId));
  const now = clock.now();
  const hours = LIFE_HOURS[isFirst ? 'first' : 'again'];
  const endsAt = new Date(now.getTime() + hours * HOUR_MS);
  await saveLink(tx, { userId, purpose: 'link', link, now, endsAt });
  const address = invitationAddress(config, link);
  return { studentId: userId, name, email: email ?? '', phone, link: address, isFirst, endsAt };
}
