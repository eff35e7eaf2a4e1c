import type { Changed } from '@institute/contract/form';
import { nairaText } from '@institute/contract/money';
import { type AccountBank, accountBanks } from '@institute/contract/payments/account-numbers';
import { bankName, isAccountNumber, OTHER_BANK } from '@institute/contract/payments/banks';
import type { ProviderName } from '@institute/contract/payments/payments';
import { type ReferralTrigger, referralTriggers } from '@institute/contract/referrals/referrals';
import type { ProfileField } from '@institute/contract/settings/institute-profile';
import { legalTexts } from '@institute/contract/settings/legal';
import type {
  SettingField,
  SettingsForm,
  settingFields,
} from '@institute/contract/settings/managed-settings';
import type { TransferAccount } from '@institute/contract/settings/settings';
import { plainLines } from '@institute/contract/text/lines';
import { legalDrafts } from './legal/text.ts';
import { profileDefaults } from './profile/rules.ts';

/**
 * Settings kept as rows of `settings`; what has no row has the value given here. Every field of the
 * settings form and of the profile is a row under its own name.
 */
export const settingDefaults = {
  siteName: 'Arabic Institute',
  logo: '',
  signature: '',
  landingMessage: '',
  howto: '',
  aboutUs: '',
  aboutsite: '',
  privatelesson: '',
  paystackKey: '',
  whatsappNumber: '',
  storeLink: '',
  /** Whether pages lead to the app in its store: `on` or `off`. */
  storeShown: 'on',
  /** Naira. */
  subamount: '0',
  /** Kobo to a friend who signed up by a referral code, once verified (student §9: 100 naira). */
  referralWelcome: '10000',
  /** Kobo to the one who referred (student §9: 100 naira). */
  referralReward: '10000',
  /** When the referrer is rewarded: `signup`, `enrolment` or `paid_enrolment` (rulings §3). */
  referralTrigger: 'paid_enrolment',
  /** Whether the quiz is played: `on` or `off` (rulings §10). */
  quiz: 'on',
  /** Kobo to the winner of a quiz of each level (student §9: 100, 500 and 1,000 naira). */
  gameRewardEasy: '10000',
  gameRewardIntermediate: '50000',
  gameRewardHard: '100000',
  /** Kobo that rewards of a day may come to, all together (rulings §10: 2,000 naira; the demo has 20,000). */
  rewardBudget: '200000',
  /** Kobo above which a payment that the office takes waits for a second person; 0 for none. */
  secondPersonAbove: '0',
  /** Days after the day on which something was due before lessons wait for it. */
  graceDays: '7',
  /** Hours before a live meeting from which its teacher asks the office to change it. */
  noticeHours: '24',
  /** Months for which recordings that were handed in at home are kept. */
  recordingMonths: '12',
  /** The account to which students transfer; see `transferAccount`. */
  bankCode: '',
  otherBank: '',
  accountNumber: '',
  accountName: '',
  transferNote: '',
  /** The bank at which students get account numbers of their own; `off` for none. */
  accountNumbers: 'off',
  /** Wins of the quiz paid on a day to people of one network (rulings §10). */
  networkWins: '1',
  /** Whether mail tells of what is not well, and each Monday of the week: `on` or `off`. */
  healthAlerts: 'on',
  weeklyDigest: 'on',
  /** Who gets both; empty for every administrator. */
  ownerEmail: '',
  /** Whether every administrator needs a second factor: `optional` or `required` (decision 041). */
  secondFactor: 'optional',
  terms: legalDrafts.terms,
  privacy: legalDrafts.privacy,
  privacyContact: '',
  /** Version of both texts, which goes up when one of them changes; the server's own (decision 049). */
  legalVersion: '1',
  /** Days after which something is removed. */
  deviceDays: '400',
  mailDays: '90',
  auditDays: '730',
  draftDays: '180',
  ...profileDefaults,
  /** Unix seconds at which automatic marking ends; the server's own, on no form (rulings §5). */
  aisub: '0',
} as const satisfies Record<
  SettingField | ProfileField | 'logo' | 'signature' | 'aisub' | 'legalVersion',
  string
>;

export type SettingName = keyof typeof settingDefaults;
export type Settings = Record<SettingName, string>;

/** A stored bank of account numbers; none where another version has left behind what is none. */
export const asAccountBank = (stored: string): AccountBank =>
  accountBanks.find((bank) => bank === stored) ?? 'off';

/** A stored trigger; what an older version may have left behind counts as the ruling's own. */
export function asTrigger(stored: string): ReferralTrigger {
  return referralTriggers.find((trigger) => trigger === stored) ?? 'paid_enrolment';
}

/**
 * The fields that are neither what their sender was shown nor what the sender wants: somebody
 * else's change that a save would undo.
 */
export function conflictingFields(forms: {
  current: SettingsForm;
  wanted: SettingsForm;
  before: Partial<Record<string, string>>;
}): (keyof SettingsForm)[] {
  const { current, wanted, before } = forms;
  const fields = Object.keys(current) as (keyof SettingsForm)[];
  return fields.filter((field) => {
    const shown = before[field];
    return shown !== undefined && current[field] !== shown && current[field] !== wanted[field];
  });
}

/** What the form sends, as it is stored: `subamount` as naira text, the other amounts as kobo. */
export function storedSettings({
  subamount,
  ...sent
}: Changed<typeof settingFields>): Partial<Settings> {
  const values: Partial<Settings> = {};
  if (subamount !== undefined) values.subamount = nairaText(Number(subamount));
  for (const [name, value] of Object.entries(sent)) {
    if (value !== undefined) values[name as SettingField] = String(value);
  }
  return values;
}

/** The version that a save gives to the terms and the privacy notice; nothing where both stay. */
export function nextLegalVersion(
  stored: Settings,
  changes: Partial<Settings>,
): Pick<Settings, 'legalVersion'> | undefined {
  const isChanged = legalTexts.some(
    (name) => changes[name] !== undefined && plainLines(changes[name]) !== plainLines(stored[name]),
  );
  return isChanged ? { legalVersion: String(Number(stored.legalVersion) + 1) } : undefined;
}

/** The instant before which something may go that is kept for so many days (a stored setting). */
export function daysAgo(now: Date, days: string | number): Date {
  return new Date(now.getTime() - Number(days) * 86_400_000);
}

/** Where the public key of a card provider stands. */
export const publicKeys = {
  paystack: ({ paystackKey }) => paystackKey.trim(),
} satisfies Record<ProviderName, (settings: Settings) => string>;

/** The account to which students transfer; null while its bank, number or name is missing. */
export function transferAccount(settings: Settings): TransferAccount | null {
  const { bankCode, otherBank, accountNumber: number, accountName: name } = settings;
  const bank = bankCode === OTHER_BANK ? otherBank : (bankName(bankCode) ?? '');
  if (bank === '' || number === '' || name === '') return null;
  return { bank, number, name, note: settings.transferNote };
}

/** Whether the number of the account can be one at its bank; there may be none yet. */
export const isTransferRight = ({
  bankCode,
  accountNumber,
}: Pick<Settings, 'bankCode' | 'accountNumber'>): boolean =>
  accountNumber === '' || isAccountNumber(bankCode, accountNumber);

/** Whether the institute has a name of its own. */
export const isNamed = ({ siteName }: Pick<Settings, 'siteName'>) =>
  siteName !== '' && siteName !== settingDefaults.siteName;
