import { dictionary } from '@institute/contract/language';

/** The words of the second step of signing in. */
export const secondStepText = dictionary('public/auth/second-step', {
  intro: 'Your password is right. One more step proves that it is you.',
  back: 'Begin again with the password',
  done: 'Login successful!',
});
