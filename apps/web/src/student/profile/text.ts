import { dictionary } from '@institute/contract/language';

/** The words of the profile. */
export const text = dictionary('student/profile', {
  title: 'Profile',
  you: 'Your details',
  name: 'Full Name',
  email: 'Email',
  fixed: 'To change these, write to the institute.',
  heading: 'Change Password',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 8 characters',
  confirm: 'Confirm new password',
  submit: 'Update Password',
  busy: 'Updating...',
  done: 'Password updated successfully!',
  mismatch: 'New passwords do not match!',
  currentNeeded: 'Enter your current password.',
  confirmNeeded: 'Enter the new password once more.',
  elsewhere: 'You stay signed in here. All other devices are signed out.',
  asStudent: 'The password cannot be changed while signed in as a student.',
  ended: 'Your session has ended. Please sign in again.',
});
