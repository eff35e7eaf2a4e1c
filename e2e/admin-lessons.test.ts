import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roles } from '@institute/contract/auth/abilities';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import {
  addLesson,
  getManagedLesson,
  updateLesson,
} from '@institute/contract/lessons/managed-lessons';
import { getLessonQuestions } from '@institute/contract/lessons/managed-questions';
import { editStudent } from '@institute/contract/people/students';
import { instantAt } from '@institute/contract/time/calendar';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newStudent, type Session, signInByApi } from './support/api.ts';
import { startLine } from './support/line.ts';
import { expect, test, type Visit } from './support/test.ts';
import { zone } from './support/zone.ts';

const assets = join(import.meta.dirname, '..', 'apps', 'server', 'seed', 'assets');

/** A class of this journey's own. */
async function newClass(admin: Session, name = 'Lessons to be written'): Promise<number> {
  const form = { category: 'Grammar', name, about: 'For journeys', premium: '0', status: '0' };
  return (await admin.call(addClass, form)).id;
}
const editor = (classId: number, lesson: number | 'new' = 'new') =>
  `/admin/classes/manage/${classId}/lessons/${lesson}`;
const lessonsOf = (admin: Session, classId: number) =>
  admin.call(getLessons, { class_id: classId });
const save = (page: Page) => page.getByRole('button', { name: 'Save Lesson' });
const choose = (page: Page, kind: string, path: string) =>
  page.getByLabel(new RegExp(`^${kind}`)).setInputFiles(path);
const onClassScreen = (page: Page, classId: number) =>
  page.waitForURL(`**/admin/classes/manage/${classId}?tab=lessons`);

/** The same size, and at a glance the same colours in the same places. */
async function expectSamePicture(one: Buffer, other: Buffer): Promise<void> {
  const sizeOf = async (picture: Buffer) => {
    const { width, height } = await sharp(picture).metadata();
    return { width, height };
  };
  expect(await sizeOf(one)).toEqual(await sizeOf(other));
  const glance = (picture: Buffer) => sharp(picture).resize(8, 8).removeAlpha().raw().toBuffer();
  const [seen, sent] = [await glance(one), await glance(other)];
  const furthest = Math.max(...seen.map((value, at) => Math.abs(value - (sent[at] ?? 0))));
  expect(furthest).toBeLessThan(8);
}

const open = (visit: Visit, admin: Session) => visit({ size: 'desktop', as: admin });

// Proves admin-2-4, admin-4-7.
test('a lesson is written, and saved with a material of each kind', async ({
  visit,
  url,
  admin,
}) => {
  const classId = await newClass(admin);
  const visitor = await open(visit, admin);
  const { page, look } = visitor;
  await page.goto(editor(classId));
  await page.getByRole('heading', { level: 1, name: 'Add Lesson' }).waitFor();
  // The last part of the form.
  await page.getByLabel(/^PDF/).waitFor({ state: 'attached' });
  await save(page).click();
  await page.getByText('Subject is required').waitFor();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await look('lesson-editor-missing');
  const files = [
    ['PDF', 'worksheet.pdf', 'pdf'],
    ['Image', 'market.webp', 'webp'],
    ['Video', 'writing-bab.mp4', 'mp4'],
    ['Audio', 'greetings.mp3', 'mp3'],
  ] as const;
  for (const [kind, name, extension] of files) {
    await page.goto(editor(classId));
    await page.getByLabel('Subject').fill(`With ${kind} دَرْس`);
    await page.getByRole('button', { name: 'Write a plain text' }).click();
    await page.getByLabel('Content').fill('First line\n\n- كِتَابٌ a book');
    await choose(page, kind, join(assets, name));
    await page.getByText(name).waitFor();
    for (const [other] of files) {
      await expect(page.getByLabel(new RegExp(`^${other}`))).toBeDisabled();
    }
    if (kind === 'Image') {
      await page.getByRole('button', { name: 'Preview' }).click();
      const dialog = page.getByRole('dialog', { name: 'As students see it' });
      const picture = dialog.getByRole('img', { name: /^With Image/ });
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
      await look('lesson-editor-preview');
      await page.keyboard.press('Escape');
    }
    await save(page).click();
    await onClassScreen(page, classId);
    const saved = (await lessonsOf(admin, classId)).at(-1);
    expect(saved).toMatchObject({ subject: `With ${kind} دَرْس`, materialExtension: extension });
    const stored = await fetch(`${url}/${saved?.material}`);
    const sent = await readFile(join(assets, name));
    const bytes = Buffer.from(await stored.arrayBuffer());
    // A picture is made anew from its pixels, so that nothing but pixels comes to students.
    if (kind === 'Image') await expectSamePicture(bytes, sent);
    else expect(bytes.equals(sent)).toBe(true);
  }
  await visitor.leave();
});

