import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMoment, wireObject } from '../codecs.ts';
import { id, nothing, requiredText, typedText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { User } from './user.ts';

/*
 * The second factor of administrators (decision 041): authenticator codes, passkeys and recovery
 * codes. What a browser's passkeys are given and answer is WebAuthn's own JSON, sent as a text.
 */

/** What is said of a field that is not right. */
const words = dictionary('fields/second-factor', { passkeyName: 'Name' });

/** The ways in which somebody proves that it is they. A recovery code works once. */
export const proofMethods = ['password', 'authenticator', 'passkey', 'recovery'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** How many recovery codes there are at first. */
export const RECOVERY_CODES = 10;

/** The six digits of an authenticator, or a recovery code, however it is spaced. */
const code = typedText().check(z.maxLength(40));
/** The answer of a passkey, as `PublicKeyCredential.toJSON` has it. */
const passkeyAnswer = z.string().check(z.maxLength(40_000));
/** A proof of the second factor: exactly one of the two. */
const proof = { code: z.optional(code), passkey: z.optional(passkeyAnswer) };

/** How somebody may prove that it is they, and what their passkeys are asked; empty without any. */
const Challenge = z.object({ methods: z.array(z.enum(proofMethods)), options: z.string() });
export type Challenge = z.output<typeof Challenge>;

/**
 * How the second step of a sign-in can be passed. `login` answers `second_factor_needed` to whom it
 * waits for, and sets an HttpOnly cookie that names the sign-in for five minutes.
 * Errors: second_step_over.
 */
export const beginSecondStep = defineCall({
  name: 'beginSecondStep',
  method: 'POST',
  path: '/api.php',
  action: 'begin_second_step',
  encoding: 'form',
  access: 'public',
  request: z.object({}),
  response: Challenge,
});

/**
 * The second step of a sign-in: sets the session's two cookies, as `login` does without one.
 * Errors: second_step_over, second_factor_wrong, passkey_refused, too_many.
 */
export const passSecondStep = defineCall({
  name: 'passSecondStep',
  method: 'POST',
  path: '/api.php',
  action: 'pass_second_step',
  encoding: 'form',
  access: 'public',
  request: z.object(proof),
  response: User,
});

/** What every call about one's own second factor has in common. */
const own = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  actor: 'admin_email',
  beforeFactor: true,
} as const;

/** A passkey. */
export const Passkey = wireObject({
  id: z.number(),
  name: z.string(),
  createdAt: moment,
  usedAt: optionalMoment,
});
export type Passkey = z.output<typeof Passkey>;

/** One's own second factor. */
export const SecondFactor = wireObject(
  {
    /** Since when codes are asked for; null without an authenticator. */
    authenticatorSince: optionalMoment,
    passkeys: z.array(Passkey),
    /** Recovery codes that are not used yet. */
    recoveryCodes: z.number(),
    /** Whether the institute requires a second factor. */
    isRequired: z.boolean(),
  },
  { authenticatorSince: 'authenticator_at', isRequired: 'required' },
);
export type SecondFactor = z.output<typeof SecondFactor>;

/** One's own second factor as it is. */
export const getSecondFactor = defineCall({
  ...own,
  name: 'getSecondFactor',
  action: 'getSecondFactor',
  access: 'security.see',
  request: z.object({}),
  response: SecondFactor,
});

/** How one may prove again that it is oneself: by the second factor, without one by the password. */
export const beginConfirmation = defineCall({
  ...own,
  name: 'beginConfirmation',
  action: 'beginConfirmation',
  access: 'security.see',
  request: z.object({}),
  response: Challenge,
});

/**
 * Proves that it is oneself; for ten minutes nothing asks again. Errors: second_factor_wrong,
 * passkey_refused, current_password_wrong, current_password_needed, too_many.
 */
export const confirmIdentity = defineCall({
  ...own,
  name: 'confirmIdentity',
  action: 'confirmIdentity',
  access: 'security.see',
  request: z.object({ ...proof, password: z.optional(z.string().check(z.maxLength(256))) }),
  response: nothing,
});

/** The recovery codes that setting up a first factor gives, shown this once; none for a further one. */
const RecoveryCodes = wireObject({ recoveryCodes: z.array(z.string()) });

/** Begins to set up an authenticator: its secret in words, and the address that its QR code holds. */
export const beginAuthenticator = defineCall({
  ...own,
  name: 'beginAuthenticator',
  action: 'beginAuthenticator',
  access: 'security.change',
  request: z.object({}),
  response: z.object({ secret: z.string(), uri: z.string() }),
});

/**
 * Takes the authenticator into use by its first code, in the place of the one before. All other
 * sessions end with a first factor. Errors: second_factor_wrong, set_up_over.
 */
export const finishAuthenticator = defineCall({
  ...own,
  name: 'finishAuthenticator',
  action: 'finishAuthenticator',
  access: 'security.change',
  request: z.object({ code }),
  response: RecoveryCodes,
});

/** Codes are not asked for any more. Errors: second_factor_last. */
export const removeAuthenticator = defineCall({
  ...own,
  name: 'removeAuthenticator',
  action: 'removeAuthenticator',
  access: 'security.change',
  request: z.object({}),
  response: nothing,
});

/** Begins to make a passkey: what the browser's `navigator.credentials.create` is given. */
export const beginPasskey = defineCall({
  ...own,
  name: 'beginPasskey',
  action: 'beginPasskey',
  access: 'security.change',
  request: z.object({}),
  response: z.object({ options: z.string() }),
});

/** The name a person gives to a passkey. */
export const passkeyName = requiredText(words.passkeyName, 60);

/** Keeps the passkey that the browser made. Errors: passkey_refused. */
export const finishPasskey = defineCall({
  ...own,
  name: 'finishPasskey',
  action: 'finishPasskey',
  access: 'security.change',
  request: z.object({ name: passkeyName, passkey: passkeyAnswer }),
  response: RecoveryCodes,
});

/** Forgets a passkey. Errors: not_found, second_factor_last. */
export const removePasskey = defineCall({
  ...own,
  name: 'removePasskey',
  action: 'removePasskey',
  access: 'security.change',
  request: z.object({ passkey_id: id }),
  response: nothing,
});

/** Ten new recovery codes in the place of those before. Errors: second_factor_missing. */
export const renewRecoveryCodes = defineCall({
  ...own,
  name: 'renewRecoveryCodes',
  action: 'renewRecoveryCodes',
  access: 'security.change',
  request: z.object({}),
  response: RecoveryCodes,
});
