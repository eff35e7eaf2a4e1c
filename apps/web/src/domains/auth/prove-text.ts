import { dictionary } from '@institute/contract/language';

/** The words for proving that it is oneself. */
export const proveText = dictionary('domains/people/prove', {
  usePasskey: 'Use a passkey',
  passkeyHint: 'Your phone, this device or a security key asks for your finger, face or PIN.',
  or: 'or',
  code: '6-digit code',
  codeHint: 'From your authenticator app. It changes every 30 seconds.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten you were shown at the set-up. Each works once.',
  password: 'Password',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator app',
  needed: 'Fill this in to go on.',
  proceed: 'Continue',
  failed: 'This could not be begun.',
  again: 'Try again',
  loading: 'Asking how you can prove that it is you',
  passkeyStopped: 'The passkey was not used. Try again or choose another way.',
  passkeyKnown: 'This device already holds a passkey of yours.',
  passkeyElsewhere: 'Passkeys work at the institute’s own address only.',
});
