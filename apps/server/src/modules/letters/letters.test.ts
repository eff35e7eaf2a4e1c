import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, letters, letterThreads } from '../../schema/index.ts';
import { tellTeachers } from './tell-teachers.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let hauwa: Person;
let class_id: number;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  ({ id: class_id } = await aClass(institute, { name: 'Nahw' }));
  amina = await institute.student({ name: 'Amina' });
  hauwa = await institute.student({ name: 'Hauwa' });
  await amina.call.enrol({ class_id });
  await admin.call.saveClassStaff({ class_id, user_id: hauwa.id, powers: ['teach'] });
});

const asks = (text: string, more: Record<string, unknown> = {}) =>
  amina.call.sendLetter({ class_id, text, ...more });
const answers = (text: string, who = hauwa) =>
  who.call.sendLetter({ class_id, student_id: amina.id, text });
const reads = (who: Person, more: Record<string, unknown> = {}) =>
  who.call.getLetters({ class_id, ...(who !== amina && { student_id: amina.id }), ...more });
const texts = async (who: Person, more = {}) =>
  (await reads(who, more)).data.letters.map(({ text }) => text);
const subjects = async (who: Person) =>
  (await who.call.getMessages({})).data.map(({ subject }) =>
    subject.replace(/[\u2068\u2069]/g, ''),
  );
const readings = async () =>
  (await institute.services.db.select().from(auditLog).orderBy(auditLog.id)).filter(
    ({ action, subjectId }) => action === 'readOthersLetters' && subjectId === amina.id,
  );
const threadRows = () =>
  institute.services.db.select().from(letterThreads).where(eq(letterThreads.studentId, amina.id));
