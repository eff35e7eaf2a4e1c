import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { anyText, naira, requiredText } from './fields.ts';

/** Settings as everybody reads them. Texts are empty when unset. */
export const AppSettings = z.object({
  siteName: z.string(),
  /** Path relative to the API host, empty for the default icon. */
  logo: z.string(),
  landingMessage: z.string(),
  howto: z.string(),
  aboutUs: z.string(),
  aboutsite: z.string(),
  privatelesson: z.string(),
  /** Public key of the card payment provider, empty when cards are off. */
  paystackKey: z.string(),
  whatsappNumber: z.string(),
  /** Default subscription amount in naira, pre-fills the class form. */
  subamount: z.string(),
  /** IANA name of the institute's time zone, in which dates are shown. */
  timezone: z.string(),
  /** Application id of the push service, empty when push is off. */
  oneSignalAppId: z.string(),
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

/** Admin §7: saves the settings; fields left out stay as they are. */
export const updateAppSettings = defineCall({
  name: 'updateAppSettings',
  method: 'POST',
  path: '/api.php',
  action: 'updateAppSettings',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({
    siteName: z.optional(requiredText('Site name', 80)),
    landingMessage: z.optional(anyText()),
    howto: z.optional(anyText()),
    aboutUs: z.optional(anyText()),
    aboutsite: z.optional(anyText()),
    privatelesson: z.optional(anyText()),
    paystackKey: z.optional(anyText(200)),
    whatsappNumber: z.optional(anyText(30)),
    subamount: z.optional(naira),
  }),
  response: AppSettings,
});

/** Admin §5: "Logo file size must be less than 400KB". */
export const MAX_LOGO_BYTES = 400 * 1024;

/** Admin §7: replaces the logo by a picture of at most 400 KB. */
export const uploadLogo = defineCall({
  name: 'uploadLogo',
  method: 'POST',
  path: '/api.php',
  action: 'uploadLogo',
  actionIn: 'body',
  encoding: 'multipart',
  access: 'admin',
  actor: 'admin_email',
  files: { logo: { maxBytes: MAX_LOGO_BYTES } },
  request: z.object({}),
  response: z.object({ logo: z.string() }),
});
