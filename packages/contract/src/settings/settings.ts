import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';

/** Whether the quiz is there (rulings §10). */
export const quizStates = ['on', 'off'] as const;
export type QuizState = (typeof quizStates)[number];

/** Whether something is done, or shown, at all. */
export const switchStates = ['on', 'off'] as const;
export type SwitchState = (typeof switchStates)[number];
/** Where students transfer what they pay; for them to read and to copy. */
export const TransferAccount = z.object({
  bank: z.string(),
  number: z.string(),
  name: z.string(),
  /** What else is to be known; may be empty. */
  note: z.string(),
});
export type TransferAccount = z.output<typeof TransferAccount>;

/** What the specification calls settings that are called otherwise here; the others it calls the same. */
export const settingsElsewhere = {
  guide: 'howto',
  aboutSite: 'aboutsite',
  privateLesson: 'privatelesson',
  defaultPrice: 'subamount',
} as const;

/** The names of some fields, which the wire writes as they are written here. */
export const sameNames = <Shape extends object>(shape: Shape) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, name])) as {
    [Name in keyof Shape & string]: Name;
  };

const appSettings = {
  siteName: z.string(),
  /** Path relative to the API host, empty for the default icon. */
  logo: z.string(),
  /** Path of the signature on certificates; empty for none. Only an older server leaves it out. */
  signature: z._default(z.string(), ''),
  landingMessage: z.string(),
  /** How to begin, for those who are new. */
  guide: z.string(),
  aboutUs: z.string(),
  /** How one learns there. */
  aboutSite: z.string(),
  privateLesson: z.string(),
  /** Public key of the card payment provider, empty when cards are off. */
  paystackKey: z.string(),
  whatsappNumber: z.string(),
  /** Where the institute's app is listed; empty where it is not. Only an older server leaves it out. */
  storeLink: z._default(z.string(), ''),
  /** Whether pages lead there; only an older server leaves it out. */
  storeShown: z._default(z.enum(switchStates), 'on'),
  /** Price in naira with which the form of a new class begins, as typed. */
  defaultPrice: z.string(),
  /** IANA name of the institute's time zone, in which dates are shown. */
  timeZone: z.string(),
  /** Application id of the push service, empty when push is off. */
  pushAppId: z.string(),
  /** Version of the terms and the privacy notice, see `legal.ts`; only an older server leaves it out. */
  legalVersion: z.optional(z.number()),
  /** Whether the quiz is played; only an older server leaves it out. */
  quiz: z._default(z.enum(quizStates), 'on'),
  /** Whether cards are taken: both keys are there; only an older server leaves it out. */
  takesCards: z.optional(z.boolean()),
  /** Where students transfer to; null while it is not set whole. Only an older server leaves it out. */
  transfer: z._default(z.nullable(TransferAccount), null),
};

/** Settings as everybody reads them. Texts are empty when unset. */
export const AppSettings = wireObject(appSettings, {
  ...sameNames(appSettings),
  ...settingsElsewhere,
  timeZone: 'timezone',
  pushAppId: 'oneSignalAppId',
});
export type AppSettings = z.output<typeof AppSettings>;

/** Student §7, admin §7: the settings, readable by anyone. */
export const getAppSettings = defineCall({
  name: 'getAppSettings',
  method: 'GET',
  path: '/api.php',
  action: 'get_app_settings',
  encoding: 'none',
  access: 'public',
  request: z.object({}),
  response: AppSettings,
});
