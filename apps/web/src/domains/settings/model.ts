import type * as wire from '@institute/contract/settings';

/** The institute's time zone until the settings have arrived (rulings, classes and enrolment). */
export const DEFAULT_TIME_ZONE = 'Africa/Lagos';

/** The settings as everybody reads them. Texts are empty when unset. */
export interface Settings {
  siteName: string;
  /** Path relative to the API host, empty for the default icon. */
  logo: string;
  landingMessage: string;
  /** How to begin, for those who are new. */
  guide: string;
  privateLesson: string;
  /** Whether a class or the wallet can be paid for by card. */
  takesCards: boolean;
  whatsappNumber: string;
  /** Where the institute's app is found in its store. */
  storeLink: string;
  /** Price in naira with which the form of a new class begins, as typed. */
  defaultPrice: string;
  /** IANA name of the time zone in which days, months and closing dates are meant and shown. */
  timeZone: string;
  /** Application id of the push service, empty when push is off. */
  pushAppId: string;
}

/** Where nothing is set, the store is asked for the institute by its name. */
export const storeSearch = (siteName: string): string =>
  `https://play.google.com/store/search?c=apps&q=${encodeURIComponent(siteName)}`;

export function settingsOf(settings: wire.AppSettings): Settings {
  return {
    siteName: settings.siteName,
    logo: settings.logo,
    landingMessage: settings.landingMessage,
    guide: settings.howto,
    privateLesson: settings.privatelesson,
    takesCards: settings.paystackKey !== '',
    whatsappNumber: settings.whatsappNumber,
    storeLink: settings.storeLink || storeSearch(settings.siteName),
    defaultPrice: settings.subamount,
    timeZone: settings.timezone || DEFAULT_TIME_ZONE,
    pushAppId: settings.oneSignalAppId,
  };
}
