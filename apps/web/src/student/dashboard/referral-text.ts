import { countOf, dictionary } from '@institute/contract/language';

/** The words of the dialog with the referral link, which few open. */
export const referralText = dictionary('student/dashboard/referral', {
  conditions:
    'The bonus waits until your friend has verified their e-mail. Your reward follows when your friend pays for the class with money that is not a reward.',
  link: 'Your referral link',
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser did not let us copy. The link is selected: press and hold it, then Copy.',
  share: 'Share',
  shareTitle: 'Learn Arabic with me',
  shareText: 'Join me in learning Arabic:',
  whatsApp: 'WhatsApp',
  count: 'Joined by your link',
  friends: (count: number) => countOf(count, 'friend'),
  waiting: 'Waits until you both have verified your e-mails',
  noCode: 'Your code has not arrived yet. Close this and try again in a moment.',
});
