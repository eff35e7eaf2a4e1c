import { AuditMeta } from '@institute/contract/audit/audit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { makeAdministrator } from '../auth/administrators/make-administrator.ts';

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

const headersOf = ({ sid, token }: Person) => ({
  authorization: `Bearer ${token}`,
  cookie: `sid=${sid}`,
  'content-type': 'application/x-www-form-urlencoded',
});
const acts = async (filter: Record<string, unknown>) =>
  (await admin.call.getAuditLog(filter)).data.map(({ action, subject }) => [
    action,
    subject?.name ?? '',
  ]);

describe('the audit log', () => {
  // Proves call-getAuditLog.
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

  // Proves call-getAuditLog.
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

  it('says what something was and what it became, but nothing that names or reaches a person', async () => {
    const { id } = await aClass(institute, { name: 'Nahw', category: 'Grammar' });
    await admin.call.updateClass({ class_id: id, name: 'Nahw 2', premium: '1', amount: '2500' });
    const [changed] = (await admin.call.getAuditLog({ act: 'updateClass' })).data;
    expect(changed?.details).toHaveLength(4);
    expect(changed?.details).toEqual(
      expect.arrayContaining([
        { name: 'class', value: String(id) },
        { name: 'name', value: 'Nahw 2', was: 'Nahw' },
        { name: 'price', value: '250000', was: '0' },
        { name: 'isPremium', value: 'true', was: 'false' },
      ]),
    );
    const form = {
      student_id: bala.id,
      name: 'Bala Musa',
      phonenumber: '0809 999 9999',
      role: '11',
    };
    await admin.call.editStudent({ ...form, email: bala.email });
    const [edited] = (await admin.call.getAuditLog({ act: 'editStudent' })).data;
    expect(edited?.details).toContainEqual({ name: 'role', value: '11', was: '1' });
    expect(JSON.stringify(edited?.details)).not.toMatch(/Bala|0809/);
    await admin.call.updateAppSettings({ siteName: 'Rawdah', paystackKey: 'pk_test_new' });
    const [saved] = (await admin.call.getAuditLog({ act: 'updateAppSettings' })).data;
    expect(saved?.details).toContainEqual({ name: 'siteName', value: 'Rawdah', was: 'Bustan' });
    expect(JSON.stringify(saved?.details)).not.toContain('pk_test_new');
  });

  it('is filtered by what acts are about', async () => {
    const kinds = async (kind: string) => new Set((await acts({ kind })).map(([action]) => action));
    expect(await kinds('money')).toEqual(new Set(['fundWallet']));
    expect(await kinds('classes')).toEqual(new Set(['addClass', 'updateClass']));
    const unknown: Record<string, unknown> = { kind: 'weather' };
    expect((await admin.call.getAuditLog(unknown)).http).toBe(400);
  });

  // Proves call-exportAuditLog.
  it('is exported as it is filtered, with nothing that runs as a formula', async () => {
    const evil = await institute.student({ name: '=HYPERLINK("x")' });
    await admin.call.fundWallet({ student_id: evil.id, amount: '7' });
    const answer = await institute.app.inject({
      method: 'POST',
      url: '/adminActions.php',
      headers: headersOf(admin),
      payload: new URLSearchParams({ action: 'exportAuditLog', kind: 'money' }).toString(),
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/audit_log_2026-11-21\.csv/);
    expect(answer.headers['x-total-rows']).toBe('3');
    const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('When,Who,What was done,Noted,About,Act');
    expect(lines[1]).toBe(
      `2026-11-21 12:00,${admin.name},"Added ₦7.00 to the wallet of =HYPERLINK(""x"")",,` +
        `"'=HYPERLINK(""x"")",Added money to the wallet of a person`,
    );
    expect(lines).toHaveLength(4);
    const settings = String((await admin.call.exportAuditLog({ act: 'updateAppSettings' })).data);
    expect(settings.split('\r\n')[1]).toContain(
      'Changed the settings,Changed: Card payment public key; Site name: Bustan became Rawdah,,',
    );
    expect((await amina.call.exportAuditLog({})).http).toBe(403);
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
