import type { templateFields } from '@institute/contract/certificates/certificate-templates';
import type { classFields } from '@institute/contract/classes/class-form';
import type { submissionFields } from '@institute/contract/exams/sitting';
import type { lessonFields } from '@institute/contract/lessons/managed-lessons';
import type { questionFields } from '@institute/contract/lessons/managed-questions';
import type { studentFields } from '@institute/contract/people/students';
import type { profileFields } from '@institute/contract/settings/institute-profile';
import type { settingFields } from '@institute/contract/settings/managed-settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classes, enrolments, lessons } from '../src/schema/index.ts';
import { examExercises } from './support/exam-exercises.ts';
import { type FullSchool, fullSchool } from './support/full-school.ts';
import { saveFullSettings } from './support/full-settings.ts';
import { Institute } from './support/institute.ts';
import { changesBetween, readRows } from './support/rows.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
  await saveFullSettings(institute);
});
afterAll(() => institute.close());

type Sent = Record<string, unknown>;
type Value = string | ((school: FullSchool) => unknown);
/** What a field holds, none of it its default; a new value; the columns that change with it. */
type Field = readonly [now: Value, next: Value, ...columns: string[]];

/** A form by the fields of its declaration: one that is not here does not compile. */
interface Form<Fields = Record<string, unknown>> {
  fields: { [Name in keyof Fields]: Field };
  /** The row that keeps a field. */
  row: (school: FullSchool, field: string) => string;
  /** Other rows that change along with a field, and their columns. */
  along?: (field: string) => Record<string, string[]>;
  /** What has to be there besides. */
  prepare?: (school: FullSchool) => Promise<unknown>;
  send: (school: FullSchool, fields: Sent) => Promise<{ status: boolean; message: string }>;
}

/** Lets a call be given fields whose names are known only when the test runs. */
const loosely = (call: unknown) => call as (sent: Sent) => ReturnType<Form['send']>;

const classForm: Form<typeof classFields> = {
  fields: {
    category: ['Grammar', 'Morphology', 'category'],
    name: ['Nahw', 'Sarf', 'name'],
    about: ['The sentence', 'The verb', 'about'],
    premium: ['1', '1'],
    amount: ['2500.50', '4000', 'price'],
    status: ['0', '1', 'isActive'],
    regclosedate: ['1798801200', '2027-06-30', 'registrationClosesAt'],
    monthlylimit: ['8', '4', 'monthlyLessonLimit'],
    // Before the prerequisite, with which it would go.
    entry_exam_id: [({ entryExam }) => entryExam.id, '0', 'entryExamId'],
    prequisite_id: [({ first }) => first.id, '0', 'prerequisiteId'],
    // Before the month, with which they would go.
    parts: ['50:0,50:30', '', 'parts'],
    monthlySub: ['0', '1', 'isMonthly'],
    links: ['https://meet.example/a', '', 'links'],
    slug: [({ klass }) => klass.slug, ({ klass }) => `${klass.slug}-next`, 'slug'],
    level: ['A1', 'B2', 'level'],
    hours: ['12', '0', 'hours'],
    outcomes: ['read a line', '', 'outcomes'],
    teacher: ['Ustadha Maryam', '', 'teacher'],
  },
  row: ({ klass }) => `classes/${klass.id}`,
  send: ({ admin, klass }, fields) =>
    loosely(admin.call.updateClass)({ class_id: klass.id, ...fields }),
};

const lessonForm: Form<typeof lessonFields> = {
  fields: {
    class_id: [({ klass }) => klass.id, ({ klass }) => klass.rand],
    subject: ['Letters', 'Revision', 'subject'],
    about: ['Say 100%25 of them', '', 'about'],
    inputetype: ['Exam', 'Exam'],
    // Those of an exam are its exercises.
    blocks: ['[]', JSON.stringify(examExercises), 'exercises'],
    scheduled: ['1', '1'],
    studydate: ['1772359200', '1893456000', 'opensAt'],
    theoryAnswer: ['A model', '', 'theoryAnswer'],
    // An exam is never for everybody.
    preview: ['0', '1'],
    pass_mark: ['40', '', 'passMark'],
    attempts: ['3', '5', 'attempts'],
    counted_attempt: ['last', 'best', 'countedAttempt'],
    attempt_wait: ['2', '0', 'attemptWait'],
    // One on the clock would have to be begun before it is answered.
    exam_minutes: ['', '45', 'examMinutes'],
    shuffled: ['1', '0', 'isShuffled'],
    draw_type: ['typed', 'choice', 'drawType'],
    draw_topic: ['Nouns', 'Verbs', 'drawTopic'],
    // One that draws would have to be begun as well.
    draw_count: ['0', '2', 'drawCount'],
    more_draws: ['', '[{"count":1,"type":"choice","topic":"Verbs"}]', 'moreDraws'],
    questions: [() => [], () => []],
  },
  row: ({ exam }) => `lessons/${exam.id}`,
  send: ({ admin, exam }, fields) =>
    loosely(admin.call.updateLesson)({ lesson_id: exam.id, ...fields }),
};

