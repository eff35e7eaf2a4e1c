import { dictionary } from '@institute/contract/language';

/** What is said of the terms and the privacy notice to whoever is signed in. */
export const text = dictionary('people/consent', {
  changed: 'Our terms and our privacy notice have changed',
  unread: 'Please read our terms and our privacy notice',
  detail: 'Take a look when you have a moment: {terms} and {privacy}.',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  read: 'I have read it',
  sending: 'Noting...',
});
