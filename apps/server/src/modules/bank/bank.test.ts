import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aBankExercise, aClass } from '../../../test/support/school.ts';
import { bankExercises } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const newClass = async () => (await aClass(institute)).id;
const rows = async (classId: number) =>
  (await institute.services.db.select().from(bankExercises)).filter(
    (row) => row.classId === classId && row.deletedAt === null,
  );

const typed = (prompt: string, accepted = ['كِتَابٌ']) => ({
  ...{ type: 'typed', prompt, explanation: '', accepted, strictness: 'letters', nearly: 50 },
});
const choice = (prompt: string) => ({
  ...{ type: 'choice', prompt, explanation: '', options: ['كِتَابٌ', 'قَلَمٌ'], answer: 1 },
});
const keep = (class_id: number, exercises: unknown[], more: object = {}) =>
  admin.call.addBankExercises({ class_id, exercises: JSON.stringify(exercises), ...more });

describe('the bank of a class', () => {
  // Proves call-getBank.
  it('keeps exercises, lists them newest first, and finds them by words, kind and topic', async () => {
    const class_id = await newClass();
    await keep(class_id, [typed('Write: book'), choice('مَا هٰذَا؟')], { topic: 'Nouns' });
    await keep(class_id, [typed('Write: pen', ['قَلَمٌ'])], { topic: 'School' });
    const list = async (wanted: object) => {
      const { data, meta } = await admin.call.getBank({ class_id, page: 1, ...wanted });
      return { meta, prompts: data.map((one) => JSON.parse(one.exercise).prompt) };
    };
    expect((await list({})).prompts).toEqual(['Write: pen', 'مَا هٰذَا؟', 'Write: book']);
    expect((await list({})).meta).toMatchObject({ total: 3, kept: 3, topics: ['Nouns', 'School'] });
    // Without tashkeel, and by what is inside an exercise.
    expect((await list({ search: 'قلم' })).prompts).toEqual(['Write: pen', 'مَا هٰذَا؟']);
    expect((await list({ search: 'book write' })).prompts).toEqual(['Write: book']);
    expect((await list({ type: 'choice' })).prompts).toEqual(['مَا هٰذَا؟']);
    const inNouns = await list({ topic: 'Nouns', per_page: 1, page: 2 });
    expect(inNouns).toMatchObject({ prompts: ['Write: book'], meta: { total: 2, kept: 3 } });
    const stored = await rows(class_id);
    expect(stored[0]).toMatchObject({ addedBy: admin.id, type: 'typed', version: 1 });
  });

  // Proves call-addBankExercises.
  it('keeps what a press sends once, also where two presses arrive together', async () => {
    const class_id = await newClass();
    const press = () => keep(class_id, [typed('One'), typed('Two')], { request_key: 'press-0001' });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first.data.ids).toEqual(second.data.ids);
    expect((await press()).data.ids).toEqual(first.data.ids);
    expect(await rows(class_id)).toHaveLength(2);
  });

  it.each([
    ['no list', '{'],
    ['an empty list', '[]'],
    ['another kind', '[{"type":"essay","prompt":"a","explanation":""}]'],
    ['a choice without an answer', JSON.stringify([{ ...choice('a'), answer: 7 }])],
    ['a sign that cannot be stored', JSON.stringify([typed('a\u0000b')])],
    ['half of a letter', '[{"type":"typed","prompt":"\\ud800","explanation":"","accepted":["a"]}]'],
  ])('refuses %s and keeps nothing', async (_name, exercises) => {
    const class_id = await newClass();
    const answer = await admin.call.addBankExercises({ class_id, exercises });
    expect(answer).toMatchObject({ status: false, code: 'invalid_input' });
    expect(await rows(class_id)).toEqual([]);
  });

  // Proves call-updateBankExercise.
  it('changes what is sent, and not over what somebody else has changed', async () => {
    const class_id = await newClass();
    const bank_exercise_id = await aBankExercise(admin, class_id);
    const change = (sent: object) => admin.call.updateBankExercise({ bank_exercise_id, ...sent });
    expect((await change({ topic: 'Verbs', version: 1 })).status).toBe(true);
    const late = await change({ exercise: JSON.stringify(typed('Late')), version: 1 });
    expect(late).toMatchObject({ status: false, code: 'bank_exercise_changed' });
    await change({ exercise: JSON.stringify(typed('Write it')), version: 2 });
    const acts = (await admin.call.getAuditLog({ act: 'updateBankExercise', class_id })).data;
    const [newest, first] = acts.map(({ details }) => details);
    expect(first).toContainEqual({ name: 'topic', value: 'Verbs', was: expect.any(String) });
    expect(first?.map(({ name }) => name)).not.toContain('changed');
    expect(newest).toContainEqual({ name: 'prompt', value: 'Write it', was: expect.any(String) });
    // Of what is answered in it that it changed, and not into what.
    expect(newest).toContainEqual({ name: 'changed', value: 'exerciseParts' });
    const [row] = await rows(class_id);
    expect(row).toMatchObject({ topic: 'Verbs', type: 'typed', version: 3 });
    expect(row?.searchText).toContain('write it');
  });

  // Proves call-deleteBankExercises, call-restoreBankExercises.
  it('takes out, brings back within 30 days, and no longer after them', async () => {
    const class_id = await newClass();
    const id = await aBankExercise(admin, class_id);
    const bank_exercise_ids = [id];
    expect((await admin.call.deleteBankExercises({ bank_exercise_ids })).status).toBe(true);
    expect(await rows(class_id)).toEqual([]);
    expect((await admin.call.restoreBankExercises({ bank_exercise_ids })).status).toBe(true);
    expect(await rows(class_id)).toHaveLength(1);
    await admin.call.deleteBankExercises({ bank_exercise_ids });
    await institute.services.db
      .update(bankExercises)
      .set({ deletedAt: new Date(institute.clock.now().getTime() - 31 * 24 * 3600_000) });
    expect((await admin.call.restoreBankExercises({ bank_exercise_ids })).code).toBe('trash_gone');
  });

  // Proves decision-094-5.
  it('goes with the copy of its class, and is then another bank', async () => {
    const class_id = await newClass();
    await keep(class_id, [typed('One')], { topic: 'Nouns', request_key: 'press-0002' });
    const copy = await admin.call.duplicateClass({ class_id, name: 'Copy' });
    const [copied] = await rows(copy.data.id);
    const [original] = await rows(class_id);
    expect(copied).toEqual({ ...original, id: copied?.id, classId: copy.data.id, savedBy: null });
  });

  // Proves call-getBank.
  it('is for a teacher of the class who may teach, and for no student', async () => {
    const class_id = await newClass();
    const [teacher, marker, student] = await Promise.all([
      ...[institute.student(), institute.student(), institute.student()],
    ]);
    const give = (who: Person | undefined, power: 'teach' | 'mark') =>
      admin.call.saveClassStaff({ class_id, user_id: who?.id ?? 0, powers: [power] });
    await give(teacher, 'teach');
    await give(marker, 'mark');
    const added = await aBankExercise(teacher as Person, class_id);
    expect(await rows(class_id)).toMatchObject([{ id: added, addedBy: teacher?.id }]);
    for (const other of [marker, student]) {
      expect((await other?.call.getBank({ class_id }))?.status).toBe(false);
      expect((await other?.call.exportBank({ class_id, format: 'csv' }))?.status).toBe(false);
    }
  });

  // Proves call-addBankExercises.
  it('holds 2,000 exercises and refuses one more', async () => {
    const class_id = await newClass();
    await aBankExercise(admin, class_id);
    const [{ id: _id, ...row } = { id: 0 }] = await rows(class_id);
    const more = Array.from({ length: 1_999 }, () => row as typeof bankExercises.$inferInsert);
    await institute.services.db.insert(bankExercises).values(more);
    const answer = await keep(class_id, [typed('One more')]);
    expect(answer).toMatchObject({ status: false, code: 'bank_full' });
    expect(await rows(class_id)).toHaveLength(2_000);
  });
});
