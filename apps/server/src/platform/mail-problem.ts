import { text as words } from './text.ts';

/**
 * Why a mail was not taken:
 * - `refused`: for good, because of this mail or its recipient. Trying again is no use.
 * - `later`: for now, because of this mail or its recipient (a full mailbox, greylisting).
 * - `outage`: the mail server is away, or will not have us. It says nothing about this mail.
 */
export type MailProblemKind = 'refused' | 'later' | 'outage';

/** A mail that the mail server did not take; its message is the server's reason, in one line. */
export class MailProblem extends Error {
  readonly kind: MailProblemKind;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = 'MailProblem';
    this.kind = kindOf(cause);
  }
}

/** Waits for a mail to be sent. An address that takes none takes none later: all else is thrown. */
export async function unlessRefused(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof MailProblem && error.kind === 'refused')) throw error;
  });
}

/** What a transport's error tells, as far as it does. */
interface SmtpError {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

/** Answers to these concern the recipient or the mail; all others the connection or the sender. */
const OF_THE_MAIL = new Set(['RCPT TO', 'DATA']);

function kindOf(cause: unknown): MailProblemKind {
  const { code, command, responseCode } = (cause ?? {}) as SmtpError;
  // An address or a mail that no server was even asked about.
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && command === 'API') return 'refused';
  if (code === 'EMESSAGE' && command === 'MAIL FROM') return 'refused';
  if (!OF_THE_MAIL.has(String(command)) || typeof responseCode !== 'number') return 'outage';
  // 421: the server closes; whatever it was asked.
  if (responseCode === 421) return 'outage';
  if (responseCode >= 500) return 'refused';
  return 'later';
}

const LONGEST_REASON = 300;

function reasonOf(cause: unknown): string {
  const { response, message } = (cause ?? {}) as SmtpError;
  const said = typeof response === 'string' && response ? response : message;
  const text = typeof said === 'string' && said ? said : words.mailWithoutReason;
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
}
