import { resolve } from 'node:path';
import * as z from 'zod';
import type { S3Settings } from './platform/file-store-s3.ts';

/**
 * The environment of rulings §8, parsed once at start. A wrong variable ends the start with one
 * clear line; nothing else in the product reads `process.env`.
 */

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']).transform((v) => v === 'on');
const timeZone = z.string().refine(
  (v) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: v });
      return true;
    } catch {
      return false;
    }
  },
  { message: 'is not the name of a time zone' },
);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
const trustProxy = z.string().transform((v) => {
  if (v === 'off' || v === 'false') return false;
  if (v === 'on' || v === 'true') return true;
  return v;
});

/** How the secret key of the payment simulator begins (tools/simulator): money that is none. */
const SIMULATOR_KEY = 'sk_simulator_';

const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_REGION',
] as const;

const Environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: postgresUrl.optional(),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(256).optional(),
    DEMO_DATA: onOff.optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    GAME_ONLY: onOff.default(false),
    GAME_URL: z.url({ protocol: /^https?$/ }).optional(),
    PAYSTACK_SECRET_KEY: z.string().min(1).optional(),
    PAYSTACK_API_URL: z.url().default('https://api.paystack.co'),
    PAYSTACK_INLINE_URL: z.url().default('https://js.paystack.co/v2/inline.js'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.string().min(3).default('Institute <no-reply@localhost>'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_ACCESS_KEY: z.string().min(1).optional(),
    S3_SECRET_KEY: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).optional(),
    ONESIGNAL_APP_ID: z.string().min(1).optional(),
    ONESIGNAL_API_KEY: z.string().min(1).optional(),
    ONESIGNAL_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.onesignal.com'),
    MARKING_URL: z.url({ protocol: /^https?$/ }).optional(),
    MARKING_KEY: z.string().min(1).optional(),
    MARKING_MODEL: z.string().min(1).optional(),
    METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
    WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
    TRUST_PROXY: trustProxy.default(false),
    INSTITUTE_TIMEZONE: timeZone.default('Africa/Lagos'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .superRefine((env, context) => {
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
      context.addIssue({
        code: 'custom',
        path: [env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'],
        message: 'is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together',
      });
    }
    const marking = ['MARKING_URL', 'MARKING_KEY', 'MARKING_MODEL'] as const;
    const missing = marking.filter((name) => env[name] === undefined);
    if (missing[0] && missing.length < marking.length) {
      context.addIssue({
        code: 'custom',
        path: [missing[0]],
        message: `is missing: ${marking.join(', ')} go together`,
      });
    }
    if (env.ONESIGNAL_API_KEY && !env.ONESIGNAL_APP_ID) {
      context.addIssue({
        code: 'custom',
        path: ['ONESIGNAL_APP_ID'],
        message: 'is missing: ONESIGNAL_API_KEY is for an application',
      });
    }
    if (env.GAME_ONLY && !(env.DATABASE_URL && env.PUBLIC_URL)) {
      context.addIssue({
        code: 'custom',
        path: ['GAME_ONLY'],
        message: 'needs DATABASE_URL and PUBLIC_URL, those of the institute the quiz belongs to',
      });
    }
    const isReal = env.DATABASE_URL !== undefined || env.NODE_ENV === 'production';
    if (isReal && env.PAYSTACK_SECRET_KEY?.startsWith(SIMULATOR_KEY)) {
      context.addIssue({
        code: 'custom',
        path: ['PAYSTACK_SECRET_KEY'],
        message: 'is that of the payment simulator, which no institute with a database may use',
      });
    }
    const bucket = s3Names.filter((name) => env[name]);
    if (bucket.length > 0 && bucket.length < s3Names.length) {
      context.addIssue({
        code: 'custom',
        path: [s3Names.find((name) => !env[name]) ?? ''],
        message: `is missing: ${s3Names.join(', ')} go together`,
      });
    }
    if (!env.DATABASE_URL && (env.WEB_CONCURRENCY ?? 1) > 1) {
      context.addIssue({
        code: 'custom',
        path: ['WEB_CONCURRENCY'],
        message: 'must be 1 with the embedded database, which serves one process',
      });
    }
  });

/** The product's configuration. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  firstAdmin: { email: string; password: string } | null;
  demoData: boolean;
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** True when people reach us by https: cookies are Secure and carry the `__Host-` prefix. */
  https: boolean;
  /** True when this process serves the quiz alone, to the pages of `publicUrl`. */
  gameOnly: boolean;
  /** Origin of a quiz served by itself, which our pages may then call; null when it is this one. */
  gameOrigin: string | null;
  /** The card payment provider; null while cards are off. */
  card: CardConfig | null;
  /** The application browsers register with for push; null while nobody is asked to. */
  oneSignalAppId: string | null;
  /** Who takes the institute's own news to those devices; null when it sends none. */
  push: { appId: string; key: string; url: string } | null;
  /** The bucket files lie in; null for the disk below `dataDir`. */
  s3: S3Settings | null;
  /** Who proposes marks: an endpoint that speaks the chat-completions format; null when nobody does. */
  marking: { url: string; key: string; model: string } | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** What a reader of the metrics shows; null when there are none to read. */
  metricsToken: string | null;
  processes: number;
  /** `true`, or the addresses of the proxies to believe. */
  trustProxy: boolean | string;
  timeZone: string;
  logLevel: string;
}

/** How the card payment provider is reached, by us and by the pages. */
export interface CardConfig {
  secretKey: string;
  apiUrl: string;
  /** Address of the inline script. */
  inlineUrl: string;
  /** Origin of the window that the inline script opens in a frame. */
  frameOrigin: string;
}

/** Thrown when a variable is wrong; its message is the one line to print. */
export class ConfigError extends Error {}

/** Paystack's script opens a frame of another host of theirs; a simulator's, one of its own. */
function frameOriginOf(inlineUrl: string): string {
  const { origin } = new URL(inlineUrl);
  return origin === 'https://js.paystack.co' ? 'https://checkout.paystack.com' : origin;
}

function s3Of(env: Partial<Record<(typeof s3Names)[number], string | undefined>>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY || !S3_REGION) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION,
  };
}

