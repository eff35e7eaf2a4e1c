import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMyCertificates } from '@institute/contract/certificates/certificates';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { getMessages } from '@institute/contract/messages/messages';
import { initPayment } from '@institute/contract/payments/payments';
import { pathTo, type RouteNameFor } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { newStudent, type Session, signInByApi } from './support/api.ts';
import { inPseudo, setPseudoLanguage } from './support/pseudo-language.ts';
import { officeScreens } from './support/pseudo-office.ts';
import { studentsScreens, teachersScreens } from './support/pseudo-taught.ts';
import { close, opens, press, type ScreensOf, Walk } from './support/pseudo-walk.ts';
import { classPath, lessonPath } from './support/school.ts';
import { buildTaughtClass } from './support/taught-class.ts';
import { expect, resizeTo, type Size, test, type Visit, viewports } from './support/test.ts';

// The tables of screens, here and in support/, name every page of the contract: a page without one
// does not compile.

/** Somebody whose pages are in the pseudo-language. */
async function reader(visit: Visit, as?: Session, size: Size = 'phone'): Promise<Page> {
  const { context, page } = await visit({ size, ...(as && { as }) });
  await context.addInitScript(setPseudoLanguage);
  return page;
}

/** The screens of whoever is not signed in, or need not be. */
async function visitorScreens(
  student: Session,
): Promise<ScreensOf<RouteNameFor<'visitor' | 'anyone'>>> {
  const [certificate] = await student.call(getMyCertificates, {});
  return {
    login: [
      ['/login', press('Got it'), press('Sign In')],
      ['/login?ref=IAL-amina-4k2p9z', opens, press('Create an account')],
    ],
    register: [['/register', press('Create an account')]],
    forgotPassword: [['/forgot-password', press('Continue')]],
    verifyEmail: [['/verify-email']],
    invitation: [['/invitation'], [`/invitation#${'x'.repeat(43)}`]],
    // Their own words are settings of the institute.
    terms: [['/terms']],
    privacy: [['/privacy']],
    unsubscribe: [['/unsubscribe/messages.1.x', press('Unsubscribe')]],
    paidReceipt: [[`/paid/R-000001-${'x'.repeat(22)}`]],
    verifyForm: [['/verify', press('Check')]],
    verify: [[pathTo('verify', { code: certificate?.code ?? '' })], ['/verify/ABCD-EFGH-JKLM']],
  };
}

/** The screens of whoever is signed in, as a student with a history has them. */
async function studentScreens(
  student: Session,
  timedExam: string,
): Promise<ScreensOf<RouteNameFor<'member'>>> {
  const [certificate] = await student.call(getMyCertificates, {});
  const [message] = await student.call(getMessages, {});
  const { reference } = await student.call(initPayment, { purpose: 'fund', amount: '500' });
  const lessonOf = (subject: string) => lessonPath(student, 'The Arabic Alphabet', subject);
  return {
    dashboard: [
      [
        '/',
        press('Show the Getting Started guide'),
        press('Step'),
        press('Next'),
        press('Get my link'),
      ],
    ],
    classes: [['/classes'], ['/classes?category=Reading+and+Writing'], ['/classes?search=zebra']],
    class: [
      [await classPath(student, 'Everyday Dialogue'), press('Save class'), press('Save')],
      [await classPath(student, 'Conversation Club')],
      ['/classes/nothing'],
    ],
    lesson: [
      [await lessonOf('When we meet')],
      [await lessonOf('How Arabic writing works')],
      [await lessonOf('The 28 letters in their places'), press('Open the picture in full view')],
      [await lessonOf('Sun letters, moon letters and tanwīn')],
      [await lessonOf('Worksheet: read, join, write')],
      [await lessonOf('Final exam: reading and writing')],
      [await lessonPath(student, 'First Stories', 'Check: two stories')],
      [timedExam, press('Begin the exam'), press('Begin the exam')],
      [await lessonPath(student, 'Everyday Dialogue', 'Asking the way')],
      [await lessonPath(student, 'Everyday Dialogue', 'Meeting and greeting')],
    ],
    myClasses: [['/my-classes']],
    meeting: [['/meetings/999999']],
    teaching: [['/teaching']],
    meetingRegister: [['/teaching/meetings/999999']],
    letters: [
      [`${await classPath(student, 'Everyday Dialogue')}/letters`],
      ['/classes/nothing/letters'],
    ],
    practice: [
      ['/practice', press('Settings'), close],
      ['/practice', press('Start')],
    ],
    root: [['/roots/كتب'], ['/roots/زحل']],
    statement: [['/wallet-history/statement']],
    wallet: [['/wallet-history', press('Fund Wallet'), press('Fund Wallet')]],
    profile: [
      ['/profile', press('Remove'), close, press('Update Password')],
      ['/profile', press('Connect my calendar'), press('Make another address')],
      ['/profile', press('Disconnect')],
      ['/profile', press('Erase my account…')],
    ],
    messages: [['/messages'], ['/messages?search=zebra']],
    message: [[`/messages/${message?.rand}`], ['/messages/nothing']],
    game: [['/game']],
    certificatePrint: [[pathTo('certificatePrint', { code: certificate?.code ?? '' })]],
    receipt: [[pathTo('receipt', { reference })], ['/receipts/nothing']],
  };
}

