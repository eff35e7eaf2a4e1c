import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../context.ts';
import { invitationMails } from '../auth/index.ts';
import { invitedAmong } from './store.ts';

/**
 * Has a new link mailed to those who were invited and have not come in, and says how many they are;
 * the link before ends with it. Whoever has come in is left out. Errors: students_missing,
 * nobody_invited.
 */
export async function inviteAgain(context: Context, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) throw new AppError('students_missing');
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const invited = await invitedAmong(tx, ids);
    const [first] = invited;
    if (!first) throw new AppError('nobody_invited');
    for (const mail of invited) {
      // Pressed twice, it is one mail.
      await context.jobs.enqueue(tx, invitationMails, mail, { key: `again:${mail.userId}` });
    }
    note.details = { total: invited.length };
    if (invited.length === 1) note.subjectId = first.userId;
    return invited.length;
  }, note);
}
