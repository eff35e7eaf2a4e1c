import { countOf, dictionary } from '@institute/contract/language';

/** The words for what is one's own: a copy of it, and its end. */
export const text = dictionary('student/profile/my-data', {
  heading: 'My data',
  loading: 'Looking what there is of your data',
  failed: 'Your data could not be looked up.',
  asStudent: 'This is for the student alone.',
  copy: {
    heading: 'Take a copy',
    intro:
      'Everything the institute holds about you and every file you have uploaded, in one archive (ZIP).',
    ask: 'Ask for a copy',
    asking: 'Asking...',
    waiting:
      'Your copy will be made in a moment. You can leave this page: a mail says when it is ready.',
    making: 'Your copy is being made. You can leave this page: a mail says when it is ready.',
    progress: 'Parts of the copy that are made',
    ready: 'Your copy is ready. You can download it until {time}.',
    /** `12K` or `1.2M` of bytes. */
    download: (size: string) => `Download (${size}B)`,
    failed: 'Your copy could not be made.',
    again: 'Try again',
    next: 'You can ask for another copy from {time}.',
    notAsked: 'The copy could not be asked for.',
  },
  erase: {
    heading: 'Erase my account',
    intro:
      'Everything about you is removed 14 days after you ask for it. Until then you can change your mind.',
    open: 'Erase my account…',
    title: 'Erase your account?',
    gone: (counts: readonly string[]) => `Removed for good: ${counts.join(', ')}.`,
    goneAll: 'Your messages, your quiz rounds and everything else about you are removed for good.',
    certificates: 'Your certificates can no longer be verified by anybody.',
    comments: 'Your comments are removed; answers of others stay.',
    books: 'The institute’s books keep what was paid, without your name.',
    backups: 'Backups keep what they hold for up to 14 days more.',
    wallet:
      'You give up {amount}: what is in your wallet on that day is lost. Spend it before, or ask the institute to pay it out.',
    days: 'You can sign in and keep your account for 14 days. Then nobody can bring it back.',
    classes: (count: number) => countOf(count, 'class', 'classes'),
    results: (count: number) => countOf(count, 'exam result'),
    certificateCount: (count: number) => countOf(count, 'certificate'),
    commentCount: (count: number) => countOf(count, 'comment'),
    password: 'Your password',
    passwordNeeded: 'Enter your password.',
    confirm: 'Erase my account in 14 days',
    confirming: 'Asking...',
    prove: 'Please prove that it is you.',
    done: 'Your account will be erased. A mail tells you how to keep it.',
    refused: 'It could not be asked for.',
  },
});
