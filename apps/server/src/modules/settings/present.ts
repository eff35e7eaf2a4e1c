import { unixOf } from '@institute/contract/fields';
import type { ManagedSettings, SettingsForm } from '@institute/contract/managed-settings';
import { nairaText } from '@institute/contract/money';
import type { AppSettings } from '@institute/contract/settings';
import { asTrigger, type Settings } from './rules.ts';

/** Settings as the wire has them; what is the server's own business stays out. */
export function presentSettings(
  settings: Settings,
  { timeZone, oneSignalAppId }: { timeZone: string; oneSignalAppId: string | null },
): AppSettings {
  const { siteName, logo, signature, landingMessage, howto, aboutUs, aboutsite } = settings;
  const { privatelesson, paystackKey, whatsappNumber, storeLink, subamount } = settings;
  return {
    ...{ siteName, logo, signature, landingMessage, howto, aboutUs, aboutsite },
    ...{ privatelesson, paystackKey, whatsappNumber, storeLink, subamount },
    timezone: timeZone,
    oneSignalAppId: oneSignalAppId ?? '',
    legalVersion: Number(settings.legalVersion),
  };
}

const naira = (kobo: string): string => nairaText(Number(kobo));

/** Settings as the administrators' form has them: every amount in naira. */
export function presentForm(settings: Settings): SettingsForm {
  const { siteName, landingMessage, howto, aboutUs, aboutsite, privatelesson } = settings;
  const { paystackKey, whatsappNumber, storeLink, subamount } = settings;
  const { terms, privacy, privacyContact } = settings;
  const { deviceDays, mailDays, auditDays, draftDays } = settings;
  return {
    ...{ siteName, landingMessage, howto, aboutUs, aboutsite, privatelesson },
    ...{ paystackKey, whatsappNumber, storeLink, subamount },
    referralWelcome: naira(settings.referralWelcome),
    referralReward: naira(settings.referralReward),
    referralTrigger: asTrigger(settings.referralTrigger),
    gameRewardEasy: naira(settings.gameRewardEasy),
    gameRewardIntermediate: naira(settings.gameRewardIntermediate),
    gameRewardHard: naira(settings.gameRewardHard),
    rewardBudget: naira(settings.rewardBudget),
    secondFactor: settings.secondFactor === 'required' ? 'required' : 'optional',
    ...{ terms, privacy, privacyContact },
    ...{ deviceDays, mailDays, auditDays, draftDays },
  };
}

/** Who saved each setting last, for those that have been saved. */
export function presentChanges(
  rows: readonly { name: string; changedAt: Date | null; changedBy: string | null }[],
): ManagedSettings['changes'] {
  const saved = rows.filter((row) => row.changedAt !== null);
  return Object.fromEntries(
    saved.map(({ name, changedAt, changedBy }) => [
      name,
      { by: changedBy ?? '', at: unixOf(changedAt) },
    ]),
  );
}
