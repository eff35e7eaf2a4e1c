import { dictionary } from '@institute/contract/language';

/**
 * What the public pages say until an administrator has written their own: it is true of every
 * institute that runs this product, whatever it teaches.
 */
export const profileDrafts = dictionary('server/settings/profile-drafts', {
  questions: [
    {
      question: 'Do I need to know any Arabic?',
      answer:
        'No. Each class says at which level it begins; A0 begins with the first letter. You can read a first word on this page, without an account.',
    },
    {
      question: 'What do I need?',
      answer:
        'A phone with a browser, and a pencil. Lessons are light enough for a slow connection, and what you have opened can be read again without one.',
    },
    {
      question: 'How do I pay?',
      answer:
        'Free classes cost nothing. A class with one price is paid once; a monthly class is paid for one month at a time, and nothing is renewed by itself. You pay from your wallet, which you fill by card, or by card directly.',
    },
    {
      question: 'Do I get a certificate?',
      answer:
        'Yes, when a class ends with one. Each certificate carries a code, and anybody who is shown it can check on this site whether it is genuine.',
    },
    {
      question: 'Can my child learn here?',
      answer:
        'Yes. A parent or guardian opens the account together with the child; the terms say what that means.',
    },
  ],
  levelA0: 'Know the 28 letters, join them, and read a short word with its vowels.',
  levelA1: 'Greet, introduce yourself, and read a short text aloud with understanding.',
  levelA2: 'Talk about everyday things, and read simple stories.',
  levelB1: 'Follow the main points of what you read and hear, and write a connected text.',
  levelB2: 'Read longer texts on your own, and discuss them.',
});

/** What is said of the calls of the profile. */
export const text = dictionary('server/settings/profile', {
  pictureMissing: 'Please select an image file',
  pictureGone: 'This picture is not stored any more. Please choose it again.',
  pictureUploaded: 'Picture uploaded.',
});
