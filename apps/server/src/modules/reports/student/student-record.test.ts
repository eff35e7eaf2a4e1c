import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examExercises, rightAnswers, satIn } from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam } from '../../../../test/support/sat-exam.ts';
import { aBankExercise, aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { personNotes } from '../../../schema/index.ts';
import { makeAdministrator } from '../../auth/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let exam: { id: number };
const unix = (time: string) => new Date(time).getTime() / 1000;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  amina = await institute.student({ name: 'Amina Bello', wallet: 1_000_000 });
  const free = await aClass(institute, { name: 'Free' });
  const once = await aPaidClass(institute, 2000, { name: 'Once' });
  const monthly = await aPaidClass(institute, 1000, { name: 'Monthly', monthlySub: '1' });
  const first = await aLesson(institute, once.id, { subject: 'Alif' });
  exam = await aLesson(institute, once.id, {
    ...{ subject: 'Exam of Alif', inputetype: 'Exam', about: 'Explain alif' },
    ...{ theoryAnswer: 'It is the first letter.' },
    questions: [{ question: 'Which is first?', answer: 'ا', option1: 'ا', option2: 'ب' }],
  });
  await aLesson(institute, once.id, { subject: 'Table', inputetype: 'Timetableble' });
  for (const { id } of [free, once, monthly]) {
    institute.clock.advance({ minutes: 1 });
    await amina.call.enrol({ class_id: id });
  }
  institute.clock.set('2026-11-17T10:00:00Z');
  await amina.call.viewStatus({ class_id: once.id, lesson_id: first.id });
  await amina.call.viewStatus({ class_id: once.id, lesson_id: exam.id });
  // The price of today is not what Amina paid.
  await admin.call.updateClass({ class_id: once.id, premium: '0', amount: '0' });
});
afterAll(() => institute.close());

const record = () => admin.call.getStudentRecord({ student_id: amina.id });

describe('the page of a student', () => {
  // Proves call-getStudentRecord.
  it('says who it is, and the classes as they were joined, with how far each is done', async () => {
    const { data } = await record();
    expect(data.student).toMatchObject({ name: 'Amina Bello', wallet: 7000, verified: '1' });
    const classes = data.classes.map(({ name, terms, lessons, done }) => [
      ...[name, terms, lessons, done],
    ]);
    expect(classes).toEqual([
      ['Monthly', 'monthly', 0, 0],
      ['Once', 'once', 2, 1],
      ['Free', 'free', 0, 0],
    ]);
    const paidUntil = data.classes.map(({ paid_until }) => paid_until);
    expect(paidUntil).toEqual([unix('2026-12-16T09:03:00Z'), 0, 0]);
    expect(data.classes[1]?.last_opened).toBe(unix('2026-11-17T10:00:00Z'));
  });

  // Proves call-getStudentAttendance, call-getStudentMessages.
  it('lists the lessons opened, the messages and the browsers', async () => {
    const { data, meta } = await admin.call.getStudentAttendance({ student_id: amina.id, page: 1 });
    expect(data.map(({ subject, class_name }) => [subject, class_name])).toEqual([
      ['Exam of Alif', 'Once'],
      ['Alif', 'Once'],
    ]);
    expect(meta?.total).toBe(2);
    await admin.call.sendMessage({
      ...{
        subject: 'To Amina',
        message: 'Salam',
        message_style: 'normal',
        delivery_method: 'both',
      },
      recipients: [amina.email],
    });
    await institute.services.jobs.drain();
    const sent = await admin.call.getStudentMessages({ student_id: amina.id, page: 1 });
    expect(sent.data).toMatchObject([{ subject: 'To Amina', read_at: 0, mail: 'sent' }]);
    expect((await record()).data.places).toHaveLength(1);
  });

  // Proves call-getStudentAnswers.
  it('shows exams with the answers and what was right', async () => {
    const { data: open } = await amina.call.getLessonDetails({
      ...{ class_id: (await record()).data.classes[1]?.id ?? 0, lesson_id: exam.id },
    });
    const [question] = open.questions ?? [];
    await amina.call.submitExam({
      ...{ class_id: (await record()).data.classes[1]?.id ?? 0, lesson_id: exam.id },
      ...{ answer: { [String(question?.id)]: 'ب' }, theory: 'A letter' },
    });
    const [result] = (await record()).data.exams;
    expect(result).toMatchObject({
      ...{ lesson_id: exam.id, theory: '1' },
      subject: 'Exam of Alif',
      objective_score: 0,
      total_score: null,
    });
    const ids = { student_id: amina.id, result_id: result?.result_id ?? 0 };
    const { data } = await admin.call.getStudentAnswers(ids);
    expect(data).toMatchObject({
      questions: [{ question: 'Which is first?', chosen: 'ب', right: 'ا' }],
      about: 'Explain alif',
      model_answer: 'It is the first letter.',
      theory_answer: 'A letter',
      theory_answer_kind: 'text',
      ...{ marked_by: '', marked_by_id: null },
    });
    await admin.call.markExam({ ...ids, lesson_id: exam.id, theory_score: 60 });
    const marked = (await admin.call.getStudentAnswers(ids)).data;
    expect(marked).toMatchObject({ marked_by: admin.name, marked_by_id: admin.id });
    const other = await institute.student();
    const foreign = await admin.call.getStudentAnswers({ ...ids, student_id: other.id });
    expect(foreign.code).toBe('result_not_found');
  });

  // Proves decision-097-5.
  it('shows the exercises of an exam with their keys, those drawn from the bank as well', async () => {
    const sat = await aSatExam(institute, { blocks: JSON.stringify(examExercises) });
    const { class_id, lesson_id, student } = sat;
    await aBankExercise(admin, class_id, 'Which is a book?');
    await admin.call.updateLesson({ lesson_id, draw_count: '1', exam_minutes: '5' });
    const { data: begun } = await sat.begin(1);
    const [drawn] = satIn(begun).filter(({ id }) => id.startsWith('bank-'));
    const given = { [drawn?.id ?? '']: { type: 'choice', chosen: 'قَلَمٌ' } };
    await student.call.saveExamDraft({
      ...{ lesson_id, answer: sat.right, written_at: 1000 },
      exercises: JSON.stringify({ typed: rightAnswers.typed, ...given }),
    });
    institute.clock.advance({ minutes: 6 });
    const { match } = rightAnswers;
    await student.call.submitExam({
      ...{ lesson_id, answer: sat.right, exercises: JSON.stringify({ match }) },
    });
    const { exams } = (await admin.call.getStudentRecord({ student_id: student.id })).data;
    expect(exams[0]?.theory).toBe('0');
    const result_id = exams[0]?.result_id ?? 0;
    const { data } = await admin.call.getStudentAnswers({ student_id: student.id, result_id });
    const shown = satIn(data);
    expect(shown).toHaveLength(examExercises.length + 1);
    const of = (id = '') => shown.find((one) => one.id === id);
    expect(of('typed')).toMatchObject({
      ...{ given: rightAnswers.typed, exercise: { accepted: ['KEY:maktaba'] } },
    });
    expect(of('match')).not.toHaveProperty('given');
    expect(of(drawn?.id)).toMatchObject({
      ...{ given: { chosen: 'قَلَمٌ' }, exercise: { prompt: 'Which is a book?', answer: 0 } },
    });
    expect(JSON.parse(data.late?.exercises ?? '{}')).toEqual({ match });
  });

  it('says of a certificate that was revoked since when and why', async () => {
    const { data: template } = await admin.call.saveCertificateTemplate({
      ...{ title: 'Completion', footer: 'The Institute', certificateContent: 'To {{name}}' },
    });
    const certified = { template_id: template.id, student_ids: [amina.id] };
    await admin.call.assignCertificate({ ...certified, issue_date: '2026-11-16' });
    await admin.call.assignCertificate({ ...certified, issue_date: '2026-11-17' });
    const given = (await admin.call.getIssuedCertificates({ page: 1 })).data;
    const wrong = given.find(({ issue_date }) => issue_date === '2026-11-16');
    const certificate_id = wrong?.id ?? 0;
    await admin.call.revokeCertificate({ certificate_id, reason: 'A slip' });
    const [valid, revoked] = (await record()).data.certificates;
    expect(valid).not.toHaveProperty('revoked');
    const at = institute.clock.now().getTime() / 1000;
    expect(revoked).toMatchObject({ code: wrong?.code, revoked: { at, reason: 'A slip' } });
  });

  it('is not there for whoever is not', async () => {
    expect((await admin.call.getStudentRecord({ student_id: 999_999 })).code).toBe(
      'student_not_found',
    );
    expect((await amina.call.getStudentRecord({ student_id: amina.id })).http).toBe(403);
  });
});

