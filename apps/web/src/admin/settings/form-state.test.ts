import type { SettingsForm } from '@institute/contract/settings/managed-settings';
import { describe, expect, it } from 'vitest';
import { changedNames, settingsSchemaOver, storedOf } from './form-state.ts';

const form: SettingsForm = {
  siteName: 'Bustan',
  landingMessage: 'Welcome',
  guide: 'Read this',
  aboutUs: '',
  aboutSite: '',
  privateLesson: '',
  paystackKey: '',
  whatsappNumber: '',
  storeLink: '',
  defaultPrice: '2500',
  referralWelcome: '100',
  referralReward: '100',
  referralTrigger: 'paid_enrolment',
  gameRewardEasy: '100',
  gameRewardIntermediate: '500',
  gameRewardHard: '1000',
  secondPersonAbove: '0',
  graceDays: '7',
  noticeHours: '24',
  recordingMonths: '12',
  storeShown: 'on',
  healthAlerts: 'on',
  weeklyDigest: 'on',
  ownerEmail: '',
  accountNumbers: 'off',
  rewardBudget: '20000',
  quiz: 'on',
  bankCode: '',
  otherBank: '',
  accountNumber: '',
  accountName: '',
  transferNote: '',
  networkWins: '1',
  secondFactor: 'optional',
  terms: 'Be kind.',
  privacy: 'We keep little.',
  privacyContact: '',
  deviceDays: '400',
  mailDays: '90',
  auditDays: '730',
  draftDays: '180',
};
/** What is wrong with a form in which a field is typed, by field. */
function errorsOf(name: keyof SettingsForm, value: string, base = form): Record<string, string> {
  const { error } = settingsSchemaOver(() => base).safeParse({ ...base, [name]: value });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

describe('what is wrong with settings', () => {
  // Proves admin-5-19.
  it.each([
    ['siteName', ' ', 'Site name is required'],
    ['defaultPrice', '-1', 'Please enter a valid amount'],
    ['defaultPrice', 'ten', 'Please enter a valid amount'],
    ['paystackKey', 'sk_live_1', /secret key/],
    ['whatsappNumber', 'call me', 'This is not a phone number.'],
    ['accountNumber', '12345', 'An account number has ten digits.'],
  ] as const)('%s %j', (name, value, words) => {
    expect(errorsOf(name, value)[name]).toMatch(words);
  });

  it('is looked for in what was changed alone', () => {
    const old = { ...form, whatsappNumber: 'from long ago' };
    expect(errorsOf('guide', 'New', old)).toEqual({});
  });
});

it('is stored as the contract writes it, and nothing else of it', () => {
  const typed = { ...form, siteName: ' Bustan al-Huruf ', defaultPrice: '3000.5' };
  expect(changedNames(form, typed)).toEqual(['siteName', 'defaultPrice']);
  expect(storedOf(form, typed)).toEqual({ siteName: 'Bustan al-Huruf', defaultPrice: '3000.50' });
});

// Proves ours-133.
it('says of an account number whether it is one of the bank that is chosen', () => {
  const zenith: SettingsForm = { ...form, bankCode: '057' };
  const wrong = /no account number of that bank/;
  expect(errorsOf('accountNumber', '2012345679', zenith).accountNumber).toMatch(wrong);
  expect(errorsOf('accountNumber', '2012345678', zenith)).toEqual({});
  const typed: SettingsForm = { ...zenith, accountNumber: '2012345678' };
  expect(errorsOf('bankCode', '011', typed).accountNumber).toMatch(wrong);
  expect(errorsOf('bankCode', 'other', typed)).toEqual({});
  // What stands there already is not asked about where something else is changed.
  expect(errorsOf('siteName', 'Other', { ...typed, accountNumber: '1' })).toEqual({});
});
