import { dictionary } from '@institute/contract/language';

/** What stands in the wallet history of a friend who came, and of who brought them. */
export const text = dictionary('server/referrals', {
  welcome: 'Welcome bonus',
  reward: 'Referral reward',
});
