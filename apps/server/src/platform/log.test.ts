// Proves promise-25.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { users } from '../schema/index.ts';
import { describeError } from './describe-error.ts';
import { cleanUrl, makeLogger } from './log.ts';
import { reasonOf } from './operator-error.ts';

describe('a URL in the log', () => {
  it('keeps no e-mail, signature or code', () => {
    expect(cleanUrl('/api.php?action=get_eligible_classes&email=amina%40example.com')).toBe(
      '/api.php?action=get_eligible_classes&email=…',
    );
    expect(cleanUrl('/api.php?admin_email=a@b.co&action=x')).toBe(
      '/api.php?admin_email=…&action=x',
    );
    expect(cleanUrl('/files/a.pdf?exp=17&sig=secret')).toBe('/files/a.pdf?exp=17&sig=…');
    expect(cleanUrl('/classes/abc')).toBe('/classes/abc');
  });

  it('keeps nothing that is not known to be harmless, whatever it is called', () => {
    expect(cleanUrl('/api.php?action=amina@example.com')).toBe('/api.php?action=…');
    expect(cleanUrl('/api.php?student_email=a%40b.co&search=Amina&page=2')).toBe(
      '/api.php?student_email=…&search=…&page=2',
    );
    expect(cleanUrl('/register?ref=ABCD2345')).toBe('/register?ref=…');
    expect(cleanUrl('/x?a@b.co')).toBe('/x?a…b.co');
    expect(cleanUrl('/x?a@b.co=1')).toBe('/x?…');
    expect(cleanUrl('/verify/CODE-1')).toBe('/verify/…');
    expect(cleanUrl('/calendar/KEY_1-x.ics')).toBe('/calendar/…');
    expect(cleanUrl('/receipts/FUND_1?x=1')).toBe('/receipts/…?x=…');
    expect(cleanUrl('/amina@example.com')).toBe('/…');
  });
});

describe('an error of the database', () => {
  const secrets = ['Amina Yusuf', 'amina@example.com', '+2348000000101', '$argon2id$v=19$hash'];
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** A person whose name, e-mail, phone and password hash are parameters of a statement that fails. */
  const failing = () => {
    const [name = '', email = '', phone = '', passwordHash = ''] = secrets;
    const row = { name, email, phone, passwordHash, role: 1, searchText: '' };
    const taken = { ...row, referralCode: 'TAKEN', joinedAt: new Date() };
    return database.db.insert(users).values([taken, taken]);
  };
  const failures: Record<string, () => PromiseLike<unknown>> = {
    'a key that is taken': failing,
    'a value of a wrong kind': () =>
      database.db.execute(sql`select ${secrets[0]}::text, ${secrets[1]}::int`),
    'a raw statement': () => database.raw('select $1::text, $2::int', [secrets[3], secrets[1]]),
  };

  it.each(Object.keys(failures))('leaves no parameter in the log: %s', async (which) => {
    const error = await failures[which]?.().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    let written = '';
    const write = (line: string) => {
      written += line;
    };
    const log = makeLogger('trace', { write });
    log.error({ err: error }, 'request failed');
    log.error(error, 'request failed');
    log.warn({ err: new Error('outer', { cause: error }) }, 'again');
    for (const text of [written, reasonOf(error)]) {
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).toMatch(/22P02|23505|duplicate key|invalid input syntax/);
    }
  });
});

it('describes an error by what went wrong and where, without addresses of people', () => {
  const error = new Error('550 <amina@example.com> has no mailbox');
  expect(describeError(error)).toMatchObject({
    type: 'Error',
    message: '550 <…@…> has no mailbox',
    stack: expect.stringContaining('log.test.ts'),
  });
});