/** Where a student sits an exam on the clock. */
async function aTimedExam(admin: Session, student: Session): Promise<string> {
  const form = { category: 'Grammar', name: 'On the clock', about: 'Timed', premium: '0' } as const;
  const { id: class_id, rand } = await admin.call(addClass, { ...form, status: '1' });
  const exam = await admin.call(addLesson, {
    ...{ class_id, subject: 'Ten minutes', about: '', inputetype: 'Exam', exam_minutes: 10 },
    ...{ attempts: 2, attempt_wait: 1, pass_mark: 60 },
    questions: [{ question: 'بَابٌ?', answer: 'door', option1: 'door', option2: 'house' }],
  });
  await student.call(enrol, { class_id });
  return pathTo('lesson', { classId: rand, lessonId: exam.rand });
}

/** The screens of a student who has just begun, where they differ. */
async function newStudentScreens(student: Session) {
  return {
    dashboard: [['/']],
    myClasses: [['/my-classes']],
    messages: [['/messages']],
    wallet: [['/wallet-history']],
    class: [
      [await classPath(student, 'First Stories')],
      [await classPath(student, 'Poems and Proverbs'), press('Enroll')],
    ],
  } satisfies Partial<ScreensOf<RouteNameFor<'member'>>>;
}

test('nothing of the pseudo-language is shipped', async () => {
  const dist = join(import.meta.dirname, '..', 'apps', 'web', 'dist');
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/⟦|x-pseudo/);
  }
});

test.describe('in another language', () => {
  // A walk looks at a hundred screens, each at two sizes.
  test.describe.configure({ timeout: 480_000 });

  test('a visitor’s screens', async ({ visit, url }) => {
    const amina = await signInByApi(url, 'student@example.com');
    const page = await reader(visit);
    await new Walk(page).through(await visitorScreens(amina), (path) => page.goto(path));
    await expect(page.locator('html')).toHaveAttribute('lang', 'x-pseudo');
  });

  test('a student’s screens @all', async ({ visit, url, admin }) => {
    const amina = await signInByApi(url, 'student@example.com');
    const page = await reader(visit, amina);
    const timedExam = await aTimedExam(admin, amina);
    await new Walk(page).through(await studentScreens(amina, timedExam));
    await page.goto('/nowhere/at/all');
    await expect(page).toHaveTitle(new RegExp(`^${inPseudo('Page not found')} · `));
  });

  test('the screens of a student who has just begun @all', async ({ visit, url }) => {
    const student = await newStudent(url, 'Maryam مريم');
    const page = await reader(visit, student);
    await new Walk(page).through(await newStudentScreens(student));
  });

  test('the screens of a class, of its teacher and of its student @all', async ({
    visit,
    url,
    admin,
  }) => {
    const taught = await buildTaughtClass(url, admin);
    const atTeacher = await reader(visit, taught.teacher);
    await new Walk(atTeacher).through(teachersScreens(taught));
    const atStudent = await reader(visit, taught.student);
    await new Walk(atStudent).through(studentsScreens(taught));
  });

  test('the editor of lessons @all', async ({ visit, url, admin }) => {
    const page = await reader(visit, admin);
    const { managedLesson } = officeScreens(await buildTaughtClass(url, admin));
    await new Walk(page).through({ managedLesson });
  });

  test('an administrator’s other screens @all', async ({ visit, url, admin }) => {
    // A phone that is made as wide as a desk moves its page under a field that takes the focus.
    const page = await reader(visit, admin, 'desktop');
    const { managedLesson: _, ...screens } = officeScreens(await buildTaughtClass(url, admin));
    await new Walk(page).through(screens);
    for (const [size, edge] of [
      ['phone', 'header button'],
      ['desktop', 'aside'],
    ] as const) {
      await resizeTo(page, viewports[size]);
      const box = await page.locator(edge).first().boundingBox();
      expect(box && box.x + box.width / 2).toBeGreaterThan(viewports[size].width / 2);
    }
  });
});
