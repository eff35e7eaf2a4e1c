import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import type { BrowserChange } from '../../../handler.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash, sameText, token } from '../../../platform/random.ts';
import { knownDevice } from '../devices/known-device.ts';
import { countAttempt, uncountAttempt } from '../sessions/store-throttles.ts';
import { throttle } from '../sessions/throttle.ts';
import { comparedName, userIdByName } from '../sign-in-names.ts';
import { mailedCodeJobs } from './mail-code.ts';
import { type CodePurpose, deleteCodes, mailOfLongCode, takeGuess } from './store.ts';

/** Rulings §2: the six digits of a mail take five guesses. */
const MAX_GUESSES = 5;
/** Mails with six digits that strangers may ask for in a day and not use. */
const MAX_UNUSED = 10;
const DAY_SECONDS = 24 * 3600;

/**
 * Mails codes, of which the six digits belong to the browser that asks, by the request in its cookie.
 * Everything that depends on whether the name is known happens after the answer, so that neither
 * its words nor its time tell. Strangers cannot fill a mailbox; once they have had all mails of the
 * hour, the long code of one of them lets its reader go on. Errors: codes_used_up, too_many.
 */
export async function requestCode(
  context: Context,
  purpose: CodePurpose,
  typed: string,
): Promise<BrowserChange> {
  const name = comparedName(typed, context.config.country);
  const userId = await userIdByName(context.db, name);
  const device = await knownDevice(context, userId);
  // An address that is used up says nothing of what lies in the mailbox.
  const refusals = { refusal: 'codes_used_up', addressRefusal: 'too_many' } as const;
  await throttle(context, `${purpose}-mail`, name, { device, ...refusals });
  const withDigits = device !== null || (await takeDigits(context, purpose, userId ?? name));
  const codeRequest = token(32);
  const job = { email: name, purpose, requestHash: hash(codeRequest), withDigits };
  await context.transaction((tx) => context.jobs.enqueue(tx, mailedCodeJobs, job));
  return { codeRequest };
}

/**
 * Whether a mail that a stranger asks for holds six digits: ten a day of a person and a purpose do that
 * were not used, since each is five guesses at a million. Counted of a known person whatever they were
 * named by, which nobody sees who does not read the mail; of an unknown one by that name.
 */
async function takeDigits({ db, clock }: Context, purpose: CodePurpose, person: number | string) {
  const counters = [digitsOf(purpose, person)];
  const [counted] = await countAttempt(db, counters, clock.now(), DAY_SECONDS);
  return counted !== undefined && counted.count <= MAX_UNUSED;
}

const digitsOf = (purpose: CodePurpose, person: number | string) => ({
  key: `digits:${purpose}:${hash(String(person))}`,
  most: MAX_UNUSED,
});

/** Whoever has read a mail of ours. */
export interface MailReader {
  userId: number;
  /** Uses up the codes of that mail. Errors: code_wrong, when that was done meanwhile. */
  useCodes(tx: Tx): Promise<void>;
}

/**
 * Who proves by a mailed code to read the mail of whom this e-mail or phone number means. Guesses at the six digits are refused
 * for those at the request they belong to and nothing else. Errors: code_needed, code_wrong, too_many.
 */
export async function judgeCode(
  context: Context,
  purpose: CodePurpose,
  form: { name: string; code: string },
): Promise<MailReader> {
  const code = form.code.replace(/[\s-]/g, '');
  if (!code) throw new AppError('code_needed');
  const name = comparedName(form.name, context.config.country);
  const mail = await mailOf(context, purpose, name, code);
  if (!mail) throw new AppError('code_wrong');
  context.noteAccount(mail.userId);
  return {
    userId: mail.userId,
    useCodes: async (tx) => {
      if (!(await deleteCodes(tx, mail.requestHash))) throw new AppError('code_wrong');
      await uncountAttempt(tx, [digitsOf(purpose, mail.userId)]);
    },
  };
}

/**
 * The mail of which this is a code. Every guess is counted against its address, whether or not the
 * browser has a mail of its own: a count that differed would tell whose name is known, and so
 * would a refusal.
 */
async function mailOf(context: Context, purpose: CodePurpose, name: string, code: string) {
  const { db, clock, browser } = context;
  const { codeRequest } = browser;
  const forgive = await throttle(context, 'code-guess', name).catch((error: unknown) => {
    // Six digits count their guesses themselves: an address that is used up is no matter to them.
    if (codeRequest && error instanceof AppError && error.code === 'too_many') return null;
    throw error;
  });
  const userId = (await userIdByName(db, name)) ?? 0;
  const asked = { requestHash: hash(codeRequest ?? ''), userId, purpose };
  const own = await takeGuess(db, asked, clock.now(), MAX_GUESSES);
  const mail =
    own && sameText(hash(code), own.codeHash)
      ? own
      : (own || forgive) &&
        (await mailOfLongCode(db, { longCodeHash: hash(code), userId, purpose }, clock.now()));
  if (mail) await forgive?.();
  return mail;
}
