import { dictionary } from '@institute/contract/language';

/** What is said of an account that is to be erased. */
export const text = dictionary('domains/my-data', {
  erasure: 'The end of your account',
  erasesOn: 'Your account will be erased on {day}.',
  keep: 'Keep my account',
  kept: 'Your account stays.',
  notKept: 'It could not be changed. Please try again.',
});
