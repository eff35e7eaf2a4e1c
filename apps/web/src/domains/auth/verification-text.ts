import type { Welcome } from '@institute/contract/auth/verification';
import { dictionary } from '@institute/contract/language';

/** The words of verifying one's e-mail. */
export const text = dictionary('domains/people/verification', {
  ask: 'Is this your e-mail address?',
  why: 'Verify {email} once, and rewards are paid to your wallet. Everything else works without it.',
  waits: 'Your welcome bonus of {amount} waits for it.',
  verify: 'Verify my e-mail',
  later: 'Not now',
  welcome: {
    none: 'Your e-mail is verified.',
    paid: 'Your e-mail is verified, and your welcome bonus is in your wallet.',
    later: 'Your e-mail is verified. Today’s rewards are given out: your welcome bonus follows.',
    not_given:
      'Your e-mail is verified. The welcome bonus is not given for accounts opened together in one place.',
  } satisfies Record<Welcome, string>,
});
