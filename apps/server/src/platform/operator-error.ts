import { type DescribedError, describeError } from './describe-error.ts';

/** What the operator can put right; its message is the one line to print. */
export class OperatorError extends Error {}

/** What the system or the database says when something outside is not as it should be. */
const words: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens on this PORT already',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'nobody answers at DATABASE_URL',
  ENOTFOUND: 'the host of DATABASE_URL is not known',
  ETIMEDOUT: 'DATABASE_URL does not answer in time',
  '28000': 'DATABASE_URL is refused by the database',
  '28P01': 'the password of DATABASE_URL is wrong',
  '3D000': 'DATABASE_URL names a database that does not exist',
  '42501': 'the user of DATABASE_URL may not do what is needed',
  '53300': 'the database has no connection left',
  '57P03': 'the database is starting or stopping',
};

/** Why something could not be done: one line where the operator can help, with a stack where not. */
export function reasonOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  for (let at = error; at instanceof Error; at = at.cause) {
    const first = at instanceof AggregateError ? at.errors[0] : at;
    const code = first instanceof Error && 'code' in first ? String(first.code) : '';
    const said = words[code];
    if (said) return `${said} (${code}${'path' in at ? ` ${at.path}` : ''})`;
    if (/timeout/i.test(at.message) && /connect/i.test(at.message)) return `${words.ETIMEDOUT}`;
  }
  const described = describeError(error);
  const messages: string[] = [];
  for (let at: DescribedError | undefined = described; at; at = at.cause) {
    messages.push(at.code ? `${at.message} (${at.code})` : at.message);
  }
  return `${messages.join(': ')}\n${described.stack}`;
}
