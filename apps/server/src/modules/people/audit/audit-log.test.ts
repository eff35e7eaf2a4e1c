import { AuditMeta } from '@institute/contract/audit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { makeAdministrator } from '../administrators/make-administrator.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let institute: Institute;
let admin: Person;
let amina: Person;
let bala: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  amina = await institute.student({ name: 'أَمِينَة Bello' });
  bala = await institute.student({ name: 'Bala' });
  institute.clock.set('2026-11-20T10:00:00Z');
  await admin.call.fundWallet({ student_id: amina.id, amount: '250.50' });
  institute.clock.set('2026-11-20T22:59:59Z');
  await admin.call.fundWallet({ student_id: bala.id, amount: '100' });
  // 00:00 of the next day in Lagos.
  institute.clock.set('2026-11-20T23:00:00Z');
  await admin.call.updateAppSettings({ siteName: 'Bustan' });
  institute.clock.set('2026-11-21T10:00:00Z');
  const form = { email: 'second@example.com', password: 'teach-arabic-2', name: 'Maryam' };
  await makeAdministrator(institute.services, form);
  institute.clock.set('2026-11-21T11:00:00Z');
  await amina.call.getReferralCount({}, { fields: { email: bala.email } });
});
afterAll(() => institute.close());

const acts = async (filter: Record<string, unknown>) =>
  (await admin.call.getAuditLog(filter)).data.map(({ action, subject }) => [
    action,
    subject?.name ?? '',
  ]);

describe('the audit log', () => {
  it('says who did what to whom and when, newest first', async () => {
    const { data, meta } = await admin.call.getAuditLog({ page: 1, per_page: 10 });
    expect(data.map(({ action }) => action)).toEqual([
      'refused:foreign-email',
      'makeAdministrator',
      'updateAppSettings',
      'fundWallet',
      'fundWallet',
    ]);
    expect(data.at(-1)).toMatchObject({
      at: new Date('2026-11-20T10:00:00Z').getTime() / 1000,
      actor: { id: admin.id, name: admin.name },
      subject: { id: amina.id, name: 'أَمِينَة Bello' },
      details: [{ name: 'kobo', value: '25050' }],
    });
    expect(data[1]).toMatchObject({ actor: null, subject: { name: 'Maryam' } });
    expect(data[0]).toMatchObject({ actor: { id: amina.id }, details: [{ name: 'call' }] });
    expect(meta).toMatchObject({ total: 5, more: false, page: 1, per_page: 10, subject: null });
    const { administrators } = AuditMeta.parse(meta);
    expect(administrators.map(({ name }) => name)).toEqual(['Maryam', admin.name]);
  });

  it('comes in pages', async () => {
    const { data, meta } = await admin.call.getAuditLog({ page: 2, per_page: 2 });
    expect(data.map(({ action }) => action)).toEqual(['updateAppSettings', 'fundWallet']);
    expect(meta?.total).toBe(5);
    expect((await admin.call.getAuditLog({ page: 9, per_page: 2 })).data).toEqual([]);
  });

  it('is filtered by who, whom and what', async () => {
    expect(await acts({ subject_id: bala.id })).toEqual([['fundWallet', 'Bala']]);
    expect(await acts({ actor_id: 0 })).toEqual([['makeAdministrator', 'Maryam']]);
    expect(await acts({ actor_id: amina.id })).toEqual([['refused:foreign-email', '']]);
    expect(await acts({ act: 'updateAppSettings' })).toEqual([['updateAppSettings', '']]);
    expect(await acts({ act: 'fundWallet', subject_id: amina.id })).toHaveLength(1);
    const { meta } = await admin.call.getAuditLog({ subject_id: bala.id });
    expect(meta?.subject).toEqual({ id: bala.id, name: 'Bala' });
  });

  it('is filtered by days where the institute is, both included', async () => {
    expect(await acts({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(2);
    expect(await acts({ from: '2026-11-21' })).toHaveLength(3);
    expect(await acts({ to: '2026-11-19' })).toEqual([]);
    expect((await admin.call.getAuditLog({ from: '2026-02-31' })).http).toBe(400);
  });

  it('finds people in whatever spelling they are typed', async () => {
    expect(await acts({ search: 'امينه' })).toEqual([
      ['refused:foreign-email', ''],
      ['fundWallet', 'أَمِينَة Bello'],
    ]);
    expect(await acts({ search: bala.email })).toEqual([['fundWallet', 'Bala']]);
    expect(await acts({ search: '%' })).toEqual([]);
  });

  it('is read by administrators alone, and reading it is no act', async () => {
    expect((await amina.call.getAuditLog({})).http).toBe(403);
    expect((await admin.call.getAuditLog({ act: 'getAuditLog' })).data).toEqual([]);
  });

  it('cannot be changed, in the database either', async () => {
    const { db } = institute.services;
    await expect(db.execute(sql`update audit_log set action = 'x'`)).rejects.toThrow();
    await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
  });
});
