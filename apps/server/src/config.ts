import { join, resolve } from 'node:path';
import { Environment, SIMULATOR_KEY, type Variables } from './environment.ts';
import type { CardConfig } from './platform/card-provider.ts';
import type { CardConfigs } from './platform/open-card-providers.ts';
import { OperatorError } from './platform/operator-error.ts';
import type { S3Settings } from './platform/s3-client.ts';
import type { CountryCode } from './shared/phone-number.ts';

/**
 * The configuration, read once at start from the environment of rulings §8. A wrong variable ends
 * the start with one clear line; beside it `main.ts` alone reads `process.env`, to know how many processes to start.
 */

/** How often a backup is made by itself. */
export type BackupSchedule = 'hourly' | 'daily' | 'off';

/** The product's configuration. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Address of PostgreSQL itself where `databaseUrl` is that of a pooler of transactions. */
  databaseDirectUrl: string | null;
  firstAdmin: { email: string; password: string } | null;
  demoData: boolean;
  /** Whether the demo pays by card, at the payment simulator that runs beside it. */
  demoCards: boolean;
  /** True when others than this machine's user reach us: no published password may stand here. */
  isPublic: boolean;
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** True when people reach us by https: cookies are Secure and carry the `__Host-` prefix. */
  https: boolean;
  /** True when this process serves the quiz alone, to the pages of `publicUrl`. */
  gameOnly: boolean;
  /** Origin of a quiz served by itself, which our pages may then call; null when it is this one. */
  gameOrigin: string | null;
  /** The card payment providers; cards are off while none is set. */
  cards: CardConfigs;
  /** The application browsers register with for push; null while push is off. */
  oneSignalAppId: string | null;
  /** The service that takes the institute's news to those devices; null when it sends none. */
  push: { appId: string; key: string; url: string } | null;
  /** The bucket files lie in; null for the disk below `dataDir`. */
  s3: S3Settings | null;
  /** The endpoint that proposes grades, in the chat-completions format; null without one. */
  marking: { url: string; key: string; model: string } | null;
  /** The program that takes the sound out of recordings; null to look for none. */
  ffmpeg: string | null;
  /** When backups are made by themselves, where they lie, and the age key they are sealed for. */
  backups: { schedule: BackupSchedule; folder: string; publicKey: string | null };
  smtpUrl: string | null;
  mailFrom: string;
  /** What a reader of the metrics shows; null when there are none to read. */
  metricsToken: string | null;
  /** How long a process goes on after a stop signal, for balancers to see it. */
  drainSeconds: number;
  processes: number;
  /** Whether requests are counted and those above the limits refused; off in tests and benches. */
  rateLimits: boolean;
  /**
   * Whose `X-Forwarded-For` is believed: nobody's, that of so many proxies in front of us, or of those
   * with these addresses and CIDR ranges. What is left of the last of them is the client.
   */
  trustProxy: false | number | string[];
  timeZone: string;
  /** Whose phone numbers are written without the code of a country. */
  country: CountryCode;
  logLevel: string;
}

/** Thrown when a variable is wrong; its message is the one line to print. */
export class ConfigError extends OperatorError {}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Paystack's script opens a frame of another host of theirs; a simulator's, one of its own. */
function frameOriginOf(inlineUrl: string): string {
  const { origin } = new URL(inlineUrl);
  return origin === 'https://js.paystack.co' ? 'https://checkout.paystack.com' : origin;
}

/** Whether the host of an address, or one to listen on, is reached from this machine alone. */
function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

function adminOf({ ADMIN_EMAIL, ADMIN_PASSWORD }: Variables): Config['firstAdmin'] {
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return null;
  return { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD };
}

function paystackOf(env: Variables): CardConfig | null {
  if (!env.PAYSTACK_SECRET_KEY) return null;
  return {
    secretKey: env.PAYSTACK_SECRET_KEY,
    apiUrl: env.PAYSTACK_API_URL,
    inlineUrl: env.PAYSTACK_INLINE_URL,
    frameOrigin: frameOriginOf(env.PAYSTACK_INLINE_URL),
  };
}

function pushOf(env: Variables): Config['push'] {
  const { ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: key } = env;
  return appId && key ? { appId, key, url: withoutSlash(env.ONESIGNAL_API_URL) } : null;
}

function markingOf(env: Variables): Config['marking'] {
  const { MARKING_URL: url, MARKING_KEY: key, MARKING_MODEL: model } = env;
  return url && key && model ? { url, key, model } : null;
}

function s3Of(env: Variables): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!endpoint || !bucket || !accessKey || !secretKey || !region) return null;
  return { endpoint, bucket, accessKey, secretKey, region };
}

/** The embedded database has no other copy than these: each hour. A server of databases has its own. */
function backupsOf(env: Variables): Config['backups'] {
  return {
    schedule: env.BACKUP_SCHEDULE ?? (env.DATABASE_URL ? 'daily' : 'hourly'),
    folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    publicKey: env.BACKUP_PUBLIC_KEY ?? null,
  };
}

/** Reads the configuration from an environment; `cores` is the default number of processes. */
export function readConfig(environment: Record<string, string | undefined>, cores: number): Config {
  // A variable that is set to nothing is not set.
  const given = Object.entries(environment).filter(([, value]) => value);
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const { path = ['Environment'], message = 'wrong' } = parsed.error.issues[0] ?? {};
    throw new ConfigError(`${path.join('.')}: ${message}`);
  }
  const env = parsed.data;
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const isPublic =
    env.NODE_ENV === 'production' || ![new URL(publicUrl).hostname, env.HOST].every(isThisMachine);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    firstAdmin: adminOf(env),
    // The demo institute is made by the process that serves it.
    demoCards: env.DEMO_CARDS && Boolean(env.PAYSTACK_SECRET_KEY?.startsWith(SIMULATOR_KEY)),
    demoData: !env.GAME_ONLY && (env.DEMO_DATA ?? !(env.DATABASE_URL || isPublic)),
    isPublic,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    gameOnly: env.GAME_ONLY,
    gameOrigin: env.GAME_URL ? new URL(env.GAME_URL).origin : null,
    cards: { paystack: paystackOf(env) },
    oneSignalAppId: env.ONESIGNAL_APP_ID ?? null,
    push: pushOf(env),
    s3: s3Of(env),
    marking: markingOf(env),
    ffmpeg: env.FFMPEG_PATH === 'off' ? null : env.FFMPEG_PATH,
    backups: backupsOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    metricsToken: env.METRICS_TOKEN ?? null,
    drainSeconds: env.DRAIN_SECONDS,
    processes: env.WEB_CONCURRENCY ?? (env.DATABASE_URL ? cores : 1),
    rateLimits: env.RATE_LIMITS,
    trustProxy: env.TRUST_PROXY,
    timeZone: env.INSTITUTE_TIMEZONE,
    country: env.INSTITUTE_COUNTRY,
    logLevel: env.LOG_LEVEL,
  };
}
