import { can, reachOf } from '@institute/contract/auth/abilities';
import { errorWords } from '@institute/contract/errors';
import { MAX_TAKE_BYTES } from '@institute/contract/homework/my-homework';
import { MAX_UPLOAD_BYTES } from '@institute/contract/uploads/uploads';
import { type Context, signedIn } from '../../context.ts';
import { type Allowance, refuseOver, takeAllowance } from '../auth/index.ts';
import { text } from './text.ts';

const GIGABYTES = 5;
const KB = 1024;

/** The files of lessons that a teacher may store within a day, in kB (decision 102). */
const ofADay: Allowance = {
  name: 'stored-kb',
  most: GIGABYTES * KB * KB,
  refusal: 'files_enough',
  words: errorWords.files_enough.replace('{size}', String(GIGABYTES)),
};

const STUDENT_MB = 300;

/** The same of who teaches nothing, and hands in what was to be done at home (decision 187). */
const ofStudent: Allowance = {
  ...ofADay,
  most: STUDENT_MB * KB,
  words: text.enoughToday(STUDENT_MB),
};

const sendsForLessons = (context: Context) =>
  reachOf(signedIn(context), 'meetings.teach') !== 'none';

/** What one upload of the actor's may hold. */
export const mostBytes = (context: Context): number =>
  sendsForLessons(context) ? MAX_UPLOAD_BYTES : MAX_TAKE_BYTES;

const allowanceOf = (context: Context) => (sendsForLessons(context) ? ofADay : ofStudent);

const kilobytes = (bytes: number) => Math.ceil(bytes / KB);

/** Administrators answer for the disk themselves. */
const isFree = (context: Context) => can(signedIn(context), 'settings.manage');

/** Refuses a file that could not be stored today, before it is sent. Errors: files_enough. */
export async function refuseWithoutRoom(context: Context, bytes: number): Promise<void> {
  if (isFree(context)) return;
  await refuseOver(context, allowanceOf(context), signedIn(context).userId, kilobytes(bytes));
}

/**
 * Counts a file that is about to be stored. Returns the function that takes it back, when it is not.
 * Errors: files_enough.
 */
export async function takeRoom(context: Context, bytes: number): Promise<() => Promise<void>> {
  if (isFree(context)) return async () => undefined;
  return takeAllowance(context, allowanceOf(context), signedIn(context).userId, kilobytes(bytes));
}
