import { password, signInName } from '@institute/contract/auth/sign-in';
import { typedText } from '@institute/contract/fields';
import * as z from 'zod/mini';
import { registrationFields } from '../../domains/auth/auth-api.ts';
import { text } from './text.ts';

/**
 * What the forms check before anything is sent: the contract's own shapes, with an e-mail that says
 * whether it is missing or mistyped. `abort` keeps an empty field to one complaint.
 */
const email = typedText().check(
  z.minLength(1, { error: text.emailNeeded, abort: true }),
  z.email(text.emailInvalid),
);

export const signInSchema = z.object({
  email: signInName,
  password: z.string().check(z.minLength(1, text.passwordNeeded)),
});

export const signUpSchema = z.object({ ...registrationFields, email });

export const resetNameSchema = z.object({ email: signInName });

/** A mailed code, or the long one of the same mail, spaced as it likes. */
const code = typedText().check(
  z.regex(/^(\d{3}[ -]?\d{3}|\d{4}([ -]?\d{4}){3})$/, text.codeInvalid),
);

export const codeSchema = z.object({ code });

export const resetSchema = z.object({ code, password });
