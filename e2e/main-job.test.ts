import { getExamDetails, markExam } from '@institute/contract/exams/marking';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { fundWallet, getStudentList } from '@institute/contract/people/students';
import type { Locator, Page } from '@playwright/test';
import { findBinaries } from '../tools/postgres.mjs';
import { administrator, freshEmail, PASSWORD } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import {
  expect,
  ringOf,
  type Size,
  type Theme,
  test,
  type Visit,
  type Visitor,
} from './support/test.ts';

const poetry = demoClass('poetry');

/** A class of ₦3,000: three lessons, an exam, two lessons, an exam with a theory question. */
const [line, weep, resolute, firstExam, proverbs, ajami, lastExam] = poetry.lessons;
const EXAM_GATE = 'You cannot continue unless you submit the above exam. You cannot skip an exam.';

interface Run {
  on: 'the embedded database' | 'PostgreSQL';
  size: Size;
  theme: Theme;
  /** Whether each screen is looked at; once is enough. */
  looks: boolean;
}

const runs: Run[] = [
  { on: 'the embedded database', size: 'phone', theme: 'light', looks: true },
  { on: 'PostgreSQL', size: 'desktop', theme: 'dark', looks: false },
];

for (const { on, size, theme, looks } of runs) {
  test.describe(`The main job on ${on}, ${size}${ringOf(size)}`, () => {
    if (on === 'PostgreSQL') {
      test.skip(!findBinaries(), 'This machine has no PostgreSQL.');
      test('leads from a visitor to a marked exam', ({ visit, productOnPostgres }) =>
        leads(visit, productOnPostgres.url));
    } else {
      // Proves student-2-4, student-2-70, student-2-71, student-2-72, student-4-16, student-5-2.
      // Proves student-8-16.
      test('leads from a visitor to a marked exam', ({ visit, url }) => leads(visit, url));
    }

    let visitor: Visitor;
    let page: Page;

    // One person's way: each step begins where the one before it ended.
    async function leads(visit: Visit, url: string): Promise<void> {
      const email = freshEmail();
      visitor = await visit({ url, size, theme });
      page = visitor.page;
      await signUp(email);
      await findClass();
      await meetTheirEmptyWallet();
      await fund(url, email, 5_000);
      await enrol();
      await studyToTheExam();
      await passTheFirstExam();
      await sitTheLastExam();
      await markTheory(url, email, 90);
      await seeTheTotal();
      await seeTheMoney();
      await visitor.leave();
    }

    async function look(name: string): Promise<void> {
      if (looks) await visitor.look(name);
    }

    async function signUp(address: string): Promise<void> {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByRole('button', { name: 'Create an account' }).click();
      const form = page.getByRole('dialog', { name: 'Create an account' });
      const submit = form.getByRole('button', { name: 'Create an account' });
      const field = (label: string) => form.getByLabel(label, { exact: true });

      await submit.click();
      await expectText(
        form,
        'Full name is required',
        'Email is required',
        'Phone number is required',
      );
      await field('Full name').fill('Rahma Idris رحمة');
      await field('Email').fill('student@example');
      await field('Phone number').fill('+2348012345678');
      await field('Password').fill('short');
      await submit.click();
      await expectText(form, 'This is not an e-mail address.');
      await expectText(form, 'The password needs at least 8 characters.');

      await field('Email').fill('student@example.com');
      await field('Password').fill(PASSWORD);
      await submit.click();
      await expectText(form, /This e-mail cannot be used to sign up/);
      await look('main-job-sign-up-refused');
      await expect(field('Full name')).toHaveValue('Rahma Idris رحمة');
      await expect(field('Phone number')).toHaveValue('+2348012345678');
      await expect(field('Password')).toHaveValue(PASSWORD);

      await field('Email').fill(address);
      await submit.click();
      await toast('Registration successful!');
      await page.getByRole('heading', { level: 1, name: /Welcome, Rahma Idris/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }

    async function findClass(): Promise<void> {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Available classes/ })
        .click();
      await page.getByRole('link', { name: /Culture and Poetry/ }).click();
      const search = page.getByRole('textbox', { name: 'Search classes' });
      await search.fill('a word no class has');
      await page.getByText('No classes found').waitFor();
      await search.fill('proverbs');
      await page.getByRole('link', { name: /Poems and Proverbs.*₦3,000\.00/ }).click();
      await page.getByRole('heading', { level: 1, name: poetry.name }).waitFor();
      await expectText(panel(), '₦3,000.00', 'Wallet balance ₦0.00');
      await look('main-job-class');
    }

    async function meetTheirEmptyWallet(): Promise<void> {
      // The first may be looked into by anybody, the next is for those who have joined.
      await page.getByRole('link', { name: line?.subject ?? '' }).waitFor();
      await page.getByRole('button', { name: weep?.subject ?? '' }).click();
      await toast('Please enroll in the class to access lessons.');
      await page.getByRole('button', { name: 'Enroll', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Payment Required' });
      await expectText(dialog, 'Your wallet does not hold enough for this class.');
      await expectText(dialog.getByRole('definition').last(), '₦3,000.00');
      await look('main-job-payment-required');
      await dialog.getByRole('link', { name: 'Open my wallet' }).click();
      await page.getByText('You have no transactions yet').waitFor();
      await look('main-job-wallet-empty');
    }

    async function enrol(): Promise<void> {
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: poetry.name }).waitFor();
      await page.reload();
      await expectText(panel(), 'Wallet balance ₦5,000.00');
      await page.getByRole('button', { name: 'Enroll', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Enroll in this class?' });
      await expectText(dialog, 'Balance after', '₦2,000.00');
      await look('main-job-enrol');
      await dialog.getByRole('button', { name: 'Enroll', exact: true }).click();
      await toast('Successfully enrolled in the class!');
      await page.getByRole('button', { name: `Start: ${line?.subject}` }).waitFor();
    }

    async function studyToTheExam(): Promise<void> {
      await page.getByRole('button', { name: `Start: ${line?.subject}` }).click();
      await lessonOpen(line);
      for (const next of [weep, resolute, firstExam]) await goOn(next);

      // The exam cannot be skipped: neither from here nor from the list of lessons.
      await page.getByRole('button', { name: 'Next Lesson' }).click();
      await toast(EXAM_GATE);
      await page.getByRole('link', { name: 'Back to Class' }).click();
      await page.getByRole('button', { name: proverbs?.subject ?? '' }).click();
      await toast(EXAM_GATE);
      await look('main-job-exam-gate');
      await page.getByRole('link', { name: firstExam?.subject ?? '' }).click();
      await lessonOpen(firstExam);
    }

    async function passTheFirstExam(): Promise<void> {
      const submit = page.getByRole('button', { name: 'Submit exam' });
      await submit.click();
      await expectText(page.getByRole('main'), 'Please answer every question.');
      await expect(page.getByText('Answer this question.')).toHaveCount(5);
      await answer(firstExam, 4);
      await submit.click();
      await expectText(page.getByRole('main'), 'Please answer every question.', '4/5 answered');
      await expect(page.getByText('Answer this question.')).toHaveCount(1);
      await look('main-job-exam-missing');
      // The last one is answered wrongly: four of five are right.
      const last = firstExam?.questions.at(-1);
      const wrong = last?.options.find((option) => option !== last.answer) ?? '';
      await question(last?.question ?? '')
        .getByRole('radio', { name: wrong, exact: true })
        .check();
      await submit.click();
      await confirmSubmission();
      await page.getByRole('dialog').getByRole('button', { name: 'See the result' }).click();
      await expectScores({ 'Objective score': '80%', 'Total score': '80%' });
      await look('main-job-result');
      for (const next of [proverbs, ajami, lastExam]) await goOn(next);
    }

    async function sitTheLastExam(): Promise<void> {
      await answer(lastExam, 5);
      await page.getByRole('button', { name: 'Submit exam' }).click();
      const ask = page.getByRole('dialog', { name: 'Submit this exam?' });
      await expectText(ask, 'You have not answered the theory question. It counts as 0.');
      await ask.getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByLabel('Your answer')
        .fill('عَلَى قَدْرِ أَهْلِ الْعَزْمِ تَأْتِي الْعَزَائِمُ\nAs people are resolved.');
      await look('main-job-exam-theory');
      await page.getByRole('button', { name: 'Submit exam' }).click();
      await confirmSubmission();
      const done = page.getByRole('dialog', { name: 'Exam submitted' });
      await expectText(done, 'Your theory answer will be marked by a teacher.');
      await look('main-job-exam-submitted');
      await done.getByRole('button', { name: 'See the result' }).click();
      await expectScores({
        'Objective score': '100%',
        'Theory score': 'Pending',
        'Total score': 'Pending Theory Grade',
      });
      await look('main-job-result-pending');
    }

    async function seeTheTotal(): Promise<void> {
      await page.reload();
      await expectScores({
        'Objective score': '100%',
        'Theory score': '90%',
        'Total score': '95%',
      });
      await look('main-job-result-marked');
    }

    async function seeTheMoney(): Promise<void> {
      if (size === 'phone') await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('link', { name: 'Wallet', exact: true }).click();
      await expectText(page.getByRole('region', { name: 'Current balance' }), '₦2,000.00');
      const lines = page.getByRole('region', { name: 'Wallet history' }).getByRole('listitem');
      await lines.nth(1).waitFor();
      const words = await lines.allInnerTexts();
      expect(words).toHaveLength(2);
      expect(words[0]).toMatch(/Poems and Proverbs[\s\S]*−₦3,000\.00/);
      expect(words[1]).toMatch(/\+₦5,000\.00/);
      await look('main-job-wallet');
    }

    /** What a class costs, or how far one is, beside what it is about. */
    function panel(): Locator {
      return page.getByRole('main').getByRole('complementary');
    }

    async function lessonOpen(lesson: { subject: string } | undefined): Promise<void> {
      await page.getByRole('heading', { level: 1, name: lesson?.subject ?? '' }).waitFor();
    }

    async function goOn(lesson: { subject: string } | undefined): Promise<void> {
      await page.getByRole('button', { name: 'Next Lesson' }).click();
      await lessonOpen(lesson);
    }

    function question(words: string): Locator {
      return page.getByRole('group').filter({ has: page.getByText(words, { exact: true }) });
    }

    /** Answers the first `count` questions of an exam rightly. */
    async function answer(exam: typeof firstExam, count: number): Promise<void> {
      for (const one of exam?.questions.slice(0, count) ?? []) {
        await question(one.question).getByRole('radio', { name: one.answer, exact: true }).check();
      }
    }

    async function confirmSubmission(): Promise<void> {
      const ask = page.getByRole('dialog', { name: 'Submit this exam?' });
      await ask.getByRole('button', { name: 'Submit exam' }).click();
      await page.getByRole('dialog', { name: 'Exam submitted' }).waitFor();
    }

    async function expectScores(scores: Record<string, string>): Promise<void> {
      const result = page.getByRole('region', { name: 'Your result' });
      for (const [label, score] of Object.entries(scores)) {
        const tile = result.locator('dl > div').filter({ hasText: label });
        await tile.getByText(score, { exact: true }).waitFor();
      }
      await expect(result.locator('dl > div')).toHaveCount(Object.keys(scores).length);
    }

    /** A toast with exactly these words, sent away again. */
    async function toast(words: string): Promise<void> {
      await page.getByRole('status').getByText(words, { exact: true }).click();
    }
  });
}

/** Waits until a place shows all of these words. */
async function expectText(place: Locator, ...words: (string | RegExp)[]): Promise<void> {
  for (const one of words) await place.filter({ hasText: one }).waitFor();
}

async function fund(url: string, email: string, amount: number): Promise<void> {
  const admin = await administrator(url);
  const [student] = await admin.call(getStudentList, { search: email });
  await admin.call(fundWallet, { student_id: student?.id ?? 0, amount: String(amount) });
}

async function markTheory(url: string, email: string, score: number): Promise<void> {
  const admin = await administrator(url);
  const waiting = await admin.call(getUnmarkedExams, { search: lastExam?.subject ?? '' });
  const exam = waiting.find(({ student_email }) => student_email === email);
  const submissions = await admin.call(getExamDetails, { lesson_id: String(exam?.lesson_id) });
  const submission = submissions.find(({ student_email }) => student_email === email);
  expect(submission?.theory_answer).toContain('أَهْلِ الْعَزْمِ');
  await admin.call(markExam, {
    lesson_id: String(exam?.lesson_id),
    result_id: submission?.result_id ?? 0,
    theory_score: score,
  });
}
