import { login } from '@institute/contract/auth/sign-in';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { makeContext } from '../../../make-context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { pendingSignIns, sessions } from '../../../schema/index.ts';
import { signIn } from './sign-in.ts';

let institute: Institute;
let head: Person;
let person: Person;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.advance({ hours: 2 });
  head = await institute.admin();
  person = await institute.student();
});

/** Signs the person in; once the password is judged, and before anything is written, `act` happens. */
function signInWhile(act: () => Promise<unknown>) {
  const { services } = institute;
  const context = makeContext(services, { call: login, actor: null, address: '10.3.0.1' });
  const { email, password } = person;
  return signIn(
    {
      ...context,
      transaction: async (work) => {
        await act();
        return inTransaction(services.db, work);
      },
    },
    { name: email, password },
  );
}
const rowsOf = (table: typeof sessions | typeof pendingSignIns) =>
  institute.services.db.select().from(table).where(eq(table.userId, person.id));

describe('a sign-in under way', () => {
  // Proves ours-34.
  it.each([
    [
      'the password is changed by its owner',
      () => {
        const { email, password: current_password, call } = person;
        return call.resetPassword({ email, current_password, new_password: 'dawn over the river' });
      },
    ],
    [
      'the password is reset by an administrator',
      () =>
        head.call.resetStudentPassword({ student_id: person.id, new_password: 'dawn over rivers' }),
    ],
    [
      'the e-mail is changed',
      () => head.call.editStudent({ student_id: person.id, email: `moved-${person.email}` }),
    ],
    ['the account is deleted', () => head.call.deleteStudent({ student_id: person.id })],
  ])('comes to nothing when %s', async (_what, act) => {
    let before: unknown[] = [];
    const attempt = signInWhile(async () => {
      expect(await act()).toMatchObject({ status: true });
      before = await rowsOf(sessions);
    });
    await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await rowsOf(sessions)).toEqual(before);
    expect(await rowsOf(pendingSignIns)).toEqual([]);
  });

  // Proves ours-34.
  it('waits for the second step when the first second factor is added', async () => {
    await head.call.editStudent({ student_id: person.id, role: '11' });
    await institute.signInAgain(person);
    const { secret } = (await person.call.beginAuthenticator({})).data;
    const code = new TOTP({ secret }).generate({ timestamp: institute.clock.now().getTime() });
    const attempt = signInWhile(async () => {
      expect(await person.call.finishAuthenticator({ code })).toMatchObject({ status: true });
    });
    await expect(attempt).rejects.toMatchObject({ code: 'second_factor_needed' });
    // That of the person who added it.
    expect(await rowsOf(sessions)).toHaveLength(1);
    expect(await rowsOf(pendingSignIns)).toHaveLength(1);
  });
});
