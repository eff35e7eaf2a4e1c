/** Settings kept as rows of `settings`; what has no row has the value given here. */
export const settingDefaults = {
  siteName: 'Arabic Institute',
  logo: '',
  landingMessage: '',
  howto: '',
  aboutUs: '',
  aboutsite: '',
  privatelesson: '',
  paystackKey: '',
  whatsappNumber: '',
  /** Naira. */
  subamount: '0',
  /** Kobo to a friend who signs up by a referral code (student §9: 100 naira). */
  referralWelcome: '10000',
  /** Kobo to the one who referred (student §9: 100 naira). */
  referralReward: '10000',
  /** When the referrer is rewarded: `signup`, `enrolment` or `paid_enrolment` (rulings §3). */
  referralTrigger: 'paid_enrolment',
  /** Kobo to the winner of a quiz of each level (student §9: 100, 500 and 1,000 naira). */
  gameRewardEasy: '10000',
  gameRewardIntermediate: '50000',
  gameRewardHard: '100000',
} as const satisfies Record<string, string>;

export type SettingName = keyof typeof settingDefaults;
export type Settings = Record<SettingName, string>;