test('a file that lies is refused, the text stays, and another file is taken', async ({
  visit,
  admin,
}) => {
  const classId = await newClass(admin);
  const liar = join(tmpdir(), 'liar-desktop.pdf');
  await writeFile(liar, '<script>alert(1)</script> and nothing of a PDF');
  const visitor = await open(visit, admin);
  const { page, look } = visitor;
  await page.goto(editor(classId));
  await page.getByLabel('Subject').fill('Kept');
  await page.getByRole('button', { name: 'Write a plain text' }).click();
  await page.getByLabel('Content').fill('Every word of it');
  await choose(page, 'PDF', liar);
  await save(page).click();
  await page.getByText('This file is not a PDF, picture, MP4 video or audio recording.').waitFor();
  await expect(page.getByLabel('Content')).toHaveValue('Every word of it');
  await look('lesson-editor-liar');
  expect(await lessonsOf(admin, classId)).toEqual([]);
  await page.getByRole('button', { name: 'Remove the chosen file' }).click();
  // One that does not even claim to be right is refused before it is sent.
  await choose(page, 'Video', join(assets, 'market.webp'));
  await page.getByText('This file is not of the kind Video.').waitFor();
  await choose(page, 'Image', join(assets, 'market.webp'));
  await save(page).click();
  await onClassScreen(page, classId);
  expect(await lessonsOf(admin, classId)).toMatchObject([
    { subject: 'Kept', about: 'Every word of it' },
  ]);
  await visitor.leave(/415/);
});

test('an upload is cancelled, and goes on by itself after a cut', async ({ visit, url, admin }) => {
  const classId = await newClass(admin);
  const film = join(tmpdir(), 'film-desktop.mp4');
  const head = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
  await writeFile(film, Buffer.concat([head, Buffer.alloc(24_000_000, 7)]));
  const line = await startLine(url);
  const visitor = await visit({ url: line.url, size: 'desktop', as: admin });
  const { page, context, look } = visitor;
  await page.goto(editor(classId));
  await page.getByLabel('Subject').fill('A film');
  await choose(page, 'Video', film);
  const network = await context.newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(400_000);
  await save(page).click();
  const bar = page.getByRole('progressbar', { name: 'Uploading the file' });
  const isUnderWay = () =>
    expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await isUnderWay();
  await look('lesson-editor-upload');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await page.getByText('Upload cancelled. Nothing was saved.').waitFor();
  await expect(page.getByLabel('Subject')).toHaveValue('A film');
  // Again, and the line goes dead in the middle.
  await page.getByText('Try again', { exact: true }).click();
  await isUnderWay();
  line.cut();
  await page.getByText('The line is cut. The upload goes on by itself.').waitFor();
  await look('lesson-editor-cut');
  expect(await lessonsOf(admin, classId)).toEqual([]);
  await speed(-1);
  line.mend();
  await onClassScreen(page, classId);
  expect(await lessonsOf(admin, classId)).toMatchObject([
    { subject: 'A film', materialExtension: 'mp4' },
  ]);
  await visitor.leave(/ERR_/);
  await line.close();
});