/** Reads the configuration from an environment; `cores` is the default number of processes. */
export function readConfig(environment: Record<string, string | undefined>, cores: number): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'Environment'}: ${issue?.message ?? 'wrong'}`,
    );
  }
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD }
        : null,
    // The demo institute is made by the process that serves it.
    demoData: !env.GAME_ONLY && (env.DEMO_DATA ?? !env.DATABASE_URL),
    publicUrl,
    https: publicUrl.startsWith('https:'),
    gameOnly: env.GAME_ONLY,
    gameOrigin: env.GAME_URL ? new URL(env.GAME_URL).origin : null,
    card: env.PAYSTACK_SECRET_KEY
      ? {
          secretKey: env.PAYSTACK_SECRET_KEY,
          apiUrl: env.PAYSTACK_API_URL,
          inlineUrl: env.PAYSTACK_INLINE_URL,
          frameOrigin: frameOriginOf(env.PAYSTACK_INLINE_URL),
        }
      : null,
    oneSignalAppId: env.ONESIGNAL_APP_ID ?? null,
    push:
      env.ONESIGNAL_APP_ID && env.ONESIGNAL_API_KEY
        ? {
            appId: env.ONESIGNAL_APP_ID,
            key: env.ONESIGNAL_API_KEY,
            url: env.ONESIGNAL_API_URL.replace(/\/+$/, ''),
          }
        : null,
    s3: s3Of(env),
    marking:
      env.MARKING_URL && env.MARKING_KEY && env.MARKING_MODEL
        ? { url: env.MARKING_URL, key: env.MARKING_KEY, model: env.MARKING_MODEL }
        : null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    metricsToken: env.METRICS_TOKEN ?? null,
    processes: env.WEB_CONCURRENCY ?? (env.DATABASE_URL ? cores : 1),
    trustProxy: env.TRUST_PROXY,
    timeZone: env.INSTITUTE_TIMEZONE,
    logLevel: env.LOG_LEVEL,
  };
}
