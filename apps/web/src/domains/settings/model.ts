import type { AppSettings } from '@institute/contract/settings/settings';

/** The institute's time zone until the settings have arrived (rulings, classes and enrolment). */
export const DEFAULT_TIME_ZONE = 'Africa/Lagos';

/** The settings as everybody reads them, with what holds where one of them is unset. */
export interface Settings extends AppSettings {
  /** Whether a class or the wallet can be paid for by card. */
  takesCards: boolean;
}

/** Where nothing is set, the store is asked for the institute by its name. */
const storeSearch = (siteName: string): string =>
  `https://play.google.com/store/search?c=apps&q=${encodeURIComponent(siteName)}`;

/** Where pages lead for the app; null where the institute leads nowhere. */
export function storeAddress(
  settings: Settings | null | undefined,
  siteName: string,
): string | null {
  if (settings?.storeShown === 'off') return null;
  return settings?.storeLink ?? storeSearch(siteName);
}

export function settingsOf(settings: AppSettings): Settings {
  return {
    ...settings,
    takesCards: settings.takesCards ?? settings.paystackKey !== '',
    storeLink: settings.storeLink || storeSearch(settings.siteName),
    timeZone: settings.timeZone || DEFAULT_TIME_ZONE,
  };
}
