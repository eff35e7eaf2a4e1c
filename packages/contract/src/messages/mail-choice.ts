import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { flag, typedText } from '../fields.ts';

/*
 * Whether a person wants mail that goes to many: the messages of administrators by e-mail, of
 * whatever subject. Codes, receipts and news about the account's security come all the same, and so
 * does what is shown in the app.
 */

/** Kinds of mail that can be refused: what goes to many, the reminder of the day, and invitations to meetings. */
export const mailKinds = ['messages', 'daily', 'invites'] as const;
export type MailKind = (typeof mailKinds)[number];

const choice = wireObject({ isWanted: z.boolean() });

/** Our own call: whether the person wants mail that goes to many. */
export const getMailChoice = defineCall({
  name: 'getMailChoice',
  method: 'POST',
  path: '/api.php',
  action: 'get_mail_choice',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: choice,
});

/** Our own call: the person chooses. Not for an administrator signed in as them: not_as_student. */
export const setMailChoice = defineCall({
  name: 'setMailChoice',
  method: 'POST',
  path: '/api.php',
  action: 'set_mail_choice',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ wanted: flag }),
  response: choice,
});

/**
 * Our own call: whoever has the link of a mail chooses for the person it was sent to; nobody needs
 * to be signed in. Errors: link_expired.
 */
export const setMailChoiceByLink = defineCall({
  name: 'setMailChoiceByLink',
  method: 'POST',
  path: '/api.php',
  action: 'set_mail_choice_by_link',
  encoding: 'form',
  access: 'public',
  request: z.object({ token: typedText().check(z.maxLength(200)), wanted: flag }),
  response: choice,
});
