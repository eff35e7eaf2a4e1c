import { dictionary } from '@institute/contract/language';
import { salutation } from '../../shared/salutation.ts';

/** What the server says of students, and its mail about a changed e-mail. */
export const text = dictionary('server/people', {
  /** Shown where a deleted person's name stood: in the money history. */
  deletedName: 'Deleted account',
  /** Columns of the exported list of people. */
  studentColumns: {
    id: 'Id',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    role: 'Role',
    joined: 'Joined',
    wallet: 'Wallet',
  },
  updated: 'Student updated successfully!',
  deleted: 'Student deleted successfully!',
  funded: 'Wallet funded successfully!',
  fundedAlone: (above: string) =>
    `Above ${above} a second person confirms. Use “Take a payment”: what was paid, or “Waived” for what nobody pays.`,
  /** What stands in the wallet history. */
  fundedByInstitute: 'Wallet funded by the institute',
  takenBack: (reason: string) => `Funding taken back by the institute: ${reason}`,
  powersSaved: 'Saved.',
  noteAdded: 'Note added.',
  noteDeleted: 'Note deleted.',
  takenBackDone: 'Funding taken back.',
  otherRequest: 'This form has moved other money already. Open it again.',
  passwordReset: 'Password reset successfully!',
  loggedInAs: 'Logged in as student successfully!',
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    text: (name: string) =>
      [
        salutation(name),
        '',
        'The e-mail of your account has just been changed, and this address does not belong to it any more.',
        '',
        'If you did not ask for this, tell the institute at once.',
      ].join('\n'),
  },
});
