import { setTimeout as wait } from 'node:timers/promises';
import { mailsTo } from '../../e2e/support/outbox.ts';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {{ http: number, status: boolean, message: string, code?: string, data?: unknown }} Answer */

/** A browser at an address of its own: it keeps its cookies, and is told refusals as they are. */
export class Browser {
  /** @param {Site} site @param {string} address */
  constructor(site, address) {
    this.site = site;
    this.address = address;
    /** @type {Map<string, string>} */
    this.cookies = new Map();
  }

  /** @param {string} action @param {Record<string, string>} [fields] @param {string} [path] @returns {Promise<Answer>} */
  async send(action, fields = {}, path = '/api.php') {
    const token = this.cookies.get('token');
    const response = await fetch(`${this.site.url}${path}`, {
      method: 'POST',
      headers: {
        // Believed by the one proxy this site is told of; what stands to the left is the client's own.
        'x-forwarded-for': `198.51.100.1, ${this.address}`,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: new URLSearchParams({ action, ...fields }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { http: response.status, ...(await response.json()) };
  }
}

/** An address of the n-th of many who come from elsewhere. @param {number} n */
export const addressOf = (n) => `203.0.${Math.floor(n / 250) + 1}.${(n % 250) + 1}`;

/** How long a mail may take, on a slow machine. */
const PATIENCE_MS = 300_000;

/**
 * The codes of the newest mail to an address, once there are so many with codes.
 * @param {Site} site @param {string} email @param {number} mails
 */
export async function mailedCodes(site, email, mails) {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await mailsWithCodes(site, email);
    const [newest] = found;
    if (newest && found.length >= mails) return newest;
    if (Date.now() > limit)
      throw new Error(`${found.length} of ${mails} mails with codes have come`);
    await wait(50);
  }
}

/** The codes of its mails, the newest first. @param {Site} site @param {string} email */
async function mailsWithCodes(site, email) {
  const found = [];
  for await (const mail of mailsTo(site.dataDir, email)) {
    const code = /^Subject: (\d{6}) is your/m.exec(mail)?.[1];
    const long = /^(\d{4} \d{4} \d{4} \d{4})\s*$/m.exec(mail)?.[1] ?? '';
    if (code) found.push({ code, long });
  }
  return found;
}
