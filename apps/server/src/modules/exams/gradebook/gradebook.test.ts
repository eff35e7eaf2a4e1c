import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, lessons } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const question = { question: '1?', answer: 'a', option1: 'b' };

/**
 * A class with two exams and a lesson. Ali has 100 in the first exam and waits for the second, Zaynab
 * has 0 and 60, and Umar has handed nothing in.
 */
async function aBook() {
  const { id } = await aClass(institute, { name: 'Nahw' });
  await aLesson(institute, id);
  const choice = await aLesson(institute, id, {
    ...{ inputetype: 'Exam', subject: '=SUM(1)', about: '' },
    questions: [question],
  });
  const theory = await aLesson(institute, id, {
    ...{ inputetype: 'Exam', subject: 'الإعراب', about: 'Why?' },
  });
  const ali = await institute.student({ name: 'Ali' });
  const umar = await institute.student({ name: 'Umar' });
  const zaynab = await institute.student({ name: 'Zaynab' });
  for (const one of [ali, umar, zaynab]) await one.call.enrol({ class_id: id });
  const seen = await ali.call.getLessonDetails({ class_id: id, lesson_id: choice.id });
  const asked = String(seen.data.questions[0]?.id);
  await ali.call.submitExam({ lesson_id: choice.id, answer: { [asked]: 'a' } });
  await zaynab.call.submitExam({ lesson_id: choice.id, answer: { [asked]: 'b' } });
  for (const one of [ali, zaynab]) {
    await one.call.submitExam({ lesson_id: theory.id, theory: 'Because' });
  }
  const waiting = await admin.call.getExamDetails({ lesson_id: theory.id });
  const result = waiting.data.find(({ user_id }) => user_id === zaynab.id);
  await admin.call.markExam({
    lesson_id: theory.id,
    result_id: result?.result_id ?? 0,
    theory_score: '60',
  });
  return { id, choice, theory, ali, umar, zaynab };
}

const weigh = (class_id: number, weights: [number, string][]) =>
  admin.call.saveExamWeights({
    class_id,
    weights: weights.map(([lesson_id, weight]) => ({ lesson_id, weight })),
  });

