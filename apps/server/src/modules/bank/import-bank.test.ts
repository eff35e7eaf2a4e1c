import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aBankExercise, aClass } from '../../../test/support/school.ts';
import { auditLog, bankExercises } from '../../schema/index.ts';

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
    (row) => row.classId === classId,
  );
const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => `مَا ${at}؟ {=كِتَابٌ ~قَلَمٌ}`).join('\n\n');
const send = (class_id: number, file: string, more: object = {}) =>
  admin.call.importBank({ class_id, format: 'gift', file, ...more });

describe('a file of questions', () => {
  // Proves call-importBank.
  it('is read without anything being kept, and then kept once', async () => {
    const class_id = await newClass();
    const file = questions(3);
    const tried = await send(class_id, file, { dry_run: '1', topic: 'Nouns' });
    expect(tried.data).toMatchObject({ saved: false, fresh: 3, known: 0, wrong: 0 });
    expect(tried.data.read[1]).toEqual({
      ...{ row: 3, type: 'choice', topic: 'Nouns', prompt: 'مَا 1؟', known: false },
    });
    expect(await rows(class_id)).toEqual([]);
    const kept = await send(class_id, file, { topic: 'Nouns', request_key: 'file-0001' });
    expect(kept.data).toMatchObject({ saved: true, fresh: 3, known: 0 });
    const again = await send(class_id, file, { request_key: 'file-0002' });
    expect(again.data).toMatchObject({ saved: true, fresh: 0, known: 3 });
    expect(await rows(class_id)).toHaveLength(3);
    const asked = { again: '1', request_key: 'file-0003' };
    for (let press = 0; press < 2; press += 1) {
      expect((await send(class_id, file, asked)).data).toMatchObject({ saved: true, fresh: 3 });
    }
    expect(await rows(class_id)).toHaveLength(6);
  });

  // Proves call-importBank.
  it('is kept once where the same file arrives twice at once', async () => {
    const class_id = await newClass();
    const answers = await Promise.all(
      ['race-0001', 'race-0002', 'race-0002'].map((request_key) =>
        send(class_id, questions(20), { request_key }),
      ),
    );
    expect(answers.every(({ data }) => data.saved)).toBe(true);
    expect(await rows(class_id)).toHaveLength(20);
  });

  // Proves call-importBank.
  it('keeps nothing while a question is wrong, unless those are left out', async () => {
    const class_id = await newClass();
    const file = `${questions(2)}\n\nBroken {=a ~\n\nTwice? {=a ~a}\n\nWrite. {}`;
    const refused = await send(class_id, file);
    expect(refused.data).toMatchObject({ saved: false, fresh: 2, wrong: 3 });
    expect(refused.data.errors.map(({ row }) => row)).toEqual([5, 7, 9]);
    expect(refused.data.errors[1]?.message).toBe('Two of these are the same.');
    expect(await rows(class_id)).toEqual([]);
    const kept = await send(class_id, file, { skip_wrong: '1' });
    expect(kept.data).toMatchObject({ saved: true, fresh: 2, wrong: 3 });
    expect(await rows(class_id)).toHaveLength(2);
    const acts = await institute.services.db.select().from(auditLog);
    expect(acts.filter(({ action }) => action === 'importBank').at(-1)?.details).toMatchObject({
      ...{ total: 2, format: 'gift' },
    });
  });

  it.each([
    ['nothing in it', 'gift', '  \n// a comment\n', 'bank_file_empty'],
    ['501 questions', 'gift', questions(501), 'bank_file_long'],
    ['lines without end', 'csv', '\n'.repeat(50_000), 'bank_file_long'],
    [
      'a bomb of entities',
      'moodle',
      '<!DOCTYPE q [<!ENTITY a "&a;&a;">]><quiz>&a;</quiz>',
      'bank_file_unreadable',
    ],
    ['more than 1 MB', 'moodle', `<quiz>${' '.repeat(1_000_001)}</quiz>`, 'invalid_input'],
    ['bytes of an archive', 'gift', 'PK\u0003\u0004aa', 'bank_file_unreadable'],
  ] as const)('with %s is refused', async (_name, format, file, code) => {
    const class_id = await newClass();
    const answer = await admin.call.importBank({ class_id, format, file });
    expect(answer).toMatchObject({ status: false, code });
    expect(await rows(class_id)).toEqual([]);
  });

  it('reads a file with characters that XML cannot hold, and says that they are left out', async () => {
    const class_id = await newClass();
    const one = '<text>The\u000B book&#x1F; is&#11;</text>';
    const answer = '<answer fraction="100"><text>here</text></answer>';
    const file = `<quiz><question type="shortanswer"><questiontext format="plain_text">${one}</questiontext>${answer}</question></quiz>`;
    const { data } = await admin.call.importBank({ class_id, format: 'moodle', file });
    expect(data).toMatchObject({
      ...{ saved: true, fresh: 1, wrong: 0 },
      note: '3 characters that XML cannot hold were left out.',
    });
    const [row] = await rows(class_id);
    expect(row?.exercise).toMatchObject({ prompt: 'The book is' });
  });

  it('keeps texts that would be markup or formulas as what they say', async () => {
    const class_id = await newClass();
    const file = [
      'type,question,option1,option2,answer,explanation',
      '"choice","<img src=x onerror=alert(1)>","\'=1+1","\u202eabc",1,"$(7*7) {{x}}"',
    ].join('\n');
    await admin.call.importBank({ class_id, format: 'csv', file });
    const [row] = await rows(class_id);
    expect(row?.exercise).toMatchObject({
      prompt: '<img src=x onerror=alert(1)>',
      options: ['=1+1', '\u202eabc'],
      explanation: '$(7*7) {{x}}',
    });
  });
});

