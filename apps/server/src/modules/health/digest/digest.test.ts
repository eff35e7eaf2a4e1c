import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { digests } from '../../../schema/index.ts';
import { makeDigest } from './make-digest.ts';
import { lastWeek } from './week.ts';

let institute: Institute;
let admin: Person;
beforeEach(async () => {
  institute = await Institute.open();
  // A Wednesday.
  institute.clock.set('2026-11-18T09:00:00Z');
  admin = await institute.admin();
  await admin.call.checkBooks({});
});
afterEach(() => institute.close());

const digest = async (of = institute) => {
  await makeDigest(of.services);
  await of.services.jobs.drain();
};
const toOwner = () => institute.mails.filter(({ subject }) => subject.startsWith('Your week'));
const nextMonday = async () => {
  institute.clock.set('2026-11-23T06:00:00Z');
  await institute.signInAgain(admin);
};

/** A payment that the office takes. */
const take = (
  student: Person,
  way: 'bank' | 'cash' | 'waiver',
  amount: string,
  class_id?: string,
) =>
  admin.call.takePayment({
    ...{ student_id: student.id, amount, way, paid_on: '2026-11-18', note: 'A scholarship' },
    ...{ reference: way === 'bank' ? `T${amount}` : '', request_key: `key-of-${way}-${amount}` },
    ...(class_id && { class_id }),
  });

// Proves ours-144.
describe('the digest of a week', () => {
  it('tells who joined, what came in by each way, what was given away, and what waits', async () => {
    const student = await institute.student();
    await institute.student();
    const { id } = await aPaidClass(institute, 15_000, { name: 'Nahw' });
    expect((await take(student, 'bank', '15000', String(id))).status).toBe(true);
    expect((await take(student, 'cash', '2000')).status).toBe(true);
    expect((await take(student, 'waiver', '500')).status).toBe(true);
    await admin.call.updateAppSettings({ secondPersonAbove: '1000' });
    expect((await take(student, 'cash', '7000')).status).toBe(true);
    await nextMonday();
    await digest();
    const [mail, ...more] = toOwner();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: admin.email,
      subject: 'Your week, 16 November 2026 to 22 November 2026 (Arabic Institute)',
      messageId: expect.stringMatching(/^<owner\.2026-11-16\.\d+@/),
    });
    const lines = mail?.text.split('\n') ?? [];
    expect(lines).toEqual(
      expect.arrayContaining([
        'New students: 2',
        'Places taken in classes: 1',
        'Money in: ₦17,000.00',
        '– by bank transfer: ₦15,000.00',
        '– in cash: ₦2,000.00',
        'Fees waived: ₦500.00',
        'Health: all is well.',
      ]),
    );
    expect(mail?.text).toMatch(/– Payments to confirm: 1\nhttp\S+\/admin\/payments\n/);
    expect(mail?.text).not.toContain('by card');
    expect(mail?.html).toContain('>Your week, 16 November 2026 to 22 November 2026');
  });

  it('is a sentence where nothing happened', async () => {
    await nextMonday();
    await digest();
    expect(toOwner()[0]?.text).toMatch(
      /^From 16 November 2026 to 22 November 2026 nobody joined, no place was taken and no money came in\.\n/,
    );
    expect(toOwner()[0]?.text).not.toContain('Money in');
  });

  it('comes once, however many make it and however often, and anew the week after', async () => {
    const other = await institute.beside();
    await nextMonday();
    await Promise.all([digest(), digest(other), digest()]);
    institute.clock.advance({ days: 2 });
    await digest();
    expect([...institute.mails, ...other.mails].filter(({ html }) => html)).toHaveLength(1);
    expect(await institute.services.db.select({ week: digests.week }).from(digests)).toEqual([
      { week: '2026-11-16' },
    ]);
    institute.clock.advance({ days: 5 });
    await digest();
    expect([...institute.mails, ...other.mails].filter(({ html }) => html)).toHaveLength(2);
    await other.app.close();
  });

  it('is switched off in the settings, and goes to whom they name', async () => {
    await admin.call.updateAppSettings({ weeklyDigest: 'off' });
    await nextMonday();
    await digest();
    expect(toOwner()).toEqual([]);
    await admin.call.updateAppSettings({ weeklyDigest: 'on', ownerEmail: 'owner@example.com' });
    await digest();
    expect(toOwner().map(({ to }) => to)).toEqual(['owner@example.com']);
  });
});

it('a week goes from Monday to Monday by the institute’s calendar', () => {
  const of = (now: string, zone: string) => {
    const { name, from, to } = lastWeek(new Date(now), zone);
    return [name, from.toISOString(), to.toISOString()];
  };
  const lagos = ['2026-11-16', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'];
  expect(of('2026-11-22T23:00:00Z', 'Africa/Lagos')).toEqual(lagos);
  expect(of('2026-11-29T22:59:00Z', 'Africa/Lagos')).toEqual(lagos);
  // The clocks go back within it.
  expect(of('2026-10-26T08:00:00Z', 'Europe/London')).toEqual([
    '2026-10-19',
    '2026-10-18T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ]);
});