const questionForm: Form<typeof questionFields> = {
  fields: {
    question: ['Which is a noun? 1', 'Which is a verb?', 'question'],
    answer: ['كتاب', 'ذهب', 'answer'],
    option1: ['كتاب', 'ذهب', 'option1'],
    option2: ['كتب', '', 'option2'],
    option3: ['كاتب', '', 'option3'],
    option4: ['مكتب', '', 'option4'],
  },
  row: ({ questions: [first] }) => `questions/${first.id}`,
  send: ({ admin, exam, questions: [first] }, fields) =>
    loosely(admin.call.updateLesson)({
      lesson_id: exam.id,
      questions: [{ id: String(first.id), ...fields }],
    }),
};

const studentForm: Form<typeof studentFields> = {
  fields: {
    name: [({ student }) => student.name, 'Bilal', 'name', 'searchText'],
    email: [
      ({ student }) => student.email,
      'bilal@example.com',
      ...['email', 'emailVerifiedAt', 'pushEpoch', 'searchText'],
    ],
    phonenumber: ['0801 000 0000', '0803 111 2222', 'phone', 'searchText'],
    role: ['1', '11', 'pushEpoch', 'role'],
  },
  row: ({ student }) => `users/${student.id}`,
  send: ({ admin, student }, fields) =>
    loosely(admin.call.editStudent)({ student_id: student.id, ...fields }),
};

const templateForm: Form<typeof templateFields> = {
  fields: {
    title: ['Letters', 'Words', 'title'],
    footer: ['The institute', 'The teachers', 'footer'],
    certificateContent: [({ template }) => template.content, '{{name}} writes', 'content'],
  },
  row: ({ template }) => `certificate_templates/${template.id}`,
  send: ({ admin, template }, fields) =>
    loosely(admin.call.saveCertificateTemplate)({ template_id: template.id, ...fields }),
};

// When it was changed is noted as well, by what is sent first as it is.
const setting = (now: string, next: string): Field => [now, next, 'value'];
const settingsForm: Form<typeof settingFields> = {
  fields: {
    siteName: setting('Markaz', 'Madrasa'),
    landingMessage: setting('Ahlan', ''),
    howto: setting('Read on', ''),
    aboutUs: setting('Who we are', ''),
    aboutsite: setting('What this is', ''),
    privatelesson: setting('Alone', ''),
    paystackKey: setting('pk_kept', ''),
    whatsappNumber: setting('+2348010000000', ''),
    storeLink: setting('https://play.google.com/store/apps/details?id=a', ''),
    subamount: setting('1500', '0'),
    referralWelcome: setting('50', '0'),
    referralReward: setting('60', '0'),
    referralTrigger: setting('enrolment', 'signup'),
    quiz: setting('off', 'on'),
    gameRewardEasy: setting('70', '0'),
    gameRewardIntermediate: setting('80', '0'),
    gameRewardHard: setting('90', '0'),
    rewardBudget: setting('95', '0'),
    secondPersonAbove: setting('5000', '0'),
    graceDays: setting('10', '0'),
    noticeHours: setting('48', '0'),
    recordingMonths: setting('24', '6'),
    bankCode: setting('057', ''),
    otherBank: setting('Sabo Microfinance', ''),
    accountNumber: setting('2012345678', ''),
    accountName: setting('Markaz Ltd', ''),
    transferNote: setting('Write your name', ''),
    accountNumbers: setting('wema-bank', 'off'),
    networkWins: setting('3', '0'),
    storeShown: setting('off', 'on'),
    healthAlerts: setting('off', 'on'),
    weeklyDigest: setting('off', 'on'),
    ownerEmail: setting('owner@example.com', ''),
    secondFactor: setting('required', 'optional'),
    terms: setting('Be kind.', 'Be very kind.'),
    privacy: setting('We keep little.', 'We keep less.'),
    privacyContact: setting('data@example.com', ''),
    deviceDays: setting('300', '200'),
    mailDays: setting('60', '30'),
    auditDays: setting('500', '400'),
    draftDays: setting('90', '60'),
  },
  row: (_, field) => `settings/${field}`,
  // Who changed it, and when, is noted with the first of them.
  along: (field): Record<string, string[]> => {
    if (field === 'terms') return { 'settings/legalVersion': ['changedAt', 'value'] };
    return field === 'privacy' ? { 'settings/legalVersion': ['value'] } : {};
  },
  send: ({ admin }, fields) => loosely(admin.call.updateAppSettings)(fields),
};

