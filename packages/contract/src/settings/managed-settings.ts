import * as z from 'zod/mini';
import { phone } from '../auth/sign-in.ts';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import {
  anyText,
  flagText,
  naira,
  requiredLongText,
  requiredText,
  typedAddress,
  typedText,
  valuesByName,
} from '../fields.ts';
import { changing } from '../form.ts';
import { dictionary, formatNumber } from '../language.ts';
import { accountBanks } from '../payments/account-numbers.ts';
import { bankChoices } from '../payments/banks.ts';
import { referralTriggers } from '../referrals/referrals.ts';
import { AppSettings, quizStates, sameNames, settingsElsewhere, switchStates } from './settings.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-settings', {
  secretKey: 'This is a secret key. Enter the public key, which begins with pk_.',
  phone: 'This is not a phone number.',
  storeLink: 'Enter an address that begins with https://.',
  siteName: 'Site name',
  trigger: 'Choose when the referrer is rewarded.',
  secondFactor: 'Choose whether administrators need a second factor.',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  contact: 'This is not an e-mail address.',
  switched: 'Choose on or off.',
  logoTooLarge: 'Logo file size must be less than 400KB',
  signatureTooLarge: 'Signature file size must be less than 400KB',
  networkWins: 'Type a number from 0 to 9,999.',
  accountNumbers: 'Choose a bank, or Off.',
  quiz: 'Choose whether the quiz is played.',
  hours: 'Enter a number of hours from 0 to 168.',
  months: 'Enter a number of months from 1 to 120.',
  bank: 'Choose a bank of the list.',
  accountNumber: 'An account number has ten digits.',
  days: (least: number, most: number) =>
    `Enter a number of days from ${formatNumber(least)} to ${formatNumber(most)}.`,
});