describe('a bank as a file', () => {
  // Proves call-exportBank.
  it('names what the format cannot carry before it is made, and comes back the same', async () => {
    const class_id = await newClass();
    await aBankExercise(admin, class_id);
    const order = { type: 'order', prompt: 'Order', explanation: '', shown: 'words' };
    const strict = { type: 'typed', prompt: 'Type', explanation: '', strictness: 'tashkeel' };
    const exercises = [
      { ...order, items: ['أَنَا', 'طَالِبٌ'] },
      { ...strict, nearly: 0, accepted: ['قَلَمٌ'] },
    ];
    await admin.call.addBankExercises({ class_id, exercises: JSON.stringify(exercises) });
    const asGift = await admin.call.exportBank({ class_id, format: 'gift', dry_run: '1' });
    expect(asGift.data).toMatchObject({
      ...{ file: '', exported: 2 },
      losses: ['How strictly a typed answer is judged is lost in 1 exercise.'],
      left_out: [{ prompt: 'Order', reason: 'GIFT has no “Put in order”.' }],
    });
    for (const format of ['csv', 'moodle'] as const) {
      const { data } = await admin.call.exportBank({ class_id, format });
      expect(data).toMatchObject({ exported: 3, losses: [], left_out: [] });
      const back = await admin.call.importBank({ class_id, format, file: data.file, dry_run: '1' });
      expect(back.data).toMatchObject({ fresh: 0, known: 3, wrong: 0 });
      const other = await newClass();
      await admin.call.importBank({ class_id: other, format, file: data.file });
      const said = async (id: number) =>
        (await rows(id)).map(({ topic, fingerprint }) => ({ topic, fingerprint }));
      expect(await said(other)).toEqual(await said(class_id));
    }
    const some = await admin.call.exportBank({ class_id, format: 'csv', type: 'order' });
    expect(some.data.exported).toBe(1);
    const none = await admin.call.exportBank({ class_id, format: 'csv', search: 'nothing' });
    expect(none.code).toBe('bank_file_empty');
  });

  // Proves call-exportBank.
  it('holds a root with its pattern as CSV, and says by its name where a format has none', async () => {
    const class_id = await newClass();
    const asked = { type: 'pattern', prompt: 'Make the word', explanation: '', asks: 'word' };
    const judged = { strictness: 'tashkeel', nearly: 0, accepted: ['مَكْتُوب', 'مَكْتُوبٌ'] };
    const exercise = { ...asked, ...judged, root: 'ك ت ب', pattern: 'مَفْعُول' };
    await admin.call.addBankExercises({ class_id, exercises: JSON.stringify([exercise]) });
    for (const [format, name] of [['gift', 'GIFT'] as const, ['moodle', 'Moodle XML'] as const]) {
      const { data } = await admin.call.exportBank({ class_id, format, dry_run: '1' });
      const reason = `${name} has no “Root and pattern”.`;
      expect(data).toMatchObject({ exported: 0, left_out: [{ prompt: 'Make the word', reason }] });
    }
    const { data } = await admin.call.exportBank({ class_id, format: 'csv' });
    expect(data).toMatchObject({ exported: 1, losses: [], left_out: [] });
    const other = await newClass();
    const back = await admin.call.importBank({ class_id: other, format: 'csv', file: data.file });
    expect(back.data).toMatchObject({ saved: true, fresh: 1, wrong: 0 });
    expect((await rows(other)).map((row) => row.exercise)).toEqual([exercise]);
  });
});