describe('notes of the office', () => {
  const note = (body: string, request_key?: string) =>
    admin.call.addStudentNote({ student_id: amina.id, body, ...(request_key && { request_key }) });

  // Proves call-deleteStudentNote, call-addStudentNote.
  it('are added once a click, and deleted by who wrote them alone', async () => {
    await note('Called: travels until Monday', 'note-key-1');
    await note('Called: travels until Monday', 'note-key-1');
    const [written] = (await record()).data.notes;
    expect((await record()).data.notes).toMatchObject([
      { body: 'Called: travels until Monday', author: admin.name, author_id: admin.id, own: '1' },
    ]);
    const form = { email: 'second@example.com', password: 'teach-arabic-2', name: 'Maryam' };
    await makeAdministrator(institute.services, form);
    const second = institute.client(await institute.signIn(form.email, form.password));
    const seen = await second.getStudentRecord({ student_id: amina.id });
    expect(seen.data.notes).toMatchObject([{ own: '0' }]);
    const foreign = await second.deleteStudentNote({ note_id: written?.id ?? 0 });
    expect(foreign.code).toBe('note_not_found');
    expect((await admin.call.deleteStudentNote({ note_id: written?.id ?? 0 })).status).toBe(true);
    expect((await record()).data.notes).toEqual([]);
  });

  // Proves call-addStudentNote.
  it('need words and somebody, and go with the person', async () => {
    expect((await note(' ')).http).toBe(400);
    const gone = await institute.student();
    await admin.call.addStudentNote({ student_id: gone.id, body: 'Of nobody' });
    await admin.call.deleteStudent({ student_id: gone.id });
    const { db } = institute.services;
    expect(await db.$count(personNotes, eq(personNotes.userId, gone.id))).toBe(0);
    const late = await admin.call.addStudentNote({ student_id: gone.id, body: 'Too late' });
    expect(late.code).toBe('student_not_found');
  });
});
