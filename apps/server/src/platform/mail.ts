import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from './log.ts';
import { token } from './random.ts';

/** One e-mail: plain text, one recipient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail, or leaves it in the outbox when no SMTP server is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** SMTP when `smtpUrl` is set; otherwise `.eml` files in `outbox` and a line on the console. */
export function makeMailer(options: {
  smtpUrl: string | null;
  from: string;
  outbox: string;
  log: Logger;
}): Mailer {
  const { smtpUrl, from, outbox, log } = options;
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const composed = await composer.sendMail({ from, ...mail });
      await mkdir(outbox, { recursive: true });
      const file = join(outbox, `${Date.now()}-${token(4)}.eml`);
      await writeFile(file, composed.message as Buffer);
      log.info({ to: mail.to, subject: mail.subject, file }, 'mail left in the outbox');
    },
  };
}