/** Whether every administrator needs a second factor (decision 041). */
export const secondFactorRules = ['optional', 'required'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** A public key may be shown to anyone; the secret one, entered by mistake, would be too. */
const publicKey = typedText().check(
  z.maxLength(200),
  z.refine((key) => !/^sk_/i.test(key), words.secretKey),
);
const phoneNumber = typedText().check(
  z.refine((typed) => typed === '' || z.safeParse(phone, typed).success, words.phone),
);

/** An address of the web, or nothing. */
const webAddress = typedAddress().check(
  z.maxLength(300),
  z.regex(/^(https:\/\/[^\s<>"]+)?$/, words.storeLink),
);

/** An e-mail, or nothing. */
const contact = typedText().check(
  z.maxLength(254),
  z.regex(/^([^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)?$/, words.contact),
);

/** How long something is kept: the fewest and the most days an administrator may choose. */
export const retentionBounds = {
  deviceDays: [30, 400],
  mailDays: [7, 3650],
  auditDays: [365, 3650],
  draftDays: [30, 3650],
} as const satisfies Record<string, readonly [least: number, most: number]>;

/** A number of days within the bounds of a kind of data. */
function days([least, most]: readonly [number, number]) {
  const isWithin = (typed: string) => Number(typed) >= least && Number(typed) <= most;
  const said = words.days(least, most);
  return typedText(said).check(z.regex(/^(0|[1-9]\d{0,3})$/, said), z.refine(isWithin, said));
}

const networkWins = typedText(words.networkWins).check(
  z.regex(/^(0|[1-9]\d{0,3})$/, words.networkWins),
);

/** How long before a meeting its teacher may be held to ask the office, in hours, at the most: a week. */
export const MAX_NOTICE_HOURS = 168;

/** How many months recordings that were handed in are kept, at the most. */
export const MAX_RECORDING_MONTHS = 120;

/** What the settings form may hold, field by field (admin §5). */
export const settingFields = {
  siteName: requiredText(words.siteName, 80),
  landingMessage: anyText(),
  howto: anyText(),
  aboutUs: anyText(),
  aboutsite: anyText(),
  privatelesson: anyText(),
  paystackKey: publicKey,
  whatsappNumber: phoneNumber,
  storeLink: webAddress,
  storeShown: z.enum(switchStates, words.switched),
  subamount: naira,
  referralWelcome: naira,
  referralReward: naira,
  referralTrigger: z.enum(referralTriggers, words.trigger),
  quiz: z.enum(quizStates, words.quiz),
  gameRewardEasy: naira,
  gameRewardIntermediate: naira,
  gameRewardHard: naira,
  rewardBudget: naira,
  secondPersonAbove: naira,
  graceDays: days([0, 90]),
  noticeHours: typedText(words.hours).check(
    z.regex(/^(0|[1-9]\d{0,2})$/, words.hours),
    z.refine((typed) => Number(typed) <= MAX_NOTICE_HOURS, words.hours),
  ),
  recordingMonths: typedText(words.months).check(
    z.regex(/^[1-9]\d{0,2}$/, words.months),
    z.refine((typed) => Number(typed) <= MAX_RECORDING_MONTHS, words.months),
  ),
  bankCode: z.enum(bankChoices, words.bank),
  otherBank: anyText(80),
  accountNumber: typedText().check(z.regex(/^(\d{10})?$/, words.accountNumber)),
  accountName: anyText(120),
  transferNote: anyText(500),
  accountNumbers: z.enum(accountBanks, words.accountNumbers),
  networkWins,
  healthAlerts: z.enum(switchStates, words.switched),
  weeklyDigest: z.enum(switchStates, words.switched),
  ownerEmail: contact,
  secondFactor: z.enum(secondFactorRules, words.secondFactor),
  terms: requiredLongText(words.terms),
  privacy: requiredLongText(words.privacy),
  privacyContact: contact,
  deviceDays: days(retentionBounds.deviceDays),
  mailDays: days(retentionBounds.mailDays),
  auditDays: days(retentionBounds.auditDays),
  draftDays: days(retentionBounds.draftDays),
};
export type SettingField = keyof typeof settingFields;

type Elsewhere = typeof settingsElsewhere;

/** What a setting of the form is called here. */
export type SettingName = Exclude<SettingField, Elsewhere[keyof Elsewhere]> | keyof Elsewhere;

/** What the wire calls a setting of the form. */
export const fieldOf = (name: SettingName): SettingField =>
  name in settingsElsewhere ? settingsElsewhere[name as keyof Elsewhere] : (name as SettingField);

const formFields = {
  siteName: z.string(),
  landingMessage: z.string(),
  guide: z.string(),
  aboutUs: z.string(),
  aboutSite: z.string(),
  privateLesson: z.string(),
  paystackKey: z.string(),
  whatsappNumber: z.string(),
  storeLink: z.string(),
  /** Whether pages lead to the app in its store at all. */
  storeShown: z.enum(switchStates),
  defaultPrice: z.string(),
  /** To a friend who signed up by a referral code, once their e-mail is verified. */
  referralWelcome: z.string(),
  /** To the one who referred. */
  referralReward: z.string(),
  referralTrigger: z.enum(referralTriggers),
  /** Whether the quiz is played at all. */
  quiz: z.enum(quizStates),
  /** To the winner of a quiz of each level. */
  gameRewardEasy: z.string(),
  gameRewardIntermediate: z.string(),
  gameRewardHard: z.string(),
  /** The most that rewards of a day may come to, of the quiz and of referrals together. */
  rewardBudget: z.string(),
  /** Payments above it, in naira, that the office takes are confirmed by a second person; 0 for none. */
  secondPersonAbove: z.string(),
  /** Days after the day on which something was due before new lessons of its class wait for it. */
  graceDays: z.string(),
  /** Hours before a live meeting from which its teacher asks the office to move or cancel it. */
  noticeHours: z.string(),
  /** Months after which a recording or a picture that was handed in at home is removed. */
  recordingMonths: z.string(),
  /** The account to which students transfer: its bank, by code or `other`, which is then named. */
  bankCode: z.enum(bankChoices),
  otherBank: z.string(),
  accountNumber: z.string(),
  /** Whose account it is, as the bank shows it to whoever transfers. */
  accountName: z.string(),
  /** A line beside it, such as what to write as the purpose. */
  transferNote: z.string(),
  /** The bank at which students get account numbers; `off` for none. */
  accountNumbers: z.enum(accountBanks),
  /** Wins of the quiz that are paid on a day to people of one network; a school has more than a home. */
  networkWins: z.string(),
  /** Whether mail tells of backups, mail or books that are not well. */
  healthAlerts: z.enum(switchStates),
  /** Whether mail tells each Monday what the week has brought. */
  weeklyDigest: z.enum(switchStates),
  /** Who gets both; empty for every administrator. */
  ownerEmail: z.string(),
  secondFactor: z.enum(secondFactorRules),
  /** The texts of `legal.ts`. */
  terms: z.string(),
  privacy: z.string(),
  /** E-mail of whoever answers questions about people's data; empty for none. */
  privacyContact: z.string(),
  /** Days after which something is removed; see `retentionBounds`. */
  deviceDays: z.string(),
  mailDays: z.string(),
  auditDays: z.string(),
  draftDays: z.string(),
} satisfies Record<SettingName, z.core.$ZodType>;
export const settingNames = Object.keys(formFields) as SettingName[];

/** Every setting an administrator may set, as the form has it. Amounts are naira as text. */
export const SettingsForm = wireObject(formFields, {
  ...sameNames(formFields),
  ...settingsElsewhere,
});
export type SettingsForm = z.output<typeof SettingsForm>;

/** The settings as the administrators' form has them. */
export const ManagedSettings = z.object({
  form: SettingsForm,
  /** Path relative to the API host, empty for the default icon. */
  logo: z.string(),
  /** Path of the signature on certificates, empty for none. */
  signature: z.string(),
  /** Who saved a setting last and when, by what the wire calls it, for those that have been saved. */
  changes: valuesByName(z.object({ by: z.string(), at: moment })),
});
export type ManagedSettings = z.output<typeof ManagedSettings>;

const adminCall = {
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'settings.manage',
  actor: 'admin_email',
} as const;

/** Our own call: the settings with those that are not public, for the form of admin §2. */
export const getManagedSettings = defineCall({
  ...adminCall,
  name: 'getManagedSettings',
  action: 'getManagedSettings',
  request: z.object({}),
  response: ManagedSettings,
});

/**
 * Admin §7: saves the settings; fields left out stay as they are. `before` holds what the sender
 * was shown of the fields sent: when one of them has become something else meanwhile, nothing is
 * saved. Errors: settings_changed, account_number_wrong.
 */
export const updateAppSettings = defineCall({
  ...adminCall,
  name: 'updateAppSettings',
  action: 'updateAppSettings',
  access: 'settings.change',
  request: z.object({
    ...changing(settingFields),
    before: z.optional(z.record(z.string().check(z.maxLength(40)), z.string())),
  }),
  response: AppSettings,
});

/** Admin §5: "Logo file size must be less than 400KB". */
export const MAX_LOGO_BYTES = 400 * 1024;

/** Admin §7: replaces the logo by a picture of at most 400 KB. */
export const uploadLogo = defineCall({
  ...adminCall,
  name: 'uploadLogo',
  action: 'uploadLogo',
  encoding: 'multipart',
  files: { logo: { maxBytes: MAX_LOGO_BYTES, tooLarge: words.logoTooLarge } },
  request: z.object({}),
  response: z.object({ logo: z.string() }),
});

/**
 * Our own call: puts a picture of at most 400 KB in the place of the signature on certificates;
 * `remove` takes the present one away instead.
 */
export const saveSignature = defineCall({
  ...adminCall,
  name: 'saveSignature',
  action: 'saveSignature',
  encoding: 'multipart',
  files: { signature: { maxBytes: MAX_LOGO_BYTES, tooLarge: words.signatureTooLarge } },
  request: z.object({ remove: z.optional(flagText) }),
  response: z.object({ signature: z.string() }),
});
