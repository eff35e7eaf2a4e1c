import { getMyCertificates } from '@institute/contract/certificates/certificates';
import type { Locator, Page } from '@playwright/test';
import { administrator, newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

const QUESTION = 'مَا خَبَرُ «الكِتَابُ جَدِيدٌ»؟';
const RIGHT = 'جَدِيدٌ';
const MODEL = 'الكِتَابُ مُبْتَدَأٌ مَرْفُوعٌ، وَجَدِيدٌ خَبَرُهُ.';
const ANSWER = 'الكتاب مبتدأ، وجديد خبر.';

/** What the loop is about; each run has its own. */
interface Loop {
  className: string;
  lesson: string;
  exam: string;
  certificate: string;
}

/**
 * The whole of the institute's work, by hand: an administrator builds a class with a lesson and an
 * exam, a student takes it, the administrator marks it and gives the certificate, the student
 * prints it.
 */
for (const [desk, seat] of [
  ['desktop', 'phone'],
  ['phone', 'desktop'],
] as const) {
  test(`an administrator on a ${desk} and a student on a ${seat} @all`, async ({ visit, url }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const loop: Loop = {
      className: `The sentence ${mark} · الجُمْلَة`,
      lesson: `Subject and predicate ${mark}`,
      exam: `Exam of the sentence ${mark}`,
      certificate: `Certificate of the sentence ${mark}`,
    };
    const admin = await administrator(url);
    const student = await newStudent(url, `Rahma ${mark} رَحْمَة`);
    const teacher = await visit({ size: desk, as: admin });
    const learner = await visit({ size: seat, as: student });

    const classId = await buildClass(teacher.page, loop);
    await writeLesson(teacher.page, classId, loop);
    await writeExam(teacher.page, classId, loop);
    await teacher.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await teacher.page.getByText('The class is published.').waitFor();
    await studyAndSubmit(learner.page, loop);
    await markExam(teacher.page, loop);
    await expect.poll(async () => scoreOf(learner.page)).toBe('94%');
    await certify(teacher.page, loop);
    await print(learner.page, loop);
    const [held] = await student.call(getMyCertificates, {});
    expect(held?.certificateContent).toBe(`Rahma ${mark} رَحْمَة has completed ${loop.className}.`);
    await teacher.look('whole-loop-teacher');
    await teacher.leave();
    await learner.leave();
  });
}

async function buildClass(page: Page, { className }: Loop): Promise<string> {
  await page.goto('/admin/classes');
  await page.getByRole('button', { name: 'Add New Class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Class' });
  await dialog.getByLabel('Name').fill(className);
  await dialog.getByLabel('Category').fill('Loops');
  await dialog.getByRole('tab', { name: 'Public page' }).click();
  await dialog.getByLabel('Description').fill('The sentence and its two parts.');
  await dialog.getByRole('button', { name: 'Save Class' }).click();
  // Its lessons come next.
  await page.waitForURL(/\/admin\/classes\/manage\/\d+\?tab=lessons$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Opens the form of a new lesson from the class's own screen. */
async function addLesson(page: Page, classId: string): Promise<void> {
  await page.goto(`/admin/classes/manage/${classId}?tab=lessons`);
  await page.getByRole('link', { name: 'Add Lesson' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add Lesson' }).waitFor();
}

async function saveLesson(page: Page, classId: string, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await page.waitForURL(`**/admin/classes/manage/${classId}?tab=lessons`);
  await page.getByText(subject).first().waitFor();
}

async function writeLesson(page: Page, classId: string, { lesson }: Loop): Promise<void> {
  await addLesson(page, classId);
  await page.getByLabel('Subject').fill(lesson);
  await page.getByRole('button', { name: 'Write a plain text' }).click();
  await page.getByLabel('Content').fill('The subject comes first.\n\nالمُبْتَدَأُ ثُمَّ الخَبَرُ');
  await saveLesson(page, classId, lesson);
}

async function writeExam(page: Page, classId: string, { exam }: Loop): Promise<void> {
  await addLesson(page, classId);
  await page.getByText('Exam', { exact: true }).click();
  await page.getByLabel('Exam subject').fill(exam);
  await page.getByLabel('Theory question').fill('Parse: الكِتَابُ جَدِيدٌ');
  await page.getByLabel('Theory answer').fill(MODEL);
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = page.getByRole('group', { name: 'Question 1' });
  await question.getByLabel('Question', { exact: true }).fill(QUESTION);
  await question.getByRole('textbox', { name: /^Option 1/ }).fill('الكِتَابُ');
  await question.getByRole('textbox', { name: /^Option 2/ }).fill(RIGHT);
  await question.getByRole('button', { name: 'Option 2 is the correct answer' }).click();
  await saveLesson(page, classId, exam);
}

async function studyAndSubmit(page: Page, { className, lesson, exam }: Loop): Promise<void> {
  await page.goto('/classes');
  await page.getByRole('link', { name: /^Loops/ }).click();
  await page.getByRole('textbox', { name: 'Search classes' }).fill(className.slice(0, 21));
  const found = page.getByRole('main').getByRole('link', { name: /The sentence/ });
  await expect(found).toHaveCount(1);
  await found.click();
  await page.getByRole('heading', { level: 1, name: className.slice(0, 21) }).waitFor();
  await page.getByRole('button', { name: /^Enroll/ }).click();
  const ask = page.getByRole('dialog', { name: 'Enroll in this class?' });
  // A free class may be joined without a question.
  const start = page.getByRole('button', { name: `Start: ${lesson}` });
  await ask.or(start).first().waitFor();
  if (await ask.isVisible()) await ask.getByRole('button', { name: /^Enroll/ }).click();
  await start.click();
  await page.getByRole('heading', { level: 1, name: lesson }).waitFor();
  await page.getByText('المُبْتَدَأُ ثُمَّ الخَبَرُ').waitFor();
  await page.getByRole('button', { name: 'Next Lesson' }).click();
  await page.getByRole('heading', { level: 1, name: exam }).waitFor();
  await page.getByRole('radio', { name: RIGHT }).check();
  await page.getByLabel('Your answer').fill(ANSWER);
  await page.getByRole('button', { name: 'Submit exam' }).click();
  const submit = page.getByRole('dialog', { name: 'Submit this exam?' });
  await submit.getByRole('button', { name: 'Submit exam' }).click();
  const done = page.getByRole('dialog', { name: 'Exam submitted' });
  await done.getByRole('button', { name: 'See the result' }).click();
  await tile(page, 'Total score').getByText('Pending Theory Grade').waitFor();
}

async function markExam(page: Page, { exam }: Loop): Promise<void> {
  await page.goto('/admin/exams');
  await page.getByRole('textbox', { name: 'Search by subject or class' }).fill(exam);
  await page.getByText('1–1 of 1').waitFor();
  await page.getByRole('button', { name: 'Mark Exam' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(MODEL).waitFor();
  await dialog.getByText(ANSWER).waitFor();
  await dialog.getByLabel('Theory Score').fill('88');
  await dialog.getByRole('button', { name: 'Save Marking' }).click();
  await page.getByText('Exam marked successfully!').waitFor();
  await page.getByText('No pending exams found').waitFor();
}

async function certify(page: Page, { certificate, className }: Loop): Promise<void> {
  await page.goto('/admin/certificates');
  await page.getByRole('button', { name: 'New Template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(certificate);
  await dialog.getByLabel('Certificate Content').fill('{{name}} has completed {{class}}.');
  await dialog.getByLabel('Footer Text').fill('For the teachers');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await page.getByText('Certificate template saved successfully!').waitFor();
  await page.getByRole('button', { name: `Assign ${certificate}` }).click();
  await dialog.getByText('Entire Classes', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Search classes' }).fill(className);
  await dialog.getByRole('checkbox', { name: className.slice(0, 20) }).check();
  await dialog.getByRole('button', { name: 'Assign Certificate' }).click();
  await page.getByText('Certificate assigned successfully!').waitFor();
}

async function print(page: Page, { certificate }: Loop): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(certificate) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Print or save as PDF' }).click();
  await page.locator('.certificate-sheet').getByText(certificate).waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.printed === 'yes');
}

const tile = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: 'Your result' }).locator('dl > div').filter({ hasText: label });

/** The total as the student sees it, asked for anew. */
async function scoreOf(page: Page): Promise<string> {
  await page.reload();
  await tile(page, 'Total score').waitFor();
  return (await tile(page, 'Total score').locator('dd').innerText()).trim().split('\n')[0] ?? '';
}
