import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, type Services, signedIn } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { writeOneChoice } from '../../meetings/index.ts';
import { refuseMail, wantMail, wantsMail } from './store.ts';
import { readUnsubscribeToken, type Unsubscribing, unsubscribeKey } from './token.ts';

/** Whether the actor gets mail that goes to many. */
export function mailChoice(context: Context): Promise<boolean> {
  return wantsMail(context.db, signedIn(context).userId, 'messages');
}

/** The actor chooses whether to get mail that goes to many. Errors: not_as_student. */
export async function chooseMail(context: Context, isWanted: boolean): Promise<void> {
  const actor = signedIn(context);
  if (!can(actor, 'choices.make')) throw new AppError('not_as_student');
  await keepChoice(context, { userId: actor.userId, kind: 'messages' }, isWanted);
}

/** Whoever has the link of a mail chooses for its reader. Errors: link_expired. */
export async function chooseMailByLink(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
  isWanted: boolean,
): Promise<void> {
  const about = readUnsubscribeToken(await unsubscribeKey(services.db), token);
  await keepChoice(services, about, isWanted);
}

async function keepChoice(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { userId, kind }: Unsubscribing,
  isWanted: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // What one has asked for by itself has its own choice in the profile.
    const person = { userId, zone: config.timeZone };
    if (kind === 'daily') {
      await writeOneChoice(tx, person, { dailyWay: isWanted ? 'email' : 'none' });
    } else if (kind === 'invites') {
      await writeOneChoice(tx, person, { isInvited: isWanted });
    } else if (isWanted) await wantMail(tx, userId, kind);
    else await refuseMail(tx, { userId, kind, at: clock.now() });
  });
}
