import { MAX_IMPORTED } from '@institute/contract/roster/roster';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { rowsOfTable } from '../../../test/support/roster.ts';
import { aPaidClass } from '../../../test/support/school.ts';
import { accounts, transfers, users } from '../../schema/index.ts';
import { continueIntake } from './continue-intake.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const table = [
  'Name,E-mail,Phone',
  ...Array.from({ length: MAX_IMPORTED }, (_, n) => `Student ${n},s${n}@large.example,`),
].join('\n');

// Proves call-importStudents.
it('2,000 students imported twice are 2,000, each invited once @all', {
  timeout: 600_000,
}, async () => {
  const { db, jobs } = institute.services;
  const { id } = await aPaidClass(institute, 5000);
  for (const added of [MAX_IMPORTED, 0]) {
    const rows = await rowsOfTable(admin, table);
    const { data: checked } = await admin.call.checkRoster({ rows });
    expect([checked.fresh, checked.known]).toEqual([added, MAX_IMPORTED - added]);
    const { data } = await admin.call.importStudents({ rows, class_ids: [id] });
    await continueIntake(institute.services, data.intake?.id ?? 0);
    const [line] = (await admin.call.getIntakes({})).data;
    expect(line).toMatchObject({ added, enrolled: added, total: MAX_IMPORTED, done: true });
  }
  const imported = sql`${users.email} like '%@large.example'`;
  expect(await db.$count(users, imported)).toBe(MAX_IMPORTED);
  const wallets = sql`${accounts.userId} in (select id from users where ${imported})`;
  expect(await db.$count(accounts, wallets)).toBe(MAX_IMPORTED);
  const { meta } = await admin.call.getClassStudents({ class_id: id, page: 1 });
  expect(meta?.total).toBe(MAX_IMPORTED);
  expect(await db.$count(transfers)).toBe(0);
  await jobs.drain();
  const invited = institute.mails.map(({ to }) => to).filter((to) => to.endsWith('@large.example'));
  expect(invited).toHaveLength(MAX_IMPORTED);
  expect(new Set(invited).size).toBe(MAX_IMPORTED);
});