const picture = async (background: string) => {
  const create = { width: 1900, height: 900, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};
const tell = () => tellTeachers(institute.services, { signal: new AbortController().signal });
const unix = (time: string) => new Date(time);

// Proves ours-372, call-sendLetter, call-getLetters.
it('a student and who teaches the class write to each other, and nobody is named but by name', async () => {
  expect((await reads(amina)).data).toMatchObject({ letters: [], thread: { may_write: true } });
  const sent = await asks('كَيْفَ حَالُكِ يَا أُسْتَاذَة؟');
  expect(sent.data).toMatchObject({ is_mine: true, is_by_teacher: false, name: 'Amina' });
  await answers('بِخَيْرٍ وَالْحَمْدُ لِلّٰه');
  expect(await texts(amina)).toEqual(['كَيْفَ حَالُكِ يَا أُسْتَاذَة؟', 'بِخَيْرٍ وَالْحَمْدُ لِلّٰه']);
  expect(await texts(hauwa)).toEqual(await texts(amina));
  const { data } = await reads(amina);
  expect(data.letters.map((one) => [one.name, one.is_mine, one.is_by_teacher])).toEqual([
    ['Amina', true, false],
    ['Hauwa', false, true],
  ]);
  const whole = JSON.stringify([data, (await reads(hauwa)).data]);
  for (const { email } of [amina, hauwa]) expect(whole).not.toContain(email);
  expect(await threadRows()).toMatchObject([{ classId: class_id, letters: 2 }]);
  expect(await asks('  ')).toMatchObject({ code: 'letter_empty' });
});

// Proves ours-373.
it('is nobody else’s: a fellow student, other teachers, who only marks, and a stranger find nothing', async () => {
  await asks('A question');
  const [bilal, zaynab, marker] = [
    await institute.student({ name: 'Bilal' }),
    await institute.student({ name: 'Zaynab' }),
    await institute.student({ name: 'Musa' }),
  ];
  await bilal.call.enrol({ class_id });
  const { id: other } = await aClass(institute);
  await admin.call.saveClassStaff({ class_id: other, user_id: zaynab.id, powers: ['teach'] });
  await admin.call.saveClassStaff({ class_id, user_id: marker.id, powers: ['mark', 'people'] });
  const [letter] = (await reads(amina)).data.letters;
  for (const who of [bilal, zaynab, marker]) {
    const refused = { http: 404, code: 'letters_not_found' };
    expect(await reads(who)).toMatchObject(refused);
    expect(await answers('Hello', who)).toMatchObject(refused);
    expect(await who.call.readLetters({ class_id, student_id: amina.id, up_to: 1 })).toMatchObject(
      refused,
    );
    expect(await who.call.reportLetter({ letter_id: letter?.id ?? 0 })).toMatchObject(refused);
  }
  // Bilal has a conversation of his own, which holds nothing of hers.
  expect((await bilal.call.getLetters({ class_id })).data.letters).toEqual([]);
  expect(await zaynab.call.getLetters({ class_id })).toMatchObject({ code: 'letters_not_found' });
  expect((await zaynab.call.getLetterThreads({ state: 'all' })).data.threads).toEqual([]);
  expect((await zaynab.call.getLetterThreads({ class_id })).data).toMatchObject({
    ...{ threads: [], waiting: 0 },
  });
});

// Proves ours-374.
it('a letter that is sent again under its key stands once, at once or later', async () => {
  const request_key = 'letter-key-1';
  const all = await Promise.all([1, 2, 3, 4].map(() => asks('Once', { request_key })));
  expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
  expect((await asks('Once', { request_key })).data.id).toBe(all[0]?.data.id);
  expect(await texts(amina)).toEqual(['Once']);
  expect(await threadRows()).toMatchObject([{ letters: 1 }]);
});

// Proves ours-375.
it('thirty are read at a time, older ones on demand, and what has come since by itself', async () => {
  await asks('0');
  const [thread] = await threadRows();
  const at = institute.clock.now();
  await institute.services.db.insert(letters).values(
    Array.from({ length: 64 }, (_, n) => ({
      ...{ threadId: thread?.id ?? 0, authorId: hauwa.id, byTeacher: true, body: `${n + 1}` },
      ...{ requestKey: `many-${n}`, createdAt: at },
    })),
  );
  const first = (await reads(amina)).data;
  expect([first.letters[0]?.text, first.letters.at(-1)?.text]).toEqual(['35', '64']);
  expect(first.has_earlier).toBe(true);
  const older = (await reads(amina, { before: first.letters[0]?.id })).data;
  expect([older.letters[0]?.text, older.letters.at(-1)?.text]).toEqual(['5', '34']);
  expect(older.thread).toBeUndefined();
  const oldest = (await reads(amina, { before: older.letters[0]?.id })).data;
  expect([oldest.letters.length, oldest.has_earlier]).toEqual([5, false]);
  const after = first.letters.at(-1)?.id ?? 0;
  expect((await reads(amina, { after })).data).toEqual({ letters: [], has_earlier: false });
  await answers('New');
  expect(await texts(amina, { after })).toEqual(['New']);
});

describe('hours', () => {
  // Proves ours-376, call-saveAnsweringHours.
  it('a letter waits for the hours that the teacher has set, and one is told once until one has read', async () => {
    // Monday to Thursday, 17:00 to 20:00 in Lagos.
    await hauwa.call.saveAnsweringHours({ days: [1, 2, 3, 4], from: 1020, until: 1200 });
    expect((await hauwa.call.getLetterThreads({})).data.hours).toEqual({
      ...{ days: [1, 2, 3, 4], from: 1020, until: 1200 },
    });
    institute.clock.set(unix('2026-11-15T12:00:00Z'));
    await institute.signInAgain(amina);
    await asks('On a Sunday');
    expect((await reads(amina)).data.thread).toMatchObject({
      ...{ is_answered: false, may_write: true, zone: 'Africa/Lagos' },
      teachers: [{ name: 'Hauwa', hours: { days: [1, 2, 3, 4], from: 1020, until: 1200 } }],
    });
    await tell();
    institute.clock.set(unix('2026-11-16T15:59:00Z'));
    await tell();
    institute.clock.set(unix('2026-11-16T16:00:00Z'));
    for (const who of [amina, hauwa]) await institute.signInAgain(who);
    expect(await subjects(hauwa)).toEqual([]);
    await tell();
    await tell();
    await asks('And another');
    await tell();
    expect(await subjects(hauwa)).toEqual(['A letter from Amina waits']);
    expect((await reads(amina)).data.thread).toMatchObject({ is_answered: true });
    const [last] = (await reads(hauwa)).data.letters.slice(-1);
    await hauwa.call.readLetters({ class_id, student_id: amina.id, up_to: last?.id ?? 0 });
    await tell();
    expect(await subjects(hauwa)).toHaveLength(1);
    await asks('One more');
    institute.clock.set(unix('2026-11-16T19:00:00Z'));
    await tell();
    institute.clock.set(unix('2026-11-17T18:59:00Z'));
    await tell();
    await institute.signInAgain(hauwa);
    expect(await subjects(hauwa)).toHaveLength(2);
  });

  // Proves ours-376.
  it('who has set none is told by day; hours that end before they begin are refused', async () => {
    institute.clock.set(unix('2026-11-18T01:00:00Z'));
    await institute.signInAgain(amina);
    await asks('In the night');
    await tell();
    institute.clock.set(unix('2026-11-18T10:00:00Z'));
    for (const who of [amina, hauwa, admin]) await institute.signInAgain(who);
    expect(await subjects(hauwa)).toEqual([]);
    expect((await reads(amina)).data.thread).toMatchObject({ is_answered: true });
    await tell();
    expect(await subjects(hauwa)).toEqual(['A letter from Amina waits']);
    const wrong = await hauwa.call.saveAnsweringHours({ days: [1], from: 1200, until: 1020 });
    expect(wrong).toMatchObject({ code: 'invalid_input' });
    await hauwa.call.saveAnsweringHours({ days: [1], from: 0, until: 1440 });
    await hauwa.call.saveAnsweringHours({ days: [], from: 0, until: 1440 });
    expect((await hauwa.call.getLetterThreads({})).data.hours).toBeUndefined();
  });
});

// Proves ours-377, call-readLetters, call-getLetterNews.
it('a student is told of a letter once until they have read, and not what it says', async () => {
  await asks('A question');
  await answers('Secret one');
  await answers('Secret two');
  expect(await subjects(amina)).toEqual(['A letter from Hauwa']);
  expect(JSON.stringify((await amina.call.getMessages({})).data)).not.toContain('Secret');
  const { data } = await amina.call.getLetterNews({});
  expect(data).toMatchObject([{ unread: 2 }]);
  const last = (await reads(amina)).data.letters.at(-1)?.id ?? 0;
  await amina.call.readLetters({ class_id, up_to: last });
  await amina.call.readLetters({ class_id, up_to: 1 });
  expect((await amina.call.getLetterNews({})).data).toMatchObject([{ unread: 0 }]);
  expect((await reads(amina)).data.thread).toMatchObject({ read_to: last });
  await answers('Secret three');
  expect(await subjects(amina)).toHaveLength(2);
  expect((await amina.call.getLetterNews({})).data).toMatchObject([{ unread: 1 }]);
});

describe('after the place', () => {
  // Proves ours-378.
  it('a student reads and does not write where it ended, is held or the class is deleted', async () => {
    await asks('Before', { request_key: 'before-the-end' });
    const closed = async () => (await reads(amina)).data.thread?.closed ?? null;
    expect(await closed()).toBeNull();
    const place = { class_id, student_list: String(amina.id), reason: 'Ill' };
    await admin.call.holdPlaces({ ...place, from: '2026-11-18', until: '2026-12-01' });
    expect(await closed()).toBe('held');
    expect(await asks('Held')).toMatchObject({ code: 'letters_closed' });
    await admin.call.resumePlaces(place);
    expect(await closed()).toBeNull();
    await admin.call.endPlaces(place);
    expect(await closed()).toBe('ended');
    expect(await asks('After')).toMatchObject({ code: 'letters_closed' });
    expect(await answers('After')).toMatchObject({ code: 'letters_closed' });
    // What had been sent is answered alike.
    expect((await asks('Before', { request_key: 'before-the-end' })).data.text).toBe('Before');
    expect(await texts(amina)).toEqual(['Before']);
    await admin.call.deleteClass({ class_id });
    expect(await closed()).toBe('class_gone');
    expect(await texts(amina)).toEqual(['Before']);
    expect(await reads(hauwa)).toMatchObject({ code: 'letters_not_found' });
    expect(await texts(admin)).toEqual(['Before']);
  });

  // Proves ours-378.
  it('a month that is over closes it until it is renewed, and a teacher without the class reads nothing', async () => {
    const paid = await aPaidClass(institute, 100, { monthlySub: '1' });
    const bilal = await institute.student({ name: 'Bilal', wallet: 500_000 });
    await bilal.call.enrol({ class_id: paid.id });
    await bilal.call.sendLetter({ class_id: paid.id, text: 'Paid' });
    institute.clock.advance({ days: 40 });
    for (const who of [bilal, admin, hauwa, amina]) await institute.signInAgain(who);
    const { data } = await bilal.call.getLetters({ class_id: paid.id });
    expect(data).toMatchObject({ thread: { closed: 'ended', may_write: false } });
    await bilal.call.enrol({ class_id: paid.id });
    expect((await bilal.call.getLetters({ class_id: paid.id })).data.thread?.may_write).toBe(true);

    await asks('To my teacher');
    expect(await texts(hauwa)).toEqual(['To my teacher']);
    await admin.call.removeClassStaff({ class_id, user_id: hauwa.id });
    expect(await reads(hauwa)).toMatchObject({ http: 404, code: 'letters_not_found' });
    expect(await answers('Late')).toMatchObject({ code: 'letters_not_found' });
  });
});

describe('the office', () => {
  // Proves ours-379, call-getLetterThreads.
  it('reads, and each reading is recorded; who teaches is not, nor are lists', async () => {
    await asks('A question');
    await reads(hauwa);
    expect(
      (await admin.call.getLetterThreads({ state: 'all', student_id: amina.id })).data,
    ).toMatchObject({
      threads: [{ student_name: 'Amina', class: 'Nahw', letters: 1 }],
    });
    expect(await readings()).toEqual([]);
    const support = await institute.student({ name: 'Sada' });
    await admin.call.saveOfficePowers({ student_id: support.id, powers: ['support'] });
    await institute.signInAgain(support);
    const read = (await reads(support)).data;
    expect(read.thread).toMatchObject({ is_office: true, may_write: false });
    expect(await readings()).toMatchObject([{ actorId: support.id, classId: class_id }]);
    expect(await answers('I am not your teacher', support)).toMatchObject({ code: 'forbidden' });
    // What brings nothing new is no reading.
    await reads(support, { after: read.letters.at(-1)?.id });
    expect(await readings()).toHaveLength(1);
    await reads(admin);
    expect(await readings()).toHaveLength(2);
    const money = await institute.student({ name: 'Binta' });
    await admin.call.saveOfficePowers({ student_id: money.id, powers: ['money'] });
    await institute.signInAgain(money);
    expect(await reads(money)).toMatchObject({ code: 'letters_not_found' });
  });

  // Proves ours-379.
  it('is recorded as well while it is signed in as the student, and writes and reports nothing then', async () => {
    await asks('A question');
    await answers('An answer');
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const as = { call: institute.client(credentialsOf(headers)) };
    const { data } = await as.call.getLetters({ class_id });
    expect(data.letters).toHaveLength(2);
    expect(data.thread).toMatchObject({ may_write: false });
    expect(await readings()).toMatchObject([{ actorId: admin.id }]);
    const refused = { code: 'not_as_student' };
    expect(await as.call.sendLetter({ class_id, text: 'As her' })).toMatchObject(refused);
    const last = data.letters.at(-1)?.id ?? 0;
    expect(await as.call.readLetters({ class_id, up_to: last })).toMatchObject(refused);
    expect(await as.call.reportLetter({ letter_id: last })).toMatchObject(refused);
    expect(await as.call.takeBackReport({ letter_id: last })).toMatchObject(refused);
  });
});

// Proves ours-380, call-reportLetter, call-takeBackReport, call-getLetterReports, call-closeLetterReport.
it('a letter is reported by one press, taken back, and closed by the office with a note', async () => {
  const mine = (await asks('My own')).data.id;
  const letter_id = (await answers('Something rude')).data.id;
  const listed = async (state: 'open' | 'closed' = 'open') =>
    (await admin.call.getLetterReports({ state })).data.filter(
      (one) => one.letter_id === letter_id,
    );
  const isReported = async () => (await reads(amina)).data.letters.at(-1)?.is_reported;
  expect(await amina.call.reportLetter({ letter_id: mine })).toMatchObject({ http: 404 });
  await amina.call.reportLetter({ letter_id });
  expect(await isReported()).toBe(true);
  expect((await reads(hauwa)).data.letters.at(-1)?.is_reported).toBe(false);
  await amina.call.takeBackReport({ letter_id });
  expect([await isReported(), await listed()]).toEqual([false, []]);
  await amina.call.reportLetter({ letter_id });
  await amina.call.reportLetter({ letter_id, reason: 'It is rude' });
  await amina.call.reportLetter({ letter_id });
  const [report, ...more] = await listed();
  expect(more).toEqual([]);
  expect(report).toMatchObject({
    ...{ reporter: 'Amina', author: 'Hauwa', student_name: 'Amina', class: 'Nahw' },
    reason: 'It is rude',
  });
  const report_id = report?.id ?? 0;
  const close = (note: string) => admin.call.closeLetterReport({ report_id, note });
  await close('Spoke with Hauwa');
  expect(await close('Spoke with Hauwa')).toMatchObject({ status: true });
  expect(await close('Something else')).toMatchObject({ code: 'letter_report_not_found' });
  expect([await listed(), await isReported()]).toEqual([[], false]);
  expect(await listed('closed')).toMatchObject([
    { note: 'Spoke with Hauwa', closed_by: admin.name, reason: 'It is rude' },
  ]);
  // What is closed is not taken back.
  await amina.call.takeBackReport({ letter_id });
  expect(await listed('closed')).toHaveLength(1);
  // A teacher reports as well, and that is recorded.
  await hauwa.call.reportLetter({ letter_id: mine });
  const acts = await institute.services.db.select().from(auditLog).orderBy(auditLog.id);
  expect(acts.at(-1)).toMatchObject({ action: 'reportLetter', actorId: hauwa.id });
});

// Proves ours-381, call-settleLetters.
it('lists what waits for an answer, the oldest first; an answer or a press ends the waiting', async () => {
  const bilal = await institute.student({ name: 'Bilal' });
  await bilal.call.enrol({ class_id });
  await asks('First');
  institute.clock.advance({ minutes: 1 });
  await bilal.call.sendLetter({ class_id, text: 'Second' });
  institute.clock.advance({ minutes: 1 });
  await asks('First again');
  const waiting = async () =>
    (await hauwa.call.getLetterThreads({ class_id })).data.threads.map((one) => one.student_name);
  expect(await waiting()).toEqual(['Amina', 'Bilal']);
  expect((await hauwa.call.getLetterThreads({})).data.waiting).toBe(2);
  await answers('An answer');
  expect(await waiting()).toEqual(['Bilal']);
  const settle = (is_waiting: string, student = bilal) =>
    hauwa.call.settleLetters({ class_id, student_id: student.id, is_waiting });
  await settle('0');
  expect(await waiting()).toEqual([]);
  await settle('1');
  expect(await waiting()).toEqual(['Bilal']);
  // What was answered does not come back.
  await settle('1', amina);
  expect(await waiting()).toEqual(['Bilal']);
  const all = (await hauwa.call.getLetterThreads({ class_id, state: 'all' })).data;
  expect(all.threads.map((one) => one.student_name)).toEqual(['Amina', 'Bilal']);
});

// Proves ours-381.
it('goes on behind the place where a part of the list ended', async () => {
  const students = await Promise.all(Array.from({ length: 32 }, () => institute.student()));
  for (const one of students) {
    institute.clock.advance({ seconds: 1 });
    await one.call.enrol({ class_id });
    await one.call.sendLetter({ class_id, text: 'Hello' });
  }
  for (const state of ['waiting', 'all'] as const) {
    const first = (await hauwa.call.getLetterThreads({ class_id, state })).data;
    const rest = (await hauwa.call.getLetterThreads({ class_id, state, after: first.next })).data;
    expect([first.threads.length, rest.threads.length, rest.next]).toEqual([30, 2, '']);
    const ids = [...first.threads, ...rest.threads].map((one) => one.student_id);
    const wanted = students.map(({ id }) => id);
    expect(ids).toEqual(state === 'waiting' ? wanted : wanted.reverse());
  }
});

// Proves ours-382.
it('takes a picture made anew, keeps it behind a signed address, and none of what is no picture', async () => {
  const request_key = 'with-a-picture';
  const sent = await asks('', { picture: await picture('#204080'), request_key });
  const path = sent.data.picture ?? '';
  expect(path).toMatch(/^files\/[\w-]+\.jpg\?exp=\d+&sig=/);
  await asks('', { picture: await picture('#204080'), request_key });
  const names = async () =>
    (await institute.services.db.select().from(letters)).flatMap((row) => row.picture ?? []);
  const [name = ''] = await names();
  expect(await names()).toHaveLength(1);
  const stored = await institute.services.files.read(name);
  const bytes = Buffer.concat((await stored?.toArray()) ?? []);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
  const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
  expect(await asks('', { picture: broken })).toMatchObject({ code: 'image_unreadable' });
  expect(await asks('', { picture: 'https://example.com/a.png' })).toMatchObject({
    code: 'invalid_input',
  });
});

describe('an account that ends', () => {
  // Proves ours-383.
  it('takes its conversations along with their pictures; what a teacher wrote stays and is nobody’s', async () => {
    await asks('', { picture: await picture('#804020') });
    await answers('An answer');
    const bilal = await institute.student({ name: 'Bilal' });
    await bilal.call.enrol({ class_id });
    const to = { class_id, student_id: bilal.id };
    const letter_id = (await hauwa.call.sendLetter({ ...to, text: 'For Bilal' })).data.id;
    await hauwa.call.saveAnsweringHours({ days: [1], from: 0, until: 60 });
    await bilal.call.reportLetter({ letter_id, reason: 'A mistake' });
    const [thread] = await threadRows();
    const [row] = await institute.services.db
      .select()
      .from(letters)
      .where(eq(letters.threadId, thread?.id ?? 0));
    const name = row?.picture ?? '';
    expect(await institute.services.files.find(name)).not.toBeNull();
    await admin.call.deleteStudent({ student_id: amina.id });
    await institute.services.jobs.drain();
    expect(await threadRows()).toEqual([]);
    expect(await institute.services.files.find(name)).toBeNull();
    await admin.call.deleteStudent({ student_id: hauwa.id });
    const { data } = await bilal.call.getLetters({ class_id });
    expect(data.letters).toMatchObject([{ text: 'For Bilal', name: '', is_by_teacher: true }]);
    expect(data.thread).toMatchObject({ teachers: [] });
  });

  // Proves ours-383.
  it('leaves one conversation of two accounts of one person', async () => {
    const second = await institute.student({ name: 'Amina' });
    await second.call.enrol({ class_id });
    await second.call.sendLetter({ class_id, text: 'From the second' });
    institute.clock.advance({ minutes: 1 });
    await asks('From the first');
    const { status } = await admin.call.joinAccounts({
      ...{ stays_id: amina.id, ends_id: second.id, reason: 'One person' },
    });
    expect(status).toBe(true);
    await institute.signInAgain(amina);
    expect(await texts(amina)).toEqual(['From the second', 'From the first']);
    expect((await reads(amina)).data.letters.every((one) => one.is_mine)).toBe(true);
    expect(await threadRows()).toMatchObject([{ letters: 2 }]);
  });
});
