import { desc, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { auditLog } from '../../../schema/index.ts';
import { makeAdministrator } from './make-administrator.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const lastNote = async () => {
  const [row] = await institute.services.db
    .select()
    .from(auditLog)
    .where(isNull(auditLog.actorId))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
};

it('adds an administrator beside those there are', async () => {
  await institute.admin();
  const form = { email: 'second@example.com', password: 'teach-arabic-2', name: 'Ustadha Maryam' };
  expect(await makeAdministrator(institute.services, form)).toBe('added');
  const { data } = await institute.visitor.login(form);
  expect(data).toMatchObject({ role: 11, name: 'Ustadha Maryam', wallet: 0 });
  expect(await lastNote()).toMatchObject({ action: 'makeAdministrator', subjectId: data.id });
});

it('makes an administrator of a student, who signs in anew and keeps name and wallet', async () => {
  const student = await institute.student({ name: 'Amina', wallet: 50_000 });
  const form = { email: student.email, password: 'teach-arabic-3', name: 'Administrator' };
  expect(await makeAdministrator(institute.services, form)).toBe('changed');
  expect((await student.call.getUserData({})).http).toBe(401);
  expect((await institute.visitor.login({ ...form, password: student.password })).status).toBe(
    false,
  );
  const { data } = await institute.visitor.login(form);
  expect(data).toMatchObject({ id: student.id, role: 11, name: 'Amina', wallet: 500 });
  expect(await lastNote()).toMatchObject({
    subjectId: student.id,
    details: { role: { from: 1, to: 11 } },
  });
});
