import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import { enrolments } from '../../schema/index.ts';
import { walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
let musa: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  musa = await institute.student({ wallet: 500_000 });
});

const placesOf = ({ id }: Person) =>
  institute.services.db.select().from(enrolments).where(eq(enrolments.userId, id));
const order = (class_id: number, price: string, own: object = {}) => ({
  ...{ student_id: musa.id, class_id: String(class_id), price, ...own },
});

describe('a place that the office has the wallet pay', () => {
  // Proves call-payPlace, ours-131.
  it('costs what it costs, is told, and is paid once however often it is asked for', async () => {
    const { id } = await aPaidClass(institute, 3000, { name: 'Sarf', regclosedate: '2020-01-01' });
    const press = order(id, '3000', { request_key: 'once-for-this-form' });
    const answers = await Promise.all([1, 2, 3].map(() => admin.call.payPlace(press)));
    for (const { data } of answers) expect(data).toEqual({ paid: 3000, wallet: 2000 });
    expect(await placesOf(musa)).toHaveLength(1);
    expect((await musa.call.getMessages({})).data[0]?.subject).toBe('Enrolled: \u2068Sarf\u2069');
    expect(await admin.call.payPlace({ ...press, price: '2999' })).toMatchObject({
      code: 'invalid_input',
    });
    expect(await admin.call.payPlace(order(id, '3000'))).toMatchObject({
      code: 'already_enrolled',
    });
    expect(await walletBalance(institute.services.db, musa.id)).toBe(200_000);
  });

  it('is refused where it costs more than was shown, or than there is, or nothing', async () => {
    const dear = await aPaidClass(institute, 9000);
    expect(await admin.call.payPlace(order(dear.id, '8000'))).toMatchObject({
      code: 'price_changed',
    });
    expect(await admin.call.payPlace(order(dear.id, '9000'))).toMatchObject({
      code: 'insufficient_balance',
    });
    const free = await aClass(institute);
    expect(await admin.call.payPlace(order(free.id, '0'))).toMatchObject({ code: 'class_free' });
    expect(await admin.call.payPlace(order(999_999, '0'))).toMatchObject({
      code: 'class_not_found',
    });
    const nobody = order(dear.id, '9000', { student_id: 999_999 });
    expect(await admin.call.payPlace(nobody)).toMatchObject({ code: 'student_not_found' });
    const oneself = order(dear.id, '9000', { student_id: admin.id });
    expect(await admin.call.payPlace(oneself)).toMatchObject({ code: 'not_for_oneself' });
    expect(await placesOf(musa)).toEqual([]);
  });

  // Proves ours-132.
  it('is nobody’s gift: why nobody pays for a place stands there until it is paid for', async () => {
    const { id } = await aPaidClass(institute, 1000, { monthlySub: '1' });
    const gift = { student_list: String(musa.id), class_ids: [id], free_reason: 'staff' as const };
    await admin.call.enrolStudents(gift);
    await institute.services.jobs.drain();
    expect(await placesOf(musa)).toMatchObject([{ freeReason: 'staff', periods: 1 }]);
    expect((await admin.call.payPlace(order(id, '1000'))).status).toBe(true);
    expect(await placesOf(musa)).toMatchObject([{ freeReason: null, periods: 2 }]);
  });
});
