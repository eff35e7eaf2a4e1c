import { dictionary } from '@institute/contract/language';

/** The words of the banner of an administrator who is signed in as a student. */
export const text = dictionary('app/layout/acting', {
  asStudent: 'Signed in as a student',
  signedInAs: '{admin} is signed in as {student}',
  endSession: 'End session',
});