test('an answer that is lost doubles nothing, though the text was changed before the retry', async ({
  visit,
  admin,
}) => {
  const classId = await newClass(admin);
  const visitor = await open(visit, admin);
  const { page } = visitor;
  await page.goto(editor(classId));
  await page.getByText('Exam', { exact: true }).click();
  await page.getByLabel('Exam subject').fill('Saved oncee');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Which is a noun?');
  await page.getByLabel('Correct answer', { exact: true }).fill('كِتَاب');
  // The server gets the form; its answer never arrives.
  let losses = 0;
  await page.route('**/lessonsAction.php', async (route) => {
    if (!route.request().postData()?.includes('addLesson') || losses > 0) return route.continue();
    losses += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save(page).click();
  await page.getByText('An error occurred. Please try again.').waitFor();
  expect(await lessonsOf(admin, classId)).toHaveLength(1);
  await page.getByLabel('Exam subject').fill('Saved once');
  // Even a closed tab keeps what is needed to say that it is the same press.
  await page.close({ runBeforeUnload: false });
  const again = await visitor.context.newPage();
  await again.goto(editor(classId));
  await again.getByText('Your unsaved changes of').waitFor();
  await expect(again.getByLabel('Exam subject')).toHaveValue('Saved once');
  await save(again).click();
  await onClassScreen(again, classId);
  const [lesson, ...others] = await lessonsOf(admin, classId);
  expect([lesson?.subject, others.length]).toEqual(['Saved once', 0]);
  const questions = await admin.call(getLessonQuestions, { lesson_id: lesson?.id ?? 0 });
  expect(questions.map(({ question }) => question)).toEqual(['Which is a noun?']);
  await visitor.leave(/ERR_CONNECTION|net::/);
});

// Proves admin-2-33, admin-5-5.
test('an exam gets questions, loses one, and moves to another class', async ({ visit, admin }) => {
  const [classId, other] = [await newClass(admin), await newClass(admin, 'Where the exam belongs')];
  const visitor = await open(visit, admin);
  const { page, look } = visitor;
  await page.goto(editor(classId));
  await page.getByText('Exam', { exact: true }).click();
  await page.getByLabel('Exam subject').fill('First exam');
  await page.getByLabel('Theory question').fill('Explain the nominal sentence.');
  await page.getByLabel('Theory answer').fill('It begins with a noun.');
  await page.getByText('Yes', { exact: true }).click();
  await save(page).click();
  await page.getByText('Study date is required').waitFor();
  await page.getByLabel('Study Date').fill('2027-01-05T09:30');
  for (const [index, word] of ['one', 'two'].entries()) {
    await page.getByRole('button', { name: 'Add question' }).click();
    const card = page.getByRole('group', { name: `Question ${index + 1}` });
    await card.getByLabel('Question', { exact: true }).fill(`Question of ${word}?`);
    await card.getByLabel('Option 1', { exact: false }).first().fill(`right ${word}`);
    await card.getByLabel('Option 2', { exact: false }).first().fill('wrong');
    await card.getByRole('button', { name: 'Option 1 is the correct answer' }).click();
    const correct = card.getByRole('textbox', { name: 'Correct answer' });
    await expect(correct).toHaveValue(`right ${word}`);
  }
  await look('lesson-editor-exam');
  await save(page).click();
  await onClassScreen(page, classId);
  const [exam] = await lessonsOf(admin, classId);
  expect(exam?.studydate).toBe(instantAt(zone, 2027, 1, 5, 9, 30).getTime() / 1000);

  await page.goto(editor(classId, exam?.id));
  await page.getByText('The type is fixed once the lesson is saved.').waitFor();
  await page.getByRole('button', { name: 'Remove question 1' }).click();
  const ask = page.getByRole('dialog', { name: 'Remove this question?' });
  await ask.getByText('Question of one?').waitFor();
  await ask.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Objective removed successfully!').waitFor();
  await page.getByRole('combobox', { name: 'Class' }).fill('belongs where');
  await page.getByRole('option', { name: /Where the exam belongs/ }).click();
  await save(page).click();
  await onClassScreen(page, other);
  expect(await lessonsOf(admin, classId)).toEqual([]);
  const questions = await admin.call(getLessonQuestions, { lesson_id: exam?.id ?? 0 });
  expect(questions).toMatchObject([{ question: 'Question of two?', answer: 'right two' }]);
  await visitor.leave();
});

// Proves decision-025-1.
test('two teachers write one lesson, and neither loses a word', async ({ visit, url, admin }) => {
  const class_id = await newClass(admin);
  const written = {
    class_id,
    subject: 'Letters',
    about: 'First words',
    inputetype: 'Lesson' as const,
  };
  const { id: lesson_id } = await admin.call(addLesson, written);
  const stored = () => admin.call(getManagedLesson, { lesson_id });
  const { id, name, email, phonenumber } = (await newStudent(url, 'أستاذ Idris')).user;
  await admin.call(editStudent, {
    student_id: id,
    name,
    email,
    phonenumber,
    role: roles.administrator,
  });
  const colleague = await signInByApi(url, email);
  const theySave = (changes: { subject?: string; about?: string }, request_key: string) =>
    colleague.call(updateLesson, { ...written, lesson_id, ...changes, request_key });
  const visitor = await open(visit, admin);
  const { page, look } = visitor;
  const content = page.getByLabel('Content');

  // Different parts: both stay, and nobody is asked.
  await page.goto(editor(class_id, lesson_id));
  await content.fill('My words · كَلِمَاتِي');
  await theySave({ subject: 'Letters by Idris' }, 'subject-desktop');
  await save(page).click();
  await onClassScreen(page, class_id);
  expect(await stored()).toMatchObject({
    subject: 'Letters by Idris',
    about: 'My words · كَلِمَاتِي',
  });

  // The same part: somebody has to say whose words stay.
  await page.goto(editor(class_id, lesson_id));
  await content.fill('My last words');
  await theySave({ subject: 'Letters by Idris', about: 'كَلِمَاتُهُ هُوَ' }, 'about-desktop');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await dialog.getByText('أستاذ Idris').waitFor();
  await dialog.getByText('My last words').waitFor();
  await dialog.getByText('كَلِمَاتُهُ هُوَ').waitFor();
  await look('lesson-editor-conflict');
  // Escape goes back to the form, as it was.
  await page.keyboard.press('Escape');
  await expect(content).toHaveValue('My last words');
  expect((await stored()).about).toBe('كَلِمَاتُهُ هُوَ');
  await save(page).click();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(content).toHaveValue('كَلِمَاتُهُ هُوَ');

  // Mine is kept beside it: it is asked about before it is left, and is there in another tab's page.
  await page.getByRole('button', { name: 'Cancel' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await page.close({ runBeforeUnload: false });
  const again = await visitor.context.newPage();
  await again.goto(editor(class_id, lesson_id));
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(again.getByLabel('Content')).toHaveValue('My last words');

  // Mine over theirs, though the line breaks on the way.
  await theySave({ subject: 'Letters by Idris', about: 'His last words' }, 'last-desktop');
  await save(again).click();
  const question = again.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await question.getByText('His last words').waitFor();
  await visitor.context.setOffline(true);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await again.getByText('An error occurred. Please try again.').waitFor();
  await expect(again.getByLabel('Content')).toHaveValue('My last words');
  await visitor.context.setOffline(false);
  await save(again).click();
  await onClassScreen(again, class_id);
  expect(await stored()).toMatchObject({ subject: 'Letters by Idris', about: 'My last words' });
  await visitor.leave(/ERR_INTERNET_DISCONNECTED/);
});

// Proves admin-2-33, admin-2-34.
test('unsaved changes are asked about, and a saved file is removed before another', async ({
  visit,
  admin,
}) => {
  const classId = await newClass(admin);
  const visitor = await open(visit, admin);
  const { page, look } = visitor;
  await page.goto(`/admin/classes/manage/${classId}?tab=lessons`);
  await page.getByRole('link', { name: 'Add Lesson' }).click();
  await page.getByLabel('Subject').fill('To be kept');
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const way of [
    () => page.getByRole('link', { name: 'Back to Class' }).click(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack({ waitUntil: 'commit' }),
  ]) {
    await way();
    await ask.waitFor();
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await ask.waitFor({ state: 'detached' });
    expect(page.url()).toContain(editor(classId));
    await expect(page.getByLabel('Subject')).toHaveValue('To be kept');
  }
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await page.goBack({ waitUntil: 'commit' });
  await ask.waitFor();
  await look('lesson-editor-leave');
  await ask.getByRole('button', { name: 'Discard changes' }).click();
  await onClassScreen(page, classId);
  await page.getByRole('link', { name: 'Add Lesson' }).click();
  await page.getByLabel('Subject').waitFor();
  await expect(page.getByLabel('Subject')).toHaveValue('');

  await page.getByLabel('Subject').fill('With a sheet');
  await choose(page, 'PDF', join(assets, 'worksheet.pdf'));
  await save(page).click();
  await onClassScreen(page, classId);
  const [lesson] = await lessonsOf(admin, classId);
  await page.goto(editor(classId, lesson?.id));
  await page.getByText('Remove this file before choosing another.').waitFor();
  await expect(page.getByLabel(/^Image/)).toBeDisabled();
  await look('lesson-editor-file');
  await page.getByRole('button', { name: 'Remove File' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove File' }).click();
  await page.getByText('File removed successfully!').waitFor();
  const bare = await admin.call(getManagedLesson, { lesson_id: lesson?.id ?? 0 });
  expect(bare.material).toBe('');
  await expect(page.getByLabel(/^Image/)).toBeEnabled();

  await page.getByRole('button', { name: 'Delete Lesson' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete Lesson' });
  await remove.getByText('No student has opened it yet.').waitFor();
  await look('lesson-editor-delete');
  await remove.getByRole('button', { name: 'Delete Lesson' }).click();
  await onClassScreen(page, classId);
  expect(await lessonsOf(admin, classId)).toEqual([]);
  await page.goto(editor(classId, lesson?.id));
  await page.getByText('Lesson not found').waitFor();
  await page.goto(editor(999_999));
  await page.getByText('Class not found').waitFor();
  await visitor.leave();
});

test('a timetable is not scheduled and keeps its lines; a seeded exam is opened as it stands', async ({
  visit,
  admin,
}) => {
  const classId = await newClass(admin);
  const visitor = await open(visit, admin);
  const { page, look } = visitor;
  await page.goto(editor(classId));
  await page.getByText('Timetable', { exact: true }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toHaveCount(0);
  await page.getByLabel('Timetable subject').fill('January');
  const lines = 'Monday 8am الإثنين\nTuesday 100%25 \\ at home';
  await page.getByLabel('Timetable', { exact: true }).last().fill(lines);
  await save(page).click();
  await onClassScreen(page, classId);
  const [timetable] = await lessonsOf(admin, classId);
  await page.goto(editor(classId, timetable?.id));
  await page.getByLabel('Timetable subject').waitFor();
  await expect(page.locator('textarea').first()).toHaveValue(lines);
  await look('lesson-editor-timetable');
  await visitor.leave();
});
