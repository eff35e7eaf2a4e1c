import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
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

/** More than a step of the job takes; the journey of the import brings as many as one file may hold. */
const ROWS = 400;

const table = [
  'Name,E-mail,Phone',
  ...Array.from({ length: ROWS }, (_, n) => `Student ${n},s${n}@large.example,`),
].join('\n');

it('students imported twice are there once, each invited once', { timeout: 120_000 }, async () => {
  const { db, jobs } = institute.services;
  const { id } = await aPaidClass(institute, 5000);
  for (const added of [ROWS, 0]) {
    const { data } = await admin.call.importStudents({ table, class_ids: [id] });
    expect([data.fresh, data.known]).toEqual([added, ROWS - added]);
    await continueIntake(institute.services, data.intake?.id ?? 0);
    const [line] = (await admin.call.getIntakes({})).data;
    expect(line).toMatchObject({ added, enrolled: added, total: ROWS, done: true });
  }
  const imported = sql`${users.email} like '%@large.example'`;
  expect(await db.$count(users, imported)).toBe(ROWS);
  const wallets = sql`${accounts.userId} in (select id from users where ${imported})`;
  expect(await db.$count(accounts, wallets)).toBe(ROWS);
  const { meta } = await admin.call.getClassStudents({ class_id: id, page: 1 });
  expect(meta?.total).toBe(ROWS);
  expect(await db.$count(transfers)).toBe(0);
  await jobs.drain();
  const invited = institute.mails.map(({ to }) => to).filter((to) => to.endsWith('@large.example'));
  expect(invited).toHaveLength(ROWS);
  expect(new Set(invited).size).toBe(ROWS);
});
