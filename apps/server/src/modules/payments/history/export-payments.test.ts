// Proves promise-20.

import type { Readable } from 'node:stream';
import { exportPayments } from '@institute/contract/payments/payment-history';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { manyTransfers } from '../../../../test/support/transfers.ts';
import { makeContext } from '../../../make-context.ts';
import { payments } from '../../../schema/index.ts';
import { exportList } from './export-payments.ts';
import { keepWays } from './store-ways.ts';

let institute: Institute;
let admin: Person;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** The export as it arrives: its headers and its lines. */
async function exported(query: Record<string, unknown> = {}) {
  const { http, headers, data } = await admin.call.exportPayments(query);
  expect(http).toBe(200);
  return { headers, lines: String(data).split('\r\n'), text: String(data) };
}

describe('the export', () => {
  // Proves admin-9-4, call-exportPayments.
  it('has the columns, the name and the mark that Excel needs, and Arabic as it is', async () => {
    institute.clock.set('2026-11-30T23:15:00Z');
    admin = await institute.admin();
    const student = await institute.student({ name: 'يُوسُف، "أبو" علي', wallet: 250_050 });
    const { headers, lines } = await exported();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    // A quarter past midnight in Lagos: December has begun.
    expect(headers['content-disposition']).toBe(
      'attachment; filename="payments_export_2026-12-01.csv"',
    );
    expect(headers['x-total-rows']).toBe('1');
    const { data } = await admin.call.getPaymentHistory({ search: student.name });
    expect(lines).toEqual([
      '\uFEFFID,Name,Amount,Type,Service,Title,Date',
      `${data[0]?.id},"يُوسُف، ""أبو"" علي",2500.50,credit,fund,Wallet funded by the institute,2026-12-01 00:15`,
      '',
    ]);
  });

  // Proves admin-9-4.
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps %j from being run by a spreadsheet',
    async (name) => {
      const student = await institute.student({ name: 'Cell', wallet: 100_000 });
      const db = institute.services.db;
      await db.execute(sql`update users set name = ${name} where id = ${student.id}`);
      const { id } = await aPaidClass(institute, 100, { name: `${name}` });
      await student.call.enrol({ class_id: id });
      const { text } = await exported();
      expect(text).toContain(`'${name}`);
      expect(text).not.toMatch(/(^|,|\r\n)"?[=+\-@\t\r]/);
    },
  );

  // Proves admin-9-4.
  it('holds what the filters of the screen let through, in its order', async () => {
    const { data } = await admin.call.getPaymentHistory({ type: 'debit', sort: 'amount' });
    const { lines, headers } = await exported({ type: 'debit', sort: 'amount' });
    expect(headers['x-total-rows']).toBe(String(data.length));
    const ids = lines.slice(1, -1).map((line) => Number(line.split(',')[0]));
    expect(ids).toEqual(data.map(({ id }) => id));
    expect((await exported({ search: 'no such thing' })).lines).toHaveLength(2);
  });
});

describe('a long export', () => {
  it('is made piece by piece, and holds one that waits at most', async () => {
    const context = makeContext(institute.services, { call: exportPayments, actor: null });
    const { body } = await exportList(context, exportPayments.request.parse({ search: 'line' }));
    const stream = body as Readable;
    const pieces: number[] = [];
    for await (const piece of stream) {
      pieces.push(String(piece).split('\r\n').length - 1);
      // A slow line: whoever makes the pieces gets all the time to make more of them.
      await institute.services.db.execute(sql`select pg_sleep(0.02)`);
      expect(stream.readableLength).toBeLessThanOrEqual(1);
    }
    expect(pieces).toEqual([1, 500, 500, 500, 500, 500]);
  });

  beforeAll(async () => {
    const student = await institute.student();
    await manyTransfers(institute, student.id, 2500);
  });

  // Proves call-exportPayments.
  it.each(['-date', 'name', '-amount', 'service'])(
    'sorted by %s has every payment once',
    async (sort) => {
      const { lines, headers } = await exported({ search: 'line', sort });
      expect(headers['x-total-rows']).toBe('2500');
      const ids = lines.slice(1, -1).map((line) => line.split(',')[0]);
      expect(ids).toHaveLength(2500);
      expect(new Set(ids).size).toBe(2500);
    },
  );
});

describe('the file for whoever keeps the books', () => {
  const saved = async (query: Record<string, unknown> = {}) => {
    const { data } = await admin.call.exportPaymentDetails(query);
    return parse<Record<string, string>>(String(data), { bom: true, columns: true });
  };

  // Proves ours-213, ours-214, call-exportPaymentDetails.
  it('tells two payments of one name apart, with signed amounts, of a class and a way', async () => {
    institute.clock.set('2026-12-02T09:00:00Z');
    admin = await institute.admin();
    const { id: class_id } = await aPaidClass(institute, 15_000, { name: '=SUM(A1)' });
    const own = { email: 'amina-books@example.com', name: 'Amina Books' };
    const first = await institute.student(own);
    const second = await institute.student({ name: own.name });
    const order = { amount: '15000', way: 'bank', paid_on: '2026-11-28', class_id } as const;
    const { data: taken } = await admin.call.takePayment({
      ...{ ...order, student_id: first.id, reference: 'UBA 0012' },
    });
    await admin.call.takePayment({ ...order, student_id: second.id, way: 'cash' });
    const rows = await saved({ search: own.name, class_id });
    expect(rows.map((row) => [row['Student ID'], row.Way, row.Amount])).toEqual([
      [String(second.id), '', '-15000.00'],
      [String(second.id), 'Cash', '15000.00'],
      [String(first.id), '', '-15000.00'],
      [String(first.id), 'Bank transfer', '15000.00'],
    ]);
    expect(rows.at(-1)).toMatchObject({
      ...{ Receipt: taken.number, Reference: 'UBA 0012', 'E-mail': own.email, Name: own.name },
      ...{ Class: "'=SUM(A1)", 'Booked by': admin.name, 'Day it came': '2026-11-28' },
      'Booked at': '2026-12-02 10:00',
    });
    for (const way of ['cash', 'bank'] as const) {
      const { data, meta } = await admin.call.getPaymentHistory({ search: own.name, way });
      expect([data.length, meta?.total, meta?.total_credit]).toEqual([1, 1, 15_000]);
      expect(await saved({ search: own.name, way })).toHaveLength(1);
    }
    const ofClass = await admin.call.getPaymentHistory({ class_id });
    expect(ofClass.meta).toMatchObject({ total: 4, net_balance: 0 });
    expect((await admin.call.getPaymentHistory({ class_id: 99_999 })).meta?.total).toBe(0);
  });

  // Proves ours-213.
  it('finds what was listed before class and way were kept, once the job has come to it', async () => {
    const db = institute.services.db;
    const count = async () => (await admin.call.getPaymentHistory({ way: 'cash' })).meta?.total;
    const [before, rowsBefore] = [await count(), await keptOf()];
    await db.execute(sql`update payments set way = null, class_id = null`);
    expect(await count()).toBe(0);
    expect(await keepWays(db)).toBeGreaterThan(2000);
    expect(await keepWays(db)).toBe(0);
    expect([await count(), await keptOf()]).toEqual([before, rowsBefore]);
  });

  const keptOf = async () =>
    institute.services.db
      .select({ id: payments.id, way: payments.way, classId: payments.classId })
      .from(payments)
      .orderBy(payments.id);
});
