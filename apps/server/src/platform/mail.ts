import type { Logger } from './log.ts';
import { MailProblem } from './mail-problem.ts';
import { leaveMail } from './outbox.ts';
import { timeLimits } from './time-limits.ts';

/** One e-mail to one recipient: plain text, and the same as HTML if given. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** With its angle brackets; the same for every try, so that a mail that came twice is seen as one. */
  messageId?: string;
  /** Address at which a press or a mail program unsubscribes the reader at once (RFC 8058). */
  unsubscribe?: string;
  /** The institute's name, where whoever sends thousands has read it. */
  institute?: string;
  /** What it brings to a calendar (RFC 6047): a part of its own, which says what is to be done with it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** One of thousands: the log does not speak of each. */
  isBulk?: boolean;
}

/** Sends mail, or leaves it in the outbox when no SMTP server is configured. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail. Throws a `MailProblem`. */
  send(mail: Mail): Promise<void>;
  /** Lets go of the connections to the mail server. */
  close(): void;
}

/** Whose mail it is: the institute's name, at the address of `from`, whatever name stands there. */
export function senderOf(from: string, name: string): { name: string; address: string } {
  return { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim() };
}

/**
 * SMTP when `smtpUrl` is set; otherwise `.eml` files in `outbox` and a line on the console. `timeoutMs`,
 * which any answer of the mail server may take, is shorter in tests.
 */
export function makeMailer(options: {
  smtpUrl: string | null;
  from: string;
  /** The institute's name as it is now, which every mail bears. */
  institute: () => Promise<string>;
  outbox: string;
  log: Logger;
  timeoutMs?: number;
}): Mailer {
  const { smtpUrl, from, institute, outbox, log, timeoutMs = timeLimits.mail } = options;
  const compose: Compose = async (mail) =>
    composed(from, mail.institute ?? (await institute()), mail);
  return smtpUrl ? overSmtp(smtpUrl, compose, timeoutMs) : intoOutbox(outbox, compose, log);
}

type Compose = (mail: Mail) => Promise<ReturnType<typeof composed>>;

/**
 * A mail as the library takes it, which folds and encodes what stands in its headers. It says whose it is
 * by its sender and at its end; one of the product's own by its subject too.
 */
function composed(
  mailFrom: string,
  name: string,
  { isBulk, unsubscribe, institute: _, calendar, ...sent }: Mail,
) {
  const from = senderOf(mailFrom, name);
  const isNamed = (text: string) => text.includes(name);
  const mail = {
    ...sent,
    subject: isBulk || isNamed(sent.subject) ? sent.subject : `${sent.subject} (${name})`,
    text: isNamed(sent.text) ? sent.text : `${sent.text}\n\n${name}`,
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'meeting.ics', content: calendar.text },
    }),
  };
  if (unsubscribe === undefined) return { from, ...mail };
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { from, ...mail, headers };
}

/** What the address of the server may set otherwise, as in `smtp://host?rateLimit=10`. */
const LIMITS = {
  maxConnections: 4,
  /** Mails a second. */
  rateLimit: 25,
  rateDelta: 1000,
  connectionTimeout: timeLimits.mailConnection,
};

/** A large library, which a process loads with its first mail. */
const loadLibrary = async () => (await import('nodemailer')).default;

function overSmtp(url: string, compose: Compose, timeoutMs: number): Mailer {
  let pool: ReturnType<typeof poolOf> | null = null;
  /** Connections of before an outage may be dead without our having been told: none is used again. */
  const leave = async (left: ReturnType<typeof poolOf>) => {
    if (left === pool) pool = null;
    (await left).close();
  };
  return {
    async send(mail) {
      const message = await compose(mail);
      pool ??= poolOf(url, timeoutMs);
      const used = pool;
      try {
        await (await used).sendMail(message);
      } catch (error) {
        const problem = new MailProblem(error);
        if (problem.kind === 'outage') await leave(used);
        throw problem;
      }
    },
    close: () => void pool?.then((opened) => opened.close()),
  };
}

async function poolOf(url: string, timeoutMs: number) {
  const nodemailer = await loadLibrary();
  // The caller decides when to try again: the pool must not send twice by itself.
  const limits = { ...LIMITS, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const pool = nodemailer.createTransport({ url, pool: true, maxRequeues: 0, ...limits });
  // What goes wrong with a mail reaches its sender; an idle connection that ends needs no handling.
  pool.on('error', () => undefined);
  return pool;
}

function intoOutbox(outbox: string, compose: Compose, log: Logger): Mailer {
  const make = async () =>
    (await loadLibrary()).createTransport({ streamTransport: true, buffer: true });
  let composer: ReturnType<typeof make> | null = null;
  return {
    async send(mail) {
      composer ??= make();
      const { message } = await (await composer).sendMail(await compose(mail));
      const file = await leaveMail(outbox, mail.to, message as Buffer);
      // Neither to whom nor about what: the subject of some mails is a code.
      if (mail.isBulk) log.debug({ file }, 'mail left in the outbox');
      else log.info({ file }, 'mail left in the outbox');
    },
    close: () => undefined,
  };
}