const profileText = (now: string) => setting(now, '');
const profileForm: Form<typeof profileFields> = {
  fields: {
    teachers: [() => [{ name: 'Huda', line: 'From Cairo', picture: '' }], () => [], 'value'],
    questions: [() => [{ question: 'Why?', answer: 'So' }], () => [], 'value'],
    tagline: profileText('Read the Quran'),
    forWhom: profileText('For families'),
    promises: [() => [{ title: 'Small groups', line: 'Of six' }], () => [], 'value'],
    steps: [() => [{ title: 'Come', line: 'On Monday' }], () => [], 'value'],
    levelA0: profileText('Letters'),
    levelA1: profileText('Words'),
    levelA2: profileText('Lines'),
    levelB1: profileText('Pages'),
    levelB2: profileText('Books'),
    address: profileText('1 Sabo Road'),
    contactEmail: profileText('salam@example.com'),
  },
  row: (_, field) => `settings/${field}`,
  send: ({ admin }, fields) => loosely(admin.call.updateInstituteProfile)(fields),
};

let writtenAt = 2000;
const answerOf =
  (word: string) =>
  ({ questions }: FullSchool) => ({ [questions[0].id]: word });
const submissionForm: Form<typeof submissionFields> = {
  fields: {
    answer: [answerOf('كتاب'), answerOf('كتب'), 'answers', 'writtenAt'],
    theory: ['Half', '', 'theoryText', 'writtenAt'],
    exercises: ['', '{"a":{"type":"choice","chosen":"ki"}}', 'exerciseAnswers', 'writtenAt'],
  },
  row: ({ student, exam }) => `exam_drafts/${student.id}/${exam.id}`,
  prepare: ({ exam }) => {
    const exercise = { ...aChoice('Which?'), type: 'choice' as const };
    const exercises = [{ id: 'a', kind: 'exercise' as const, exercise }];
    return institute.services.db.update(lessons).set({ exercises }).where(eq(lessons.id, exam.id));
  },
  send: async ({ student, exam }, fields) => {
    writtenAt += 1;
    const sent = { lesson_id: exam.id, written_at: writtenAt, ...fields };
    return loosely(student.call.saveExamDraft)(sent);
  },
};

const forms: [name: string, form: Form][] = [
  ['a class', classForm],
  ['a lesson', lessonForm],
  ['a question', questionForm],
  ['a student', studentForm],
  ['a certificate template', templateForm],
  ['the settings', settingsForm],
  ['the profile', profileForm],
  ['the draft of a submission', submissionForm],
];

async function changesOf(work: () => ReturnType<Form['send']>) {
  const before = await readRows(institute.services.db);
  expect(await work()).toMatchObject({ status: true });
  return changesBetween(before, await readRows(institute.services.db)).changed;
}

const valueFor = (value: Value, school: FullSchool) =>
  typeof value === 'function' ? value(school) : value;

const aChoice = (prompt: string) => ({
  ...{ type: 'choice', prompt, explanation: '', options: ['ka', 'ki'], answer: 0 },
});

