import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Settings as everybody reads them. Texts are empty when unset. */
export const AppSettings = z.object({
  siteName: z.string(),
  /** Path relative to the API host, empty for the default icon. */
  logo: z.string(),
  /** Path of the signature on certificates; empty for none. Only an older server leaves it out. */
  signature: z.optional(z.string()),
  landingMessage: z.string(),
  howto: z.string(),
  aboutUs: z.string(),
  aboutsite: z.string(),
  privatelesson: z.string(),
  /** Public key of the card payment provider, empty when cards are off. */
  paystackKey: z.string(),
  whatsappNumber: z.string(),
  /** Where the institute's app is listed; empty where it is not. Only an older server leaves it out. */
  storeLink: z.optional(z.string()),
  /** Default subscription amount in naira, pre-fills the class form. */
  subamount: z.string(),
  /** IANA name of the institute's time zone, in which dates are shown. */
  timezone: z.string(),
  /** Application id of the push service, empty when push is off. */
  oneSignalAppId: z.string(),
  /** Version of the terms and the privacy notice, see `legal.ts`; only an older server leaves it out. */
  legalVersion: z.optional(z.number()),
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
