import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { email, idOrRand, nothing, personName, typedText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { referralCode } from '../referrals/referrals.ts';
import { plainTyped } from '../text/typed.ts';
import { legalVersion } from './consent.ts';
import { User, userFields, userNames } from './user.ts';

/* How people come in: the calls of those who are not signed in, and what they fill in for them. */

/** What is said of a field that is not right. */
const words = dictionary('fields/people', {
  password: 'A password is needed.',
  passwordShort: 'The password needs at least 8 characters.',
  passwordLong: 'The password may have at most 256 characters.',
  typedLong: 'The password is too long.',
  phone: 'Phone number is required',
  phoneLong: 'Phone number is too long (at most 40 characters).',
  phoneInvalid: 'This is not a phone number.',
  name: 'Full name',
  signInName: 'Email or phone number is required',
  signInNameInvalid: 'This is neither an e-mail address nor a phone number.',
});

/** Rulings §2: 8 to 256 characters, any characters, never trimmed. */
export const password = z
  .string(words.password)
  .check(z.minLength(8, words.passwordShort), z.maxLength(256, words.passwordLong));

/** A password typed to prove who one is: old ones may be shorter than today's rule. */
const typedPassword = z
  .string(words.password)
  .check(z.minLength(1, words.password), z.maxLength(256, words.typedLong));

/** Digits of a phone number abroad, at the fewest and, by E.164, at the most. */
const PHONE_DIGITS = /^(?:\D*\d){7,15}\D*$/;

/**
 * A phone number in any spelling: `0803 111 2222`, `+234 (0) 803…`, `tel:…`. The server knows the
 * numbers of the countries and keeps it as it is dialled from abroad.
 */
export const phone = typedText(words.phone).check(
  z.minLength(1, { error: words.phone, abort: true }),
  z.maxLength(40, { error: words.phoneLong, abort: true }),
  z.regex(/^(tel:\s*)?[+\d(][\d ()\-./+]*$/i, { error: words.phoneInvalid, abort: true }),
  z.regex(PHONE_DIGITS, words.phoneInvalid),
);

/**
 * A phone number as the office writes it of somebody: the server reads it, and leaves one from long ago
 * as it was when it comes back untouched.
 */
export const writtenPhone = typedText(words.phone).check(
  z.minLength(1, words.phone),
  z.maxLength(40, words.phoneLong),
);

const isPhone = (name: string) => z.safeParse(phone, name).success;
const isEmail = (name: string) => z.safeParse(email, name).success;

/**
 * What a person signs in with: their e-mail, or a phone number in any spelling, which the server reads
 * (decision 138). The field is called `email` on the wire, as the specification has it.
 */
export const signInName = z.pipe(
  z.pipe(
    z.string(words.signInName),
    z.transform((typed: string) => plainTyped(typed).toLowerCase()),
  ),
  z.string().check(
    z.minLength(1, { error: words.signInName, abort: true }),
    z.refine((name) => isEmail(name) || isPhone(name), words.signInNameInvalid),
  ),
);

/** A mailed code: 6 digits for the browser that asked, or the long one of the same mail, spaced as it likes. */
const mailedCode = typedText().check(z.maxLength(24));

/**
 * Student §7: signs in; sets the session's two cookies, and the cookie by which this device is known
 * from then on. Errors: wrong_credentials; sign_in_by_code, when too many strangers have tried:
 * confirmDevice, then sign in again.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api.php',
  action: 'login',
  encoding: 'form',
  access: 'public',
  request: z.object({ email: signInName, password: typedPassword }),
  response: User,
});

/** What a new student fills in beside the e-mail. */
export const registration = {
  password,
  name: personName(words.name, 120),
  phonenumber: phone,
  refBy: z.optional(referralCode),
};

/**
 * Student §7: creates a student and signs in. A referral code that nobody has stops nothing: it is
 * dropped, and `referral_known` is then false (rulings §9). The welcome bonus of one that is known
 * is credited when the e-mail is verified. `legal_version` says to which version of the terms the form
 * has agreed with the person (decision 049); without it none is recorded. Whoever comes from a class names
 * it by `class_id`: one that is free is joined in the same act, and `joined` says where it begins
 * (rulings §10); one that cannot be joined so stops nothing.
 */
export const signup = defineCall({
  name: 'signup',
  method: 'POST',
  path: '/api.php',
  action: 'signup',
  encoding: 'form',
  access: 'public',
  request: z.object({
    ...{ email, ...registration },
    legal_version: z.optional(legalVersion),
    class_id: z.optional(idOrRand),
  }),
  response: wireObject(
    {
      ...userFields,
      isReferralKnown: z.optional(z.boolean()),
      /** The class that was joined and the first of its lessons, by their rands. */
      joined: z.optional(wireObject({ classId: z.string(), lessonId: z.string() })),
    },
    { ...userNames, isReferralKnown: 'referral_known' },
  ),
});

/**
 * Rulings §2 and §9: mails a 6-digit reset code, which belongs to this request by a cookie. Known and
 * unknown e-mails answer alike. Errors: codes_used_up, too_many.
 */
export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api.php',
  action: 'request_password_reset',
  encoding: 'form',
  access: 'public',
  request: z.object({ email: signInName }),
  response: nothing,
});

/**
 * Student §7: sets a new password. Signed out it needs the mailed `code`; signed in it needs
 * `current_password` and `email` must be the session's own. Ends all other sessions of the user.
 * Errors: code_needed, code_wrong, password_common, password_personal, too_many.
 */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api.php',
  action: 'reset_password',
  encoding: 'form',
  access: 'public',
  request: z.object({
    /** Empty for somebody signed in who has none. */
    email: z.union([z.literal(''), signInName]),
    new_password: password,
    code: z._default(mailedCode, ''),
    current_password: z._default(z.string().check(z.maxLength(256)), ''),
  }),
  response: nothing,
});

/**
 * Rulings §9: mails a code that proves whose mailbox it is, for a device that is not known while
 * strangers have used up the attempts of an account. Known and unknown e-mails answer alike.
 * Errors: codes_used_up, too_many.
 */
export const requestDeviceCode = defineCall({
  name: 'requestDeviceCode',
  method: 'POST',
  path: '/api.php',
  action: 'request_device_code',
  encoding: 'form',
  access: 'public',
  request: z.object({ email: signInName }),
  response: nothing,
});

/**
 * Rulings §9: makes this device one that is known, by the mailed code; signing in is then judged by
 * the device's own attempts. Errors: code_wrong, too_many.
 */
export const confirmDevice = defineCall({
  name: 'confirmDevice',
  method: 'POST',
  path: '/api.php',
  action: 'confirm_device',
  encoding: 'form',
  access: 'public',
  request: z.object({ email: signInName, code: mailedCode }),
  response: nothing,
});

/**
 * Our own call: whether a referral code belongs to somebody, so that whoever signs up hears it
 * before the form is sent. Case and punctuation around it do not matter. Errors: too_many.
 */
export const checkReferralCode = defineCall({
  name: 'checkReferralCode',
  method: 'POST',
  path: '/api.php',
  action: 'check_referral_code',
  encoding: 'form',
  access: 'public',
  request: z.object({ code: referralCode }),
  response: z.object({ known: z.boolean() }),
});
