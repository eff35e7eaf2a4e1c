import { countOf, dictionary } from '@institute/contract/language';
import type { ReferralTrigger } from '@institute/contract/referrals/referrals';

/** The words of the dialog with the referral link, which few open. */
export const referralText = dictionary('student/dashboard/referral', {
  /** What earns the reward, after "When your friend". */
  earns: {
    signup: 'signs up',
    enrolment: 'joins a class',
    paid_enrolment: 'enrolls in a paid class',
  } satisfies Record<ReferralTrigger, string>,
  reward: (earned: string, amount: string) => `When your friend ${earned} you receive ${amount}.`,
  welcome: (amount: string) => `Your friend starts with a welcome bonus of ${amount}.`,
  noTerms: 'Friends sign up through this link.',
  verified: 'Both wait until your friend and you have verified your e-mails.',
  ownMoney: 'A paid class counts when it is paid for with money that is not a reward.',
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
