import { dictionary } from '@institute/contract/language';

/** What the server says of signing in, of accounts and of students; its mails about passwords. */
export const text = dictionary('server/people', {
  signedIn: 'Login successful!',
  signedUp: 'Registration successful!',
  signedOut: 'You are signed out.',
  codeMailed: 'If this e-mail belongs to an account, a 6-digit code is on its way to it.',
  passwordUpdated: 'Password updated successfully!',
  passwordReset: 'Password reset successful! You can now login.',
  firstAdministrator: 'Administrator',
  /** Shown where a deleted person's name stood: in the money history. */
  deletedName: 'Deleted account',
  dateWrong: 'This is not a date.',
  students: {
    updated: 'Student updated successfully!',
    deleted: 'Student deleted successfully!',
    funded: 'Wallet funded successfully!',
    /** What stands in the wallet history. */
    fundedByInstitute: 'Wallet funded by the institute',
    passwordReset: 'Password reset successfully!',
    loggedInAs: 'Logged in as student successfully!',
  },
  /** Mails, line by line. */
  mails: {
    code: {
      subject: (code: string) => `${code} is your password reset code`,
      text: (name: string, code: string) =>
        [
          `Assalamu alaykum ${name},`,
          '',
          `Your code to set a new password is ${code}. It is good for 10 minutes and for one use.`,
          '',
          'If you did not ask for it, ignore this mail: your password stays as it is.',
        ].join('\n'),
    },
    changed: {
      subject: 'Your password was changed',
      text: (name: string) =>
        [
          `Assalamu alaykum ${name},`,
          '',
          'The password of your account has just been changed, and all other devices were signed out.',
          '',
          'If this was not you, reset your password at once and tell the institute.',
        ].join('\n'),
    },
  },
});
