import { AppError, errors } from '@institute/contract/errors';
import type { Database } from '../../../platform/db.ts';
import { usersNamed } from './store.ts';

/** Unknown addresses that a response names; a pasted column may hold thousands. */
const NAMED_MAX = 50;
const ID = /^\d{1,9}$/;

/**
 * The users behind e-mails and ids in any spelling, each once, and which of them belong to no user.
 */
export async function findRecipients(
  db: Database,
  named: readonly string[],
): Promise<{ found: { id: number; name: string; email: string }[]; unknown: string[] }> {
  const wanted = [...new Set(named.map((one) => one.trim().toLowerCase()))].filter(Boolean);
  if (wanted.length === 0) return { found: [], unknown: [] };
  const found = await usersNamed(db, {
    emails: wanted.filter((one) => !ID.test(one)),
    ids: wanted.filter((one) => ID.test(one)).map(Number),
  });
  const known = new Set(found.flatMap(({ id, email }) => [String(id), email]));
  const unknown = wanted.filter((one) => !known.has(ID.test(one) ? String(Number(one)) : one));
  return { found, unknown };
}

/**
 * The users that are named, and those who are known by their ids, each once. Errors:
 * recipients_missing, recipients_unknown.
 */
export async function recipientIds(
  db: Database,
  named: readonly string[],
  known: readonly number[] = [],
): Promise<number[]> {
  const { found, unknown } = await findRecipients(db, named);
  if (unknown.length > 0) {
    const more = unknown.length > NAMED_MAX ? ` and ${unknown.length - NAMED_MAX} more` : '';
    const emails = unknown.slice(0, NAMED_MAX).join(', ') + more;
    throw new AppError(
      'recipients_unknown',
      errors.recipients_unknown[1].replace('{emails}', () => emails),
    );
  }
  const ids = new Set([...found.map(({ id }) => id), ...known]);
  if (ids.size === 0) throw new AppError('recipients_missing');
  return [...ids];
}
