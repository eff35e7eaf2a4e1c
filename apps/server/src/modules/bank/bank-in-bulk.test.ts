import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { bankExercises } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const typed = (prompt: string) => ({
  ...{ type: 'typed', prompt, explanation: '', accepted: ['كِتَابٌ'] },
  ...{ strictness: 'letters', nearly: 50 },
});

/** A class with a bank of some exercises. */
async function aBank(prompts = ['One', 'Two', 'Three'], topic = 'Nouns') {
  const class_id = (await aClass(institute)).id;
  const exercises = JSON.stringify(prompts.map(typed));
  const { data } = await admin.call.addBankExercises({ class_id, topic, exercises });
  const rows = async () =>
    (await institute.services.db.select().from(bankExercises))
      .filter((row) => row.classId === class_id)
      .sort((a, b) => a.id - b.id);
  const selected = async (wanted: object = {}) =>
    (await admin.call.getBankSelection({ class_id, ...wanted })).data?.ids;
  return { class_id, ids: data.ids, rows, selected };
}
const said = ({ status, message, data }: { status: boolean; message: string; data: unknown }) => ({
  ...{ status, message, data },
});
const acts = async (act: string, class_id: number) =>
  (await admin.call.getAuditLog({ act, class_id })).data;

describe('exercises of a bank in bulk', () => {
  // Proves call-getBankSelection, ours-245.
  it('are chosen as far as they match, the newest first', async () => {
    const { class_id, ids, selected } = await aBank();
    const [one, two, three] = ids;
    expect(await selected()).toEqual([three, two, one]);
    expect(await selected({ search: 'two' })).toEqual([two]);
    expect(await selected({ type: 'choice' })).toEqual([]);
    await admin.call.setBankTopic({ bank_exercise_ids: [one ?? 0], topic: 'Verbs' });
    expect(await selected({ topic: 'Nouns' })).toEqual([three, two]);
    const student = await institute.student();
    expect((await student.call.getBankSelection({ class_id })).status).toBe(false);
    const nowhere = await admin.call.getBankSelection({ class_id: 999_999 });
    expect(nowhere.code).toBe('class_not_found');
  });

  // Proves call-setBankTopic, ours-244.
  it('get a topic at once, and are found by it; the same again changes nothing', async () => {
    const { class_id, ids, rows, selected } = await aBank();
    const bank_exercise_ids = ids.slice(0, 2);
    const set = () => admin.call.setBankTopic({ bank_exercise_ids, topic: 'الأَفْعَال' });
    const first = await set();
    expect(first.status).toBe(true);
    const after = await rows();
    expect(after.map(({ topic, version }) => [topic, version])).toEqual([
      ['الأَفْعَال', 2],
      ['الأَفْعَال', 2],
      ['Nouns', 1],
    ]);
    // Without tashkeel, and no more by what the topic was.
    expect(await selected({ search: 'الافعال' })).toEqual(bank_exercise_ids.toReversed());
    expect(await selected({ search: 'nouns' })).toEqual([ids[2]]);
    // The answer was lost.
    expect(said(await set())).toEqual(said(first));
    expect(await rows()).toEqual(after);
    const [act] = await acts('setBankTopic', class_id);
    expect(act?.details).toContainEqual({ name: 'total', value: '2' });
    expect(act?.details).toContainEqual({ name: 'topic', value: 'الأَفْعَال' });
    await admin.call.setBankTopic({ bank_exercise_ids: ids, topic: '' });
    expect((await rows()).map(({ topic }) => topic)).toEqual(['', '', '']);
    expect((await admin.call.getBank({ class_id })).meta).toMatchObject({
      ...{ topics: [], held: [{ type: 'typed', topic: '', count: 3 }] },
    });
  });

  // Proves ours-244.
  it('go out and come back at once, and the same again changes nothing', async () => {
    const { class_id, ids: bank_exercise_ids, rows } = await aBank();
    const remove = () => admin.call.deleteBankExercises({ bank_exercise_ids });
    const restore = () => admin.call.restoreBankExercises({ bank_exercise_ids });
    const gone = await remove();
    expect(gone.status).toBe(true);
    const out = await rows();
    expect(out.map(({ deletedBy }) => deletedBy)).toEqual(out.map(() => admin.id));
    institute.clock.advance({ minutes: 1 });
    expect(said(await remove())).toEqual(said(gone));
    expect(await rows()).toEqual(out);
    const totals = async (act: string) =>
      (await acts(act, class_id)).map(
        ({ details }) => details?.find(({ name }) => name === 'total')?.value,
      );
    expect(await totals('deleteBankExercises')).toEqual(['0', '3']);
    const back = await restore();
    expect(back.status).toBe(true);
    expect(said(await restore())).toEqual(said(back));
    expect((await rows()).map(({ deletedAt }) => deletedAt)).toEqual([null, null, null]);
  });

  // Proves ours-244.
  it('are left as they are where one of them is none', async () => {
    const { ids, rows } = await aBank();
    const bank_exercise_ids = [...ids, 999_999];
    const before = await rows();
    const refused = { status: false, code: 'bank_exercise_not_found' };
    expect(await admin.call.deleteBankExercises({ bank_exercise_ids })).toMatchObject(refused);
    const topic = 'Verbs';
    expect(await admin.call.setBankTopic({ bank_exercise_ids, topic })).toMatchObject(refused);
    expect(await rows()).toEqual(before);
    // One that is out of the bank has no topic to be set.
    await admin.call.deleteBankExercises({ bank_exercise_ids: ids.slice(0, 1) });
    const late = await admin.call.setBankTopic({ bank_exercise_ids: ids, topic });
    expect(late).toMatchObject(refused);
    expect((await rows()).map((row) => row.topic)).toEqual(['Nouns', 'Nouns', 'Nouns']);
  });

  // Proves ours-244.
  it('are as many as a bank holds, and no more', async () => {
    const { class_id, ids, rows } = await aBank(['One']);
    const [{ id: _id, ...row } = { id: 0 }] = await rows();
    const more = Array.from({ length: 1_999 }, () => row as typeof bankExercises.$inferInsert);
    await institute.services.db.insert(bankExercises).values(more);
    const { data } = await admin.call.getBankSelection({ class_id });
    expect(data.ids).toHaveLength(2_000);
    const all = { bank_exercise_ids: data.ids };
    expect(await admin.call.setBankTopic({ ...all, topic: 'Verbs' })).toMatchObject({
      status: true,
    });
    expect((await rows()).every(({ topic }) => topic === 'Verbs')).toBe(true);
    expect(await admin.call.deleteBankExercises(all)).toMatchObject({ status: true });
    expect((await rows()).every(({ deletedAt }) => deletedAt !== null)).toBe(true);
    const tooMany = { bank_exercise_ids: [...data.ids, ...ids] };
    expect(await admin.call.deleteBankExercises(tooMany)).toMatchObject({ http: 400 });
    const none = { bank_exercise_ids: [], topic: 'Verbs' };
    expect(await admin.call.setBankTopic(none)).toMatchObject({ http: 400 });
  });
});
