import { nairaText } from '@institute/contract/money';
import { bankChoices } from '@institute/contract/payments/banks';
import type { ManagedSettings, SettingsForm } from '@institute/contract/settings/managed-settings';
import type { AppSettings, QuizState, SwitchState } from '@institute/contract/settings/settings';
import { type CountryCode, certainPhone } from '../../shared/phone-number.ts';
import { asAccountBank, asTrigger, type Settings, transferAccount } from './rules.ts';

/** Settings as everybody reads them; what is the server's own business stays out. */
export function presentSettings(
  settings: Settings,
  config: { timeZone: string; country: CountryCode; oneSignalAppId: string | null },
  takesCards: boolean,
): AppSettings {
  const { siteName, logo, signature, landingMessage, howto: guide, aboutUs } = settings;
  const { aboutsite: aboutSite, privatelesson: privateLesson, paystackKey } = settings;
  const { storeLink, subamount: defaultPrice } = settings;
  const { timeZone, country, oneSignalAppId } = config;
  // Links to WhatsApp are made of its digits; one from long ago may be written in any way.
  const whatsappNumber = certainPhone(settings.whatsappNumber, country);
  return {
    ...{ siteName, logo, signature, landingMessage, guide, aboutUs, aboutSite },
    ...{ privateLesson, paystackKey, whatsappNumber, storeLink, defaultPrice, timeZone },
    pushAppId: oneSignalAppId ?? '',
    legalVersion: Number(settings.legalVersion),
    quiz: quizState(settings),
    storeShown: switchState(settings.storeShown),
    takesCards,
    transfer: transferAccount(settings),
  };
}

/** What is stored, of which no other word stands for on. */
export const quizState = ({ quiz }: Pick<Settings, 'quiz'>): QuizState =>
  quiz === 'off' ? 'off' : 'on';

const switchState = (stored: string): SwitchState => (stored === 'off' ? 'off' : 'on');

const naira = (kobo: string): string => nairaText(Number(kobo));

/** Settings as the administrators' form has them: every amount in naira. */
export function presentForm(settings: Settings): SettingsForm {
  const { siteName, landingMessage, howto: guide, aboutUs, aboutsite: aboutSite } = settings;
  const { privatelesson: privateLesson, paystackKey, whatsappNumber, storeLink } = settings;
  const { terms, privacy, privacyContact } = settings;
  const { deviceDays, mailDays, auditDays, draftDays } = settings;
  const { otherBank, accountNumber, accountName, transferNote } = settings;
  return {
    ...{ siteName, landingMessage, guide, aboutUs, aboutSite, privateLesson },
    ...{ paystackKey, whatsappNumber, storeLink, defaultPrice: settings.subamount },
    referralWelcome: naira(settings.referralWelcome),
    referralReward: naira(settings.referralReward),
    referralTrigger: asTrigger(settings.referralTrigger),
    quiz: quizState(settings),
    gameRewardEasy: naira(settings.gameRewardEasy),
    gameRewardIntermediate: naira(settings.gameRewardIntermediate),
    gameRewardHard: naira(settings.gameRewardHard),
    rewardBudget: naira(settings.rewardBudget),
    secondPersonAbove: naira(settings.secondPersonAbove),
    graceDays: settings.graceDays,
    noticeHours: settings.noticeHours,
    recordingMonths: settings.recordingMonths,
    bankCode: bankChoices.find((code) => code === settings.bankCode) ?? '',
    ...{ otherBank, accountNumber, accountName, transferNote },
    accountNumbers: asAccountBank(settings.accountNumbers),
    networkWins: settings.networkWins,
    storeShown: switchState(settings.storeShown),
    healthAlerts: switchState(settings.healthAlerts),
    weeklyDigest: switchState(settings.weeklyDigest),
    ownerEmail: settings.ownerEmail,
    secondFactor: settings.secondFactor === 'required' ? 'required' : 'optional',
    ...{ terms, privacy, privacyContact },
    ...{ deviceDays, mailDays, auditDays, draftDays },
  };
}

/** Who saved each setting last, for those that have been saved. */
export function presentChanges(
  rows: readonly { name: string; changedAt: Date | null; changedBy: string | null }[],
): ManagedSettings['changes'] {
  return Object.fromEntries(
    rows.flatMap(({ name, changedAt, changedBy }) =>
      changedAt ? [[name, { by: changedBy ?? '', at: changedAt }]] : [],
    ),
  );
}