describe('the gradebook of a class', () => {
  // Proves call-getGradebook.
  it('has the mark of each student in each exam, and the means of both', async () => {
    const { id, choice, theory, ali, umar, zaynab } = await aBook();
    const { data, meta } = await admin.call.getGradebook({ class_id: id, page: 1 });
    expect(data.map(({ name, mean }) => [name, mean])).toEqual([
      ['Ali', 100],
      ['Umar', null],
      ['Zaynab', 30],
    ]);
    const marks = (userId: number) =>
      data
        .find(({ user_id }) => user_id === userId)
        ?.marks.map(({ lesson_id, score, theory: byPeople }) => [lesson_id, score, byPeople])
        .sort();
    expect(marks(ali.id)).toEqual([
      [choice.id, 100, false],
      [theory.id, null, true],
    ]);
    expect(marks(umar.id)).toEqual([]);
    expect(marks(zaynab.id)).toEqual([
      [choice.id, 0, false],
      [theory.id, 60, true],
    ]);
    expect(meta).toEqual({
      ...{ total: 3, page: 1, per_page: 10, has_scheme: false },
      exams: [
        { id: choice.id, subject: '=SUM(1)', weight: 1, mean: 50, marked: 2 },
        { id: theory.id, subject: 'الإعراب', weight: 1, mean: 60, marked: 1 },
      ],
    });
  });

  // Proves call-getGradebook.
  it('is searched and paged; the means of exams stay those of the class', async () => {
    const { id, zaynab } = await aBook();
    const found = await admin.call.getGradebook({ class_id: id, search: zaynab.email });
    expect(found.data.map(({ name }) => name)).toEqual(['Zaynab']);
    expect(found.meta).toMatchObject({ total: 1, exams: [{ mean: 50 }, { mean: 60 }] });
    const second = await admin.call.getGradebook({ class_id: id, page: 2, per_page: 2 });
    expect(second.data.map(({ name }) => name)).toEqual(['Zaynab']);
  });

  // Proves call-saveExamWeights.
  it('counts exams as the office weighs them; one that is not named stays as it is', async () => {
    const { id, choice, theory } = await aBook();
    const meanOfZaynab = async () =>
      (await admin.call.getGradebook({ class_id: id, search: 'Zaynab' })).data[0]?.mean;
    expect((await weigh(id, [[theory.id, '3']])).status).toBe(true);
    expect(await meanOfZaynab()).toBe(45);
    await weigh(id, [[choice.id, '0']]);
    expect(await meanOfZaynab()).toBe(60);
    const { db } = institute.services;
    const kept = await db
      .select({ id: lessons.id, weight: lessons.examWeight })
      .from(lessons)
      .where(eq(lessons.classId, id))
      .orderBy(lessons.id);
    expect(kept.map(({ weight }) => weight)).toEqual([1, 0, 3]);
    const [act] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({
      action: 'saveExamWeights',
      details: { name: 'Nahw', weights: { from: '=SUM(1): 1', to: '=SUM(1): 0' } },
    });
  });

  // Proves call-saveExamWeights.
  it('refuses the weight of what is no exam of the class, and one out of reach', async () => {
    const { id, choice } = await aBook();
    const other = await aBook();
    const refused = await weigh(id, [
      [choice.id, '5'],
      [other.choice.id, '5'],
    ]);
    expect(refused.code).toBe('lesson_not_found');
    expect((await weigh(id, [[choice.id, '101']])).code).toBe('invalid_input');
    const { meta } = await admin.call.getGradebook({ class_id: id });
    expect(meta).toMatchObject({ exams: [{ weight: 1 }, { weight: 1 }] });
  });

  // Proves call-exportGradebook.
  it('is exported as a file in which nothing runs as a formula', async () => {
    const { id, ali, umar, zaynab, theory } = await aBook();
    await weigh(id, [[theory.id, '2']]);
    const response = await institute.app.inject({
      method: 'POST',
      url: '/lessonsAction.php',
      headers: {
        authorization: `Bearer ${admin.token}`,
        cookie: `sid=${admin.sid}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ action: 'exportGradebook', class_id: String(id) }).toString(),
    });
    expect(response.body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      "Name,E-mail,Mean,'=SUM(1),الإعراب",
      `Ali,${ali.email},100,100,waits for its mark`,
      `Umar,${umar.email},,,`,
      `Zaynab,${zaynab.email},40,0,60`,
      'Weight,,,1,2',
      'Mean,,,50,60',
    ]);
    expect(response.headers['x-total-rows']).toBe('3');
  });

  it('is for those who may mark the class', async () => {
    const { id, ali } = await aBook();
    expect(await ali.call.getGradebook({ class_id: id })).toMatchObject({ http: 403 });
    expect(await admin.call.getGradebook({ class_id: 'none' })).toMatchObject({
      code: 'class_not_found',
    });
  });

  it('shows teachers who mark but do not see people no e-mails, nor finds anybody by them', async () => {
    const { id, ali } = await aBook();
    const teacher = await institute.student({ name: 'Maryam' });
    const asked = { class_id: id, page: 1 };
    expect(await teacher.call.getGradebook(asked)).toMatchObject({ code: 'forbidden' });
    const input = { class_id: id, user_id: teacher.id };
    await admin.call.saveClassStaff({ ...input, powers: ['mark'] });
    const { data } = await teacher.call.getGradebook(asked);
    expect(data.map(({ name, email }) => [name, email])).toEqual([
      ['Ali', ''],
      ['Umar', ''],
      ['Zaynab', ''],
    ]);
    const foundBy = async (search: string) =>
      (await teacher.call.getGradebook({ ...asked, search })).data.map(({ name }) => name);
    expect(await foundBy('ali')).toEqual(['Ali']);
    expect(await foundBy(ali.email)).toEqual([]);
    await admin.call.saveClassStaff({ ...input, powers: ['mark', 'people'] });
    expect(await foundBy(ali.email)).toEqual(['Ali']);
  });
});
