import * as z from 'zod';
import { isAddressOrRange } from './platform/addresses.ts';
import { isCountry } from './shared/phone-number.ts';

/**
 * The environment of rulings §8 as it is spelled outside; config.ts makes the configuration of it.
 */

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']).transform((v) => v === 'on');
/** `+01:00` is one for Node, and PostgreSQL reads its sign the other way round. */
const timeZone = z.string().refine(
  (v) => {
    if (!/^[a-z]/i.test(v)) return false;
    try {
      new Intl.DateTimeFormat('en', { timeZone: v });
      return true;
    } catch {
      return false;
    }
  },
  { message: 'is not the name of a time zone' },
);
/** Two letters of ISO 3166, as phone numbers know countries. */
const country = z.string().toUpperCase().refine(isCountry, 'is no country of two letters, as NG');
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
/**
 * Whom `X-Forwarded-For` is believed of: `false` of nobody, a number of the proxies between us and
 * the world, or of those with certain addresses.
 */
const trustProxy = z.string().transform((v, context): false | number | string[] => {
  const text = v.trim();
  if (text === 'off' || text === 'false') return false;
  if (text === 'on' || text === 'true') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every((proxy) => namedNetworks.has(proxy) || isAddressOrRange(proxy))) return proxies;
  const allowed = 'off, on, the number of proxies (1 to 9), or their addresses and CIDR ranges';
  context.issues.push({ code: 'custom', message: `must be ${allowed}`, input: v });
  return z.NEVER;
});

/** Names that Fastify knows for the networks of this machine and of the house. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** How the secret key of the payment simulator begins (tools/simulator): money that is none. */
export const SIMULATOR_KEY = 'sk_simulator_';

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(256).optional(),
  DEMO_DATA: onOff.optional(),
  DEMO_CARDS: onOff.default(false),
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
  BACKUP_SCHEDULE: z.enum(['hourly', 'daily', 'off']).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  // How it looks; whether it is one is judged at the start, where its library is loaded.
  BACKUP_PUBLIC_KEY: z
    .string()
    .regex(/^age1\S+$/, 'is no public key of age (age1…)')
    .optional(),
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
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: trustProxy.default(false),
  INSTITUTE_TIMEZONE: timeZone.default('Africa/Lagos'),
  INSTITUTE_COUNTRY: country.default('NG'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
/** The variables, each right by itself. */
export type Variables = z.output<typeof Variables>;
type Name = keyof Variables;

/** Variables of which an operator sets all or none. */
const together: readonly (readonly Name[])[] = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['MARKING_URL', 'MARKING_KEY', 'MARKING_MODEL'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION'],
];

/** A variable that does not go with the others, and what is wrong with it. */
type Fault = readonly [name: Name, message: string];

function* missingOnes(env: Variables): Generator<Fault> {
  for (const names of together) {
    const missing = names.find((name) => env[name] === undefined);
    if (missing === undefined || names.every((name) => env[name] === undefined)) continue;
    yield [missing, `is missing: ${names.join(names.length > 2 ? ', ' : ' and ')} go together`];
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    yield ['DATABASE_URL', 'is missing: DATABASE_DIRECT_URL is for what cannot go through it'];
  }
  if (env.ONESIGNAL_API_KEY && !env.ONESIGNAL_APP_ID) {
    yield ['ONESIGNAL_APP_ID', 'is missing: ONESIGNAL_API_KEY is for an application'];
  }
}

function* contradictions(env: Variables): Generator<Fault> {
  if (env.GAME_ONLY && !(env.DATABASE_URL && env.PUBLIC_URL)) {
    const needed = 'needs DATABASE_URL and PUBLIC_URL, those of the institute the quiz belongs to';
    yield ['GAME_ONLY', needed];
  }
  const isReal = env.DATABASE_URL !== undefined || env.NODE_ENV === 'production';
  if (isReal && env.PAYSTACK_SECRET_KEY?.startsWith(SIMULATOR_KEY)) {
    const whose = 'is that of the payment simulator, which no institute with a database may use';
    yield ['PAYSTACK_SECRET_KEY', whose];
  }
  const isPublic = env.NODE_ENV === 'production' || env.PUBLIC_URL?.startsWith('https:');
  if (!env.RATE_LIMITS && isPublic) {
    yield ['RATE_LIMITS', 'may be off for tests and benches alone'];
  }
  if (!env.DATABASE_URL && (env.WEB_CONCURRENCY ?? 1) > 1) {
    const most = 'must be 1 with the embedded database, which serves one process';
    yield ['WEB_CONCURRENCY', most];
  }
}

/** The variables, right by themselves and with each other. */
export const Environment = Variables.superRefine((env, context) => {
  for (const [name, message] of [...missingOnes(env), ...contradictions(env)]) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
});
