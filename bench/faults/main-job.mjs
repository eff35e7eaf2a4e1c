import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getUserData, logout } from '@institute/contract/auth/user';
import { verifyEmail } from '@institute/contract/auth/verification';
import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import {
  getMyCertificates,
  verifyCertificate,
} from '@institute/contract/certificates/certificates';
import { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { getExamDetails, markExam } from '@institute/contract/exams/marking';
import { submitExam } from '@institute/contract/exams/sitting';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { verifyPayment } from '@institute/contract/payments/payments';
import { downloadMyData, getMyData, requestMyData } from '@institute/contract/privacy/my-data';
import { uploadLogo } from '@institute/contract/settings/managed-settings';
import { openFunding, takeCards } from './cards.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

const PRICE = 2500;
/** How long jobs may take to make a mail or a copy, on a slow machine. */
const PATIENCE_MS = 300_000;
const picture = await readFile(join(import.meta.dirname, '../../apps/server/seed/assets/logo.png'));

/**
 * The mails that a mail server has taken for an address, as a reader shows them.
 * @param {import('../../apps/server/test/support/post-office.ts').PostOffice} post
 */
export const mailsTo = (post) => (/** @type {string} */ email) =>
  post.taken
    .filter(({ to }) => to === email)
    .map(({ raw }) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='));

/**
 * What a student and the office do with each other, from signing up to signing out. What is stored is
 * fetched from each of `machines`, and there the end of the session is seen.
 * @param {Site} site reached by whatever stands before the machines
 * @param {{ machines: readonly Site[], mails: (email: string) => string[] }} around
 */
export async function walkMainJob(site, { machines, mails }) {
  const office = await takeCards(site);
  const logo = await sendLogo(site, office);
  const student = await site.student('Main Job');
  await verify(student, mails);
  await fund(site, student, 2 * PRICE);
  const { rand: class_id } = await office.call(addClass, {
    category: 'Machines',
    name: `Class of ${student.user.email}`,
    about: '-',
    premium: '1',
    amount: String(PRICE),
  });
  const lesson = await office.call(addLesson, { class_id, subject: 'First', about: '-' });
  await student.call(enrol, { class_id });
  must((await student.call(getUserData, {})).wallet === PRICE, 'joining was not paid for once');
  await student.call(viewStatus, { class_id, lesson_id: lesson.rand });
  await student.call(getLessonDetails, { class_id, lesson_id: lesson.rand });
  const image = await sitExam(office, student, class_id);
  const code = await certify(office, student);
  for (const machine of machines) {
    for (const file of [logo, image]) await fetched(machine, file, student);
    const valid = await fetch(
      `${machine.url}${verifyCertificate.path}?action=${verifyCertificate.action}&code=${code}`,
    ).then((it) => it.json());
    must(valid.data?.standing === 'valid', 'a machine does not know the certificate');
  }
  await copyMyData(student, machines);
  for (const machine of machines) must(await isIn(student, machine), 'a session is not known');
  await student.call(logout, {});
  for (const machine of machines)
    must(!(await isIn(student, machine)), 'a session outlives its end');
}

/** Whether a machine takes them for somebody signed in. @param {Session} who @param {Site} machine */
async function isIn(who, { url }) {
  const body = new URLSearchParams({ action: String(getUserData.action) });
  const answer = await fetchAs(who, url + getUserData.path, { method: 'POST', body });
  return (await answer.json()).status === true;
}

/** @param {Site} site @param {Session} office @returns {Promise<string>} its path */
async function sendLogo(site, office) {
  const body = new FormData();
  body.append('action', String(uploadLogo.action));
  body.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  const sent = await fetchAs(office, `${site.url}${uploadLogo.path}`, { method: 'POST', body });
  const { status, data, message } = await sent.json();
  must(status, `the logo was refused: ${message}`);
  return data.logo;
}

/** @param {Session} student @param {(email: string) => string[]} mails */
async function verify(student, mails) {
  const code = await until('a mail with a code', async () =>
    mails(student.user.email)
      .map((mail) => /enter the code (\d{6}) in your profile/.exec(mail)?.[1])
      .find(Boolean),
  );
  await student.call(verifyEmail, { code });
}

/** Pays by the simulated card. @param {Site} site @param {Session} payer @param {number} naira */
async function fund(site, payer, naira) {
  const { reference, email, amount } = await openFunding(payer, naira);
  site.simulator.pay({ reference, email, amount });
  const { state } = await payer.call(verifyPayment, { reference });
  must(state === 'paid', `a payment is ${state}`);
  await payer.call(verifyPayment, { reference });
  must((await payer.call(getUserData, {})).wallet === naira, 'a payment was not credited once');
}

/**
 * An exam with a question and a photographed answer, handed in and marked.
 * @param {Session} office @param {Session} student @param {string} class_id
 * @returns {Promise<string>} path of the photograph
 */
async function sitExam(office, student, class_id) {
  const { rand: lesson_id } = await office.call(addLesson, {
    class_id,
    subject: 'Exam',
    about: 'Write it down.',
    inputetype: 'Exam',
    theoryAnswer: 'Like this',
    questions: [{ question: 'One?', answer: 'one', option1: 'two' }],
  });
  await student.call(viewStatus, { class_id, lesson_id });
  const { questions } = await student.call(getLessonDetails, { class_id, lesson_id });
  const answer = Object.fromEntries(questions.map(({ id }) => [id, 'one']));
  const theory_image = `data:image/png;base64,${picture.toString('base64')}`;
  const { objective_score } = await student.call(submitExam, { lesson_id, answer, theory_image });
  must(objective_score === 100, `a right answer was graded ${objective_score}`);
  const [submission] = await office.call(getExamDetails, { lesson_id });
  must(submission?.theory_answer_kind === 'image', 'the office sees no photograph');
  const { result_id = 0, theory_answer = '' } = submission ?? {};
  await office.call(markExam, { lesson_id, theory_score: '80', result_id });
  const seen = await student.call(getLessonDetails, { class_id, lesson_id });
  must(seen.examResult?.theory_score === 80, 'the student does not see the grade');
  return theory_answer;
}

/** @param {Session} office @param {Session} student @returns {Promise<string>} the public code */
async function certify(office, student) {
  const template = await office.call(saveCertificateTemplate, {
    title: 'Certificate',
    footer: '-',
    certificateContent: '{{name}} was here.',
  });
  await office.call(assignCertificate, {
    template_id: String(template.id),
    issue_date: '2026-11-16',
    student_ids: [student.user.id],
  });
  return until('a certificate', async () => {
    const [certificate] = await student.call(getMyCertificates, {});
    return certificate?.code;
  });
}

/** @param {Session} student @param {readonly Site[]} machines */
async function copyMyData(student, machines) {
  await student.call(requestMyData, {});
  const key = await until('a copy of the data', async () => {
    const { copy } = await student.call(getMyData, {});
    must(copy.state !== 'failed', 'a copy failed');
    return copy.state === 'ready' ? copy.key : undefined;
  });
  const { path, action } = downloadMyData;
  for (const { url } of machines) {
    const archive = await fetchAs(student, `${url}${path}?action=${action}&key=${key}`);
    const bytes = Buffer.from(await archive.arrayBuffer());
    must(archive.ok && bytes.subarray(0, 2).toString() === 'PK', 'a machine has no copy to give');
  }
}

/** @param {Site} machine @param {string} path @param {Session} who */
async function fetched({ url }, path, who) {
  const file = await fetchAs(who, new URL(path, url).href);
  must(file.ok && (await file.arrayBuffer()).byteLength > 0, `a machine does not give ${path}`);
}

/** @param {Session} who @param {string} url @param {RequestInit} [init] */
function fetchAs({ cookies }, url, init = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const authorization = `Bearer ${cookies.get('token')}`;
  return fetch(url, { ...init, headers: { cookie, authorization } });
}

/**
 * @template T
 * @param {string} what @param {() => Promise<T | undefined>} look
 * @returns {Promise<T>}
 */
async function until(what, look) {
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await wait(50)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`there was no ${what}`);
}
