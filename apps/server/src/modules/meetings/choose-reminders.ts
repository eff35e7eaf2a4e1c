import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { usualReminders } from '@institute/contract/meetings/reminders';
import { type Context, signedIn } from '../../context.ts';
import { isZone } from './meeting-rules.ts';
import {
  type ReminderChoice,
  reminderChoiceOf,
  type SentChoice,
  writeReminderChoice,
} from './store-reminders.ts';

/** How the session's user is reminded. */
export async function reminderChoice(
  context: Context,
): Promise<ReminderChoice & { isChosen: boolean }> {
  const chosen = await reminderChoiceOf(context.db, signedIn(context).userId);
  const choice = chosen ?? { ...usualReminders, zone: context.config.timeZone };
  return { ...choice, isChosen: chosen !== null };
}

/** The session's user chooses; a zone that is none is that of the institute. Errors: not_as_student. */
export async function chooseReminders(context: Context, sent: SentChoice) {
  const actor = signedIn(context);
  if (!can(actor, 'choices.make')) throw new AppError('not_as_student');
  const choice = { ...sent, zone: isZone(sent.zone) ? sent.zone : context.config.timeZone };
  await context.transaction((tx) => writeReminderChoice(tx, actor.userId, choice));
  return reminderChoice(context);
}
