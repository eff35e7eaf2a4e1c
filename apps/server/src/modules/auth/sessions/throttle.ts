import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { addressGroup } from '../../../platform/addresses.ts';
import type { Database } from '../../../platform/db.ts';
import { hash } from '../../../platform/random.ts';
import { countAttempt, uncountAttempt } from './store-throttles.ts';

/** What is throttled, and how many attempts its window takes. */
interface Limit {
  /**
   * Per person from devices that are not known, and per known device of theirs; null where strangers
   * would be counted against the person.
   */
  person: number | null;
  /**
   * Per address from devices that are not known. Whole schools and phone networks share one; null where
   * it is the person alone to whom something comes.
   */
  address: number | null;
  windowSeconds: number;
}

const MINUTES = 60;
const limits = {
  'sign-in': { person: 10, address: 100, windowSeconds: 15 * MINUTES },
  'sign-up': { person: 10, address: 100, windowSeconds: 60 * MINUTES },
  // A mailbox gets so many mails of each kind an hour; their long codes live as long.
  // An address may be a school whose pupils all need one on the same morning.
  'reset-mail': { person: 3, address: 1000, windowSeconds: 60 * MINUTES },
  'device-mail': { person: 3, address: 1000, windowSeconds: 60 * MINUTES },
  // The six digits count their guesses themselves.
  'code-guess': { person: null, address: 60, windowSeconds: 60 * MINUTES },
  'card-open': { person: 60, address: 2000, windowSeconds: 60 * MINUTES },
  // Codes are short words that people share: a class tries its own, nobody tries them all.
  coupon: { person: 20, address: 2000, windowSeconds: 60 * MINUTES },
  // Six digits that are good for 90 seconds; thirty who sit in one room type theirs at once.
  'meeting-code': { person: 10, address: 3000, windowSeconds: 10 * MINUTES },
  'payment-claim': { person: 60, address: 2000, windowSeconds: 60 * MINUTES },
  'card-verify': { person: 400, address: 20_000, windowSeconds: 15 * MINUTES },
  'account-number': { person: 20, address: 2000, windowSeconds: 60 * MINUTES },
  // The provider looks once in ten minutes.
  'account-requery': { person: 6, address: 600, windowSeconds: 60 * MINUTES },
  reconciliation: { person: 20, address: 60, windowSeconds: 15 * MINUTES },
  'books-check': { person: 20, address: 60, windowSeconds: 15 * MINUTES },
  'verification-request': { person: 5, address: 100, windowSeconds: 60 * MINUTES },
  // A code has a million values and lives a day: ten guesses of a person are one in a hundred thousand.
  'verification-guess': { person: 10, address: 200, windowSeconds: 24 * 60 * MINUTES },
  // Of links that are wrong: nobody guesses one, and a right one is good from anywhere.
  'verification-link': { person: 20, address: 100, windowSeconds: 15 * MINUTES },
  'referral-check': { person: 60, address: 300, windowSeconds: 15 * MINUTES },
  'second-factor': { person: 10, address: 100, windowSeconds: 60 * MINUTES },
  // Of strangers alone: ten an hour would be a code guessed within months.
  'second-factor-day': { person: 30, address: 1000, windowSeconds: 24 * 60 * MINUTES },
  'password-change': { person: 10, address: 100, windowSeconds: 15 * MINUTES },
  // What comes of acts that were right, and so of none that is counted above (decision 106).
  'new-device-mail': { person: 3, address: null, windowSeconds: 60 * MINUTES },
  'password-mail': { person: 3, address: null, windowSeconds: 60 * MINUTES },
  'foreign-email': { person: 10, address: null, windowSeconds: 60 * MINUTES },
  // Acts of people who are signed in (decision 045); an address may be a school of many classes.
  comment: { person: 30, address: 1500, windowSeconds: 10 * MINUTES },
  'comment-day': { person: 200, address: 10_000, windowSeconds: 24 * 60 * MINUTES },
  // A teacher answers a class in an evening; each may bring a picture.
  letter: { person: 120, address: 6000, windowSeconds: 60 * MINUTES },
  message: { person: 30, address: 300, windowSeconds: 10 * MINUTES },
  // Each brings up to a hundred; a quick round sends four in a minute.
  reviews: { person: 80, address: 3000, windowSeconds: 10 * MINUTES },
  // Each looks at every lesson of a class and its files; a device asks when it saves, and once a visit.
  saving: { person: 60, address: 3000, windowSeconds: 10 * MINUTES },
  // A page saves what changes, every fifteen seconds at most.
  draft: { person: 200, address: 20_000, windowSeconds: 10 * MINUTES },
  // Each is told of by mail and stands in the audit log.
  erasure: { person: 5, address: 60, windowSeconds: 60 * MINUTES },
  upload: { person: 60, address: 1500, windowSeconds: 10 * MINUTES },
  // Those in parts are counted once more where a call takes them.
  'upload-begun': { person: 60, address: 1500, windowSeconds: 10 * MINUTES },
  // Each may bring hundreds of lessons, with their words.
  copy: { person: 30, address: 300, windowSeconds: 10 * MINUTES },
  // Each brings up to two thousand accounts and mails.
  import: { person: 20, address: 60, windowSeconds: 10 * MINUTES },
  // Each may bring two hundred links, which are handed over one by one.
  links: { person: 60, address: 300, windowSeconds: 10 * MINUTES },
  export: { person: 10, address: 60, windowSeconds: 10 * MINUTES },
} as const satisfies Record<string, Limit>;

