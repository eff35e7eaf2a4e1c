import { AppError } from '@institute/contract/errors';
import type { BrowserChange, Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash, sameText, token } from '../../../platform/random.ts';
import { knownDevice } from '../devices/known-device.ts';
import { throttle } from '../sessions/throttle.ts';
import { mailedCodeJobs } from './mail-code.ts';
import { type CodePurpose, deleteCodes, mailOfLongCode, takeGuess } from './store.ts';

/** Rulings §2: the six digits of a mail take five guesses. */
const MAX_GUESSES = 5;

/**
 * Mails codes, of which the six digits belong to the browser that asks, by the request in its cookie.
 * Everything that depends on whether the e-mail is known happens after the answer, so that neither
 * its words nor its time tell. Strangers cannot fill a mailbox; once they have had all mails of the
 * hour, the long code of one of them lets its reader go on. Errors: codes_used_up.
 */
export async function requestCode(
  context: Context,
  purpose: CodePurpose,
  email: string,
): Promise<BrowserChange> {
  const device = await knownDevice(context, email);
  await throttle(context, `${purpose}-mail`, email, { device, refusal: 'codes_used_up' });
  const codeRequest = token(32);
  const job = { email, purpose, requestHash: hash(codeRequest) };
  await context.transaction((tx) => context.jobs.enqueue(tx, mailedCodeJobs, job));
  return { codeRequest };
}

/** Whoever has read a mail of ours. */
export interface MailReader {
  userId: number;
  /** Uses up the codes of that mail. Errors: code_wrong, when that was done meanwhile. */
  useCodes(tx: Tx): Promise<void>;
}

/**
 * Who proves by a mailed code to read the mail of this address. Guesses at the six digits count
 * against the request they belong to and nothing else. Errors: code_needed, code_wrong, too_many.
 */
export async function judgeCode(
  context: Context,
  purpose: CodePurpose,
  { email, code: typed }: { email: string; code: string },
): Promise<MailReader> {
  const code = typed.replace(/[\s-]/g, '');
  if (!code) throw new AppError('code_needed');
  const mail = await mailOf(context, purpose, email, code);
  if (!mail) throw new AppError('code_wrong');
  return {
    userId: mail.userId,
    useCodes: async (tx) => {
      if (!(await deleteCodes(tx, mail.requestHash))) throw new AppError('code_wrong');
    },
  };
}

/** The mail of which this is a code. */
async function mailOf(context: Context, purpose: CodePurpose, email: string, code: string) {
  const { db, clock, browser } = context;
  const requestHash = hash(browser.codeRequest ?? '');
  const own = await takeGuess(db, { requestHash, email, purpose }, clock.now(), MAX_GUESSES);
  if (own && sameText(hash(code), own.codeHash)) return own;
  // What is no guess at a code of this browser's own is counted against its address.
  const forgive = own ? null : await throttle(context, 'code-guess', email);
  const mail = await mailOfLongCode(db, { longCodeHash: hash(code), email, purpose }, clock.now());
  if (mail) await forgive?.();
  return mail;
}
