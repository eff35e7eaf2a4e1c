import { enrol } from '@institute/contract/classes/classes';
import { submitExam } from '@institute/contract/exams/sitting';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test, type Visitor } from './support/test.ts';

const alphabet = demoClass('alphabet');

const exam = alphabet.lessons[4];

let visitor: Visitor;
let page: Page;
let session: Session;
let examPath: string;
test.beforeEach(async ({ visit, url }) => {
  session = await newStudent(url);
  const path = await classPath(session, alphabet.name);
  await session.call(enrol, { class_id: path.split('/')[2] ?? '' });
  examPath = await lessonPath(session, alphabet.name, exam?.subject ?? '');
  visitor = await visit({ size: 'phone', as: session });
  page = visitor.page;
  await page.goto(path);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: exam?.subject ?? '' })
    .click();
  await page.getByRole('button', { name: 'Submit exam' }).waitFor();
});

async function choose(count: number): Promise<void> {
  for (const { question, answer } of exam?.questions.slice(0, count) ?? []) {
    const field = page
      .getByRole('group')
      .filter({ has: page.getByText(question, { exact: true }) });
    await field.getByRole('radio', { name: answer, exact: true }).check();
  }
}

const chosen = () => page.getByRole('radio', { checked: true }).count();
const answered = (count: number) => page.getByText(`${count}/6 answered`);

test('keeps answers over a reload and a closed page', async () => {
  await choose(3);
  // At once, without waiting for anything to be saved.
  await page.reload();
  await answered(3).waitFor();
  expect(await chosen()).toBe(3);

  await choose(5);
  await page.close();
  page = await visitor.context.newPage();
  await page.goto(examPath);
  await answered(5).waitFor();
  expect(await chosen()).toBe(5);
  await page.getByText(/^Saved( on this device)? \d\d:\d\d$/).waitFor();
  await visitor.leave();
});

test('goes on on another device', async ({ visit }) => {
  await choose(4);
  // Saved with the server, not on this device alone.
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await visitor.leave();

  visitor = await visit({ size: 'desktop', as: session });
  page = visitor.page;
  await page.goto(examPath);
  await answered(4).waitFor();
  expect(await chosen()).toBe(4);
  await visitor.leave();
});

// Proves student-8-8.
test('keeps everything when nothing arrives, and is sent by itself when the line is back', async () => {
  await choose(6);
  await visitor.context.setOffline(true);
  await submit();
  await page.getByText('An error occurred while submitting the exam').waitFor();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await chosen()).toBe(6);
  await page.getByText(/^It is sent by itself as soon as there is a connection/).waitFor();
  await visitor.look('exam-offline');

  await visitor.context.setOffline(false);
  await page.getByRole('dialog', { name: 'Exam submitted' }).waitFor();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('region', { name: 'Your result' }).getByText('100%').first().waitFor();
  await visitor.leave(/ERR_INTERNET_DISCONNECTED/);
});

test('shows the result when only the answer was lost on its way', async () => {
  await choose(6);
  await page.route('**/submitExam.php*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit();
  await page.getByRole('region', { name: 'Your result' }).getByText('100%').first().waitFor();
  await visitor.leave(/net::ERR_FAILED/);
});

test('submits once when pressed twice', async () => {
  await choose(6);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(submitExam.path)) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Submit exam' }).click();
  const ask = page.getByRole('dialog', { name: 'Submit this exam?' });
  await ask.getByRole('button', { name: 'Submit exam' }).dblclick();
  await page.getByRole('dialog', { name: 'Exam submitted' }).waitFor();
  expect(sent).toHaveLength(1);
  // Nothing of it is left to be taken for a new attempt.
  const kept = await page.evaluate(() => Object.keys(localStorage).join());
  expect(kept).not.toContain('draft:exam');
  await visitor.leave();
});

async function submit(): Promise<void> {
  await page.getByRole('button', { name: 'Submit exam' }).click();
  const ask = page.getByRole('dialog', { name: 'Submit this exam?' });
  await ask.getByRole('button', { name: 'Submit exam' }).click();
}
