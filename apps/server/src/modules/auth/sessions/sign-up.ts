import { roles } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { hashPassword } from '../../../platform/password.ts';
import type { JoinedClass } from '../../../ports.ts';
import { keptPhone } from '../../../shared/phone-number.ts';
import {
  CROWD_MS,
  countFromNetwork,
  earnReward,
  earnWelcome,
  insertReferral,
  isOwnPerson,
} from '../../referrals/index.ts';
import { addUser } from '../add-user.ts';
import { keepConsent } from '../consent/consent.ts';
import { networkHash } from '../networks.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak.ts';
import { referralCodeOf } from '../rules.ts';
import { userByReferralCode } from '../store.ts';
import { verificationMails } from '../verification/mail-verification.ts';
import { beginSession, type Entered } from './begin-session.ts';
import { throttle } from './throttle.ts';

/** What signing up came to. */
export interface SignedUp extends Entered {
  /** A referral code came along that nobody has: it was dropped. */
  isCodeUnknown: boolean;
  /** The class that brought the student, where it was joined; null otherwise. */
  joined: JoinedClass | null;
}

/**
 * Creates a student with a wallet and, when a friend's code came along, notes the referral and what
 * it earns, which waits for the e-mail to be verified (rulings §9): one transaction, so that there
 * is no student without a wallet and no bonus without a referral. A code that nobody has is dropped,
 * and so is a version of the terms that there is not. The free class that brought the student is joined
 * in the same transaction.
 * Errors: phone_unknown, email_taken, password_common, password_personal, too_many.
 */
export async function signUp(
  context: Context,
  form: {
    email: string;
    password: string;
    name: string;
    phonenumber: string;
    refBy?: string | undefined;
    /** The version of the terms that stood beside the form; absent where none did. */
    legalVersion?: number | undefined;
    /** The class that brought the student, by id or rand. */
    classRef?: string | undefined;
  },
): Promise<SignedUp> {
  // Not counted: it says nothing of who has an account.
  const phone = keptPhone(form.phonenumber, context.config.country);
  await refuseWeakPassword(context.db, form.password, { ...form, phone });
  await throttle(context, 'sign-up', form.email);
  const now = context.clock.now();
  const { name, email } = form;
  const passwordHash = await hashPassword(form.password);
  return context.transaction(async (tx) => {
    const network = await networkHash(tx, context.address);
    const referrer = await referrerBy(tx, form.refBy ?? '');
    const userId = await addUser(tx, now, {
      ...{ name, email, phone, passwordHash, role: roles.student },
      emailVerifiedAt: null,
      signedUpFrom: network,
    });
    if (userId === null) throw new AppError('email_taken');
    context.noteAccount(userId);
    if (referrer) await refer(tx, now, { friendId: userId, network, referrer });
    const version = form.legalVersion;
    if (version !== undefined) await keepConsent(tx, { userId, version, at: now });
    await context.jobs.enqueue(tx, verificationMails, { userId });
    const { classRef } = form;
    const joined = classRef ? await context.joining.join(context, tx, userId, classRef) : null;
    const entered = await beginSession(context, tx, userId);
    return { ...entered, isCodeUnknown: Boolean(form.refBy) && !referrer, joined };
  });
}

/** Whose referral code was typed or came with a link; null when it is nobody's. */
export async function referrerBy(
  db: Database,
  typed: string,
): Promise<{ id: number; network: string | null } | null> {
  const code = referralCodeOf(typed);
  return code === '' ? null : userByReferralCode(db, code);
}

/** Notes who brought a friend, and what that earns as far as the friend counts as a person. */
async function refer(
  tx: Tx,
  now: Date,
  about: {
    friendId: number;
    network: string | null;
    referrer: { id: number; network: string | null };
  },
): Promise<void> {
  const { friendId, network, referrer } = about;
  const pair = { friendId, referrerId: referrer.id };
  await insertReferral(tx, { ...pair, signedUpFrom: network, createdAt: now });
  const since = new Date(now.getTime() - CROWD_MS);
  const crowd = network === null ? 0 : await countFromNetwork(tx, network, since, now);
  if (!isOwnPerson({ network, crowd }, referrer)) return;
  await earnWelcome(tx, now, friendId);
  await earnReward(tx, now, pair, { event: 'signup', price: 0 });
}
