import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { messageTemplates } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const welcome = { name: 'Welcome', subject: 'مرحبا', message: 'Your class begins on Monday.' };
const list = async () => (await admin.call.getMessageTemplates({})).data;

// Proves call-getMessageTemplates, call-addMessageTemplate, call-updateMessageTemplate.
it('templates are kept once for a press, listed by name, and changed field by field', async () => {
  const press = { ...welcome, request_key: 'press-of-template' };
  const [one, two] = await Promise.all([
    admin.call.addMessageTemplate(press),
    admin.call.addMessageTemplate(press),
  ]);
  expect(one.data.id).toBe(two.data.id);
  await admin.call.addMessageTemplate({ ...welcome, name: 'A reminder' });
  expect((await list()).map(({ name }) => name)).toEqual(['A reminder', 'Welcome']);
  await admin.call.updateMessageTemplate({ template_id: one.data.id, subject: 'أهلا' });
  expect((await list())[1]).toEqual({ id: one.data.id, ...welcome, subject: 'أهلا' });
  const blank = await admin.call.addMessageTemplate({ ...welcome, name: ' ' });
  expect(blank.message).toContain('Name is required');
});

// Proves call-deleteMessageTemplate, call-restoreMessageTemplate.
it('a deleted one lies in the trash for 30 days, and comes back from there', async () => {
  const { id } = (await admin.call.addMessageTemplate({ ...welcome, name: 'Gone' })).data;
  const names = async () => (await list()).map(({ name }) => name);
  await admin.call.deleteMessageTemplate({ template_id: id });
  expect(await names()).not.toContain('Gone');
  expect((await admin.call.deleteMessageTemplate({ template_id: id })).code).toBe(
    'message_template_not_found',
  );
  expect((await admin.call.updateMessageTemplate({ template_id: id, name: 'X' })).code).toBe(
    'message_template_not_found',
  );
  const trash = await admin.call.getTrash({ kind: 'messageTemplate' });
  expect(trash.data).toMatchObject([{ id, name: 'Gone', deleted_by: expect.any(String) }]);
  const restore = () => admin.call.restoreMessageTemplate({ template_id: id });
  expect((await restore()).status).toBe(true);
  expect(await names()).toContain('Gone');
  expect((await restore()).code).toBe('trash_gone');
  const { db } = institute.services;
  const old = new Date(institute.clock.now().getTime() - 31 * 24 * 3600 * 1000);
  await db.update(messageTemplates).set({ deletedAt: old }).where(eq(messageTemplates.id, id));
  expect((await restore()).code).toBe('trash_gone');
});

it('is for the office alone', async () => {
  const student = await institute.student();
  expect(await student.call.getMessageTemplates({})).toMatchObject({ http: 403 });
});