describe.each(forms)('a change of %s', (_name, { fields, row, along, prepare, send }) => {
  const each = Object.entries(fields);
  let school: FullSchool;
  beforeAll(async () => {
    school = await fullSchool(institute);
    const toDraw = JSON.stringify(['One', 'Two', 'Three'].map((prompt) => aChoice(prompt)));
    await school.admin.call.addBankExercises({
      ...{ class_id: school.klass.id, topic: 'Verbs', exercises: toDraw },
    });
    await prepare?.(school);
  });

  // Proves call-updateLesson, call-updateClass, call-editStudent, call-updateAppSettings.
  // Proves call-saveCertificateTemplate.
  it('that leaves one field out leaves it as it is, whatever else is sent', async () => {
    for (const [name, [, , ...columns]] of each) {
      const others = each.filter(([other]) => other !== name);
      const sent = others.map(([other, [now]]) => [other, valueFor(now, school)]);
      const changed = await changesOf(() => send(school, Object.fromEntries(sent)));
      const touched = changed[row(school, name)] ?? [];
      const lost = touched.filter((column) => columns.includes(column) && column !== 'writtenAt');
      expect({ [name]: lost }).toEqual({ [name]: [] });
    }
  });

  it('that sends one field alone changes what keeps it and nothing else', async () => {
    for (const [name, [, next, ...columns]] of each) {
      const sent = { [name]: valueFor(next, school) };
      const changed = await changesOf(() => send(school, sent));
      const expected = columns.length > 0 ? { [row(school, name)]: columns, ...along?.(name) } : {};
      expect({ [name]: changed }).toEqual({ [name]: expected });
    }
  });
});

describe('a class', () => {
  const rowOf = async (id: number) =>
    (await institute.services.db.select().from(classes).where(eq(classes.id, id)))[0];

  it('that becomes free costs nothing and has no months, though only that was sent', async () => {
    const { admin, klass } = await fullSchool(institute);
    await admin.call.updateClass({ class_id: klass.id, premium: '0' });
    expect(await rowOf(klass.id)).toEqual({
      ...klass,
      isPremium: false,
      price: 0,
      isMonthly: false,
    });
    // A price alone makes no free class a paid one.
    await admin.call.updateClass({ class_id: klass.id, amount: '500', monthlySub: '1' });
    expect(await rowOf(klass.id)).toMatchObject({ isPremium: false, price: 0, isMonthly: false });
  });

  it('stays monthly for its students when its price changes', async () => {
    const school = await fullSchool(institute);
    const { admin, klass, student, enrolment } = school;
    const nextSub = async () => (await student.call.getMyClasses({})).data[0]?.myclass.nextSub;
    const before = await nextSub();
    expect(Number(before)).toBeGreaterThan(0);
    await admin.call.updateClass({ class_id: klass.id, premium: '1', amount: '4000' });
    expect(await nextSub()).toBe(before);
    const [row] = await institute.services.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, enrolment.id));
    expect(row).toEqual(enrolment);
  });
});

describe('a lesson', () => {
  const rowOf = async (id: number) =>
    (await institute.services.db.select().from(lessons).where(eq(lessons.id, id)))[0];

  it('is opened from the start by what says so, and keeps its date where nothing does', async () => {
    const { admin, lesson } = await fullSchool(institute);
    const change = (fields: object) => admin.call.updateLesson({ lesson_id: lesson.id, ...fields });
    await change({ scheduled: '1' });
    expect(await rowOf(lesson.id)).toEqual(lesson);
    expect(await change({ scheduled: '1', studydate: '' })).toMatchObject({
      status: false,
      message: 'Study date is required',
    });
    await change({ scheduled: '0' });
    expect(await rowOf(lesson.id)).toEqual({ ...lesson, opensAt: null });
    expect(await change({ scheduled: '1' })).toMatchObject({ message: 'Study date is required' });
  });

  it('that is a timetable is not decoded again by a change of its subject', async () => {
    const { admin, timetable } = await fullSchool(institute);
    await admin.call.updateLesson({ lesson_id: timetable.id, subject: 'Week' });
    const renamed = { subject: 'Week', subjectFolded: ' week' };
    expect(await rowOf(timetable.id)).toEqual({ ...timetable, ...renamed });
  });
});

it('a new question or template is whole, a saved one is changed in what is sent', async () => {
  const { admin, exam, questions } = await fullSchool(institute);
  const save = (question: object) =>
    admin.call.updateLesson({ lesson_id: exam.id, questions: [question] });
  expect(await save({ id: 'new-1', question: 'Why?' })).toMatchObject({
    http: 400,
    message: 'Correct answer is required',
  });
  expect(await save({ id: String(questions[0].id), answer: 'كتب' })).toMatchObject({
    status: true,
  });
  expect(
    await admin.call.saveCertificateTemplate({ title: 'Title', certificateContent: 'Text' }),
  ).toMatchObject({ http: 400, message: 'All fields are required.' });
});
