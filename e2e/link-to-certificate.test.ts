import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { getStudentList } from '@institute/contract/people/students';
import type { Page } from '@playwright/test';
import { freshEmail, PASSWORD, type Session } from './support/api.ts';
import { expect, test, type Visitor } from './support/test.ts';

/*
 * The whole way of a student: from a link that a friend sent on to a certificate that a stranger
 * checks, by way of lessons studied without a connection.
 */

/** Without a connection a phone is slow to say so, and what is kept takes its time to open. */
const PATIENTLY = { timeout: 30_000 };
/** What a browser says of requests that find no network, directly or through the worker. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed/;

const FREE_TO_READ = 'السَّلَامُ عَلَيْكُمْ';
const QUESTION = 'مَا جَوَابُ «السَّلَامُ عَلَيْكُمْ»؟';
const RIGHT = 'وَعَلَيْكُمُ السَّلَامُ';

interface School {
  className: string;
  slug: string;
  name: string;
  email: string;
  certificate: string;
}

test('leads to a certificate that is checked @all', async ({ visit, admin }) => {
  const school = await buildSchool(admin);
  const student = await visit({ size: 'phone', serviceWorker: true });
  const { page } = student;

  await followLink(page, school);
  await saveClass(page, school);
  await studyWithoutConnection(student);
  await sitExam(student);
  await certify(admin, school);
  const address = await shareCertificate(student, school);

  const stranger = await visit({ size: 'desktop' });
  await stranger.page.goto(address);
  await stranger.page.getByText('Valid', { exact: true }).waitFor();
  await stranger.page.getByText(school.name).first().waitFor();
  await stranger.leave();
  await student.leave(NO_NETWORK);
});

/** A class of a lesson that visitors may read, another, and an exam of one question. */
async function buildSchool(admin: Session): Promise<School> {
  const mark = crypto.randomUUID().slice(0, 8);
  const className = `Greetings ${mark} · التَّحِيَّات`;
  const slug = `greetings-${mark}`;
  const { rand: class_id } = await admin.call(addClass, {
    category: 'Links',
    name: className,
    about: 'How people greet each other, and what one answers.',
    premium: '0',
    slug,
    outcomes: 'greet and answer a greeting',
  });
  const lesson = { class_id, about: `We say it on meeting.\n\n${FREE_TO_READ}` };
  await admin.call(addLesson, { ...lesson, subject: 'Peace upon you', preview: '1' });
  await admin.call(addLesson, {
    class_id,
    subject: 'The answer',
    about: `Who is greeted answers.\n\n${RIGHT}`,
  });
  await admin.call(addLesson, {
    class_id,
    subject: 'What have you learnt?',
    about: '',
    inputetype: 'Exam',
    questions: [{ question: QUESTION, answer: RIGHT, option1: 'شُكْرًا', option2: 'مَعَ السَّلَامَةِ' }],
  });
  return {
    className,
    slug,
    name: `Hauwa ${mark}`,
    email: freshEmail(),
    certificate: `Certificate of Greeting ${mark}`,
  };
}

/** Reads about the class and into its first lesson, and creates an account from there. */
async function followLink(page: Page, { slug, className, name, email }: School): Promise<void> {
  // As WhatsApp makes a link of it: with the full stop of the sentence it stood in.
  await page.goto(`/c/${slug}.`);
  await page.getByRole('heading', { level: 1, name: className.slice(0, 18) }).waitFor();
  await page.getByRole('link', { name: /Peace upon you/ }).click();
  await page.getByText(FREE_TO_READ).first().waitFor();
  await page.getByRole('link', { name: 'Back to the class' }).click();
  await page.getByRole('link', { name: 'Join for free' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('08012345678');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Peace upon you' }).waitFor();
}

async function saveClass(page: Page, { className }: School): Promise<void> {
  await page.getByRole('link', { name: 'Back to Class' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Save class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this class on this device?' });
  await dialog.getByText(/^\d+ lessons? with/).waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved on this device · /).waitFor(PATIENTLY);
  await page.getByRole('heading', { level: 1, name: className.slice(0, 18) }).waitFor();
}

/** On the way home the line is gone; what was studied there counts when it is back. */
async function studyWithoutConnection({ page, context, look }: Visitor): Promise<void> {
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Peace upon you/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Peace upon you' }).waitFor(PATIENTLY);
  await page.getByText(FREE_TO_READ).first().waitFor();
  await page.getByRole('button', { name: 'Next Lesson' }).click();
  await page.getByRole('heading', { level: 1, name: 'The answer' }).waitFor(PATIENTLY);
  await page.getByText(RIGHT).first().waitFor();
  await look('link-to-certificate-away', 'here');
  await context.setOffline(false);
}

async function sitExam({ page, look }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Next Lesson' }).click();
  await page.getByRole('heading', { level: 1, name: 'What have you learnt?' }).waitFor(PATIENTLY);
  await page.getByRole('radio', { name: RIGHT }).check(PATIENTLY);
  await page.getByRole('button', { name: 'Submit exam' }).click();
  const submit = page.getByRole('dialog', { name: 'Submit this exam?' });
  await submit.getByRole('button', { name: 'Submit exam' }).click();
  const done = page.getByRole('dialog', { name: 'Exam submitted' });
  await done.getByRole('button', { name: 'See the result' }).click(PATIENTLY);
  await page.getByText('You answered every question correctly.').waitFor();
  await page.getByRole('region', { name: 'The class is finished' }).waitFor();
  await look('link-to-certificate-finished', 'here');
}

async function certify(admin: Session, { email, certificate }: School): Promise<void> {
  const [student] = await admin.call(getStudentList, { search: email });
  if (!student) throw new Error(`nobody has the e-mail ${email}`);
  const template = await admin.call(saveCertificateTemplate, {
    title: certificate,
    footer: 'For the teachers',
    certificateContent: '{{name}} greets and answers a greeting.',
  });
  await admin.call(assignCertificate, {
    template_id: String(template.id),
    issue_date: '2026-11-16',
    student_ids: [student.id],
  });
}

/** Sends the certificate on, and returns the address at which whoever gets it may check it. */
async function shareCertificate({ page, look }: Visitor, school: School): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(school.certificate) }).click();
  const dialog = page.getByRole('dialog');
  const whatsApp = dialog.getByRole('link', { name: 'Share on WhatsApp' });
  await whatsApp.waitFor();
  await look('link-to-certificate-shared', 'here');
  const message = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // What is sent on and what is copied lead to the same page.
  expect(message?.endsWith(`\n${copied}`)).toBe(true);
  return copied;
}
