// Proves promise-20.

import type { Readable } from 'node:stream';
import { exportPayments } from '@institute/contract/payments/payment-history';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { manyTransfers } from '../../../../test/support/transfers.ts';
import { makeContext } from '../../../make-context.ts';
import { exportList } from './export-payments.ts';

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