/**
 * Counts an attempt against a person and an address before it is judged, so that parallel
 * guesses count too (rulings §2). The person is named by what they sign in with, which need not be
 * anybody's: known and unknown names are throttled alike. From a `device` that is known it counts against that device alone, so that nothing
 * strangers do keeps its owner out (rulings §9). Returns the function that takes the attempt back
 * once it has proved honest. Errors: `refusal` where the person's attempts are used up, `addressRefusal`
 * where those of the address are (both too_many unless said otherwise), with the seconds to wait.
 */
export async function throttle(
  context: Context,
  what: keyof typeof limits,
  name: string,
  options: { device?: number | null; refusal?: ErrorCode; addressRefusal?: ErrorCode } = {},
): Promise<() => Promise<void>> {
  const { device = null, refusal = 'too_many', addressRefusal = refusal } = options;
  const { windowSeconds, person, address }: Limit = limits[what];
  const now = context.clock.now();
  const strangers = [
    { key: `${what}:person:${hash(name)}`, most: person, refusal },
    {
      key: `${what}:address:${addressGroup(context.address)}`,
      most: address,
      refusal: addressRefusal,
    },
  ];
  const own = { key: `${what}:device:${device}`, most: person, refusal };
  const all = device === null ? strangers : [own];
  const counters = all.flatMap(({ most, ...counter }) =>
    most === null ? [] : [{ ...counter, most }],
  );
  const counted = await countAttempt(context.db, counters, now, windowSeconds);
  const place = counted.findIndex(({ count, most }) => count > most);
  const usedUp = counted[place];
  if (usedUp) {
    // What is not judged because of its address is no attempt on the person.
    await uncountAttempt(context.db, counters.slice(0, place));
    const retryAfter = Math.max(1, (usedUp.resetsAt.getTime() - now.getTime()) / 1000);
    throw new AppError(counters[place]?.refusal ?? refusal, undefined, { retryAfter });
  }
  return () => uncountAttempt(context.db, counters);
}

/**
 * Counts for a user what others need not be kept from, such as a mail that tells of an act: whether
 * it is within what its window takes.
 */
export async function isWithin(
  db: Database,
  now: Date,
  what: 'new-device-mail' | 'password-mail' | 'foreign-email',
  userId: number,
): Promise<boolean> {
  const { person: most, windowSeconds } = limits[what];
  const counters = [{ key: `${what}:user:${userId}`, most }];
  const [counted] = await countAttempt(db, counters, now, windowSeconds);
  return counted !== undefined && counted.count <= counted.most;
}
