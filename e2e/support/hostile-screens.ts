import { getSentMessages } from '@institute/contract/messages/managed-messages';
import { pathTo, type RouteName, routeAt, routes } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import type { Session } from './api.ts';
import { ROOT } from './hostile-lessons.ts';
import type { HostileSchool } from './hostile-school.ts';
import { hostileTexts, isWide, someOf } from './hostile-texts.ts';

/** How many of the texts stand where they all should: some are cut where they stand in a short field. */
export const most = Math.floor(hostileTexts.length * 0.9);

/** A screen and how many of the texts it shows at the least, as text. */
export type Screen = [path: string, shown: number, act?: (page: Page) => Promise<unknown>];

/** What stands in an address instead of what should. */
const INSTEAD = encodeURIComponent(`"><img src=/hostile-x onerror=hit(0)>`);

/** What a student sees. */
export const screensOf = ({
  class_id,
  paid,
  others,
  lessons,
  meeting,
  message,
  certificates,
  receipt,
}: HostileSchool): Screen[] => [
  ['/', 1],
  ['/', most, openHelpGuide],
  ['/classes', most],
  [`/classes?category=${encodeURIComponent(hostileTexts[0] ?? '')}`, 3],
  [`/classes/${class_id}`, most],
  [`/classes/${paid}`, most],
  ...others.map((id): Screen => [`/classes/${id}`, 3]),
  [`/classes/${class_id}/lessons/${lessons.content}`, most, discussed],
  [`/classes/${class_id}/lessons/${lessons.blocks}`, most],
  ...lessons.more.map((id): Screen => [`/classes/${class_id}/lessons/${id}`, 1, checkAnswers]),
  [`/classes/${class_id}/lessons/${lessons.timetable}`, most],
  [`/classes/${class_id}/lessons/${lessons.open}`, most],
  [`/classes/${class_id}/lessons/${lessons.taken}`, most],
  [`/classes/${class_id}/lessons/${lessons.drawing}`, 1],
  [pathTo('meeting', { id: meeting }), 1],
  [pathTo('letters', { id: class_id }), 15],
  ['/my-classes', 2],
  ['/wallet-history', 10],
  [pathTo('statement'), 3],
  [pathTo('receipt', { reference: receipt }), 1],
  [pathTo('game'), 0],
  ['/practice', 0],
  ['/practice', 1, beginPractice],
  [pathTo('root', { root: ROOT }), 3],
  ['/messages', 10],
  [`/messages/${message}`, most],
  ['/profile', 5, (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
  [`/verify/${certificates.revoked}`, 1],
  ...certificates.given.flatMap((code): Screen[] => [
    [`/certificates/${code}/print`, isWide ? 15 : 20],
    [`/verify/${code}`, 2],
  ]),
  ['/terms', most],
  ['/privacy', most],
  ...['/classes/', '/messages/', '/verify/', '/nowhere/', '/messages?search=', '/login?ref='].map(
    (path): Screen => [path + INSTEAD, 0],
  ),
];

/** What a teacher sees besides: the own classes, and the part of the office that they open. */
export const teacherScreens = ({ class_id, lessons, meeting }: HostileSchool): Screen[] => [
  [pathTo('teaching'), 2],
  [pathTo('meetingRegister', { id: meeting }), 1],
  [pathTo('managedClass', { id: class_id }), 1],
  [pathTo('managedLesson', { classId: class_id, lessonId: lessons.content }), 1],
  [pathTo('exams'), 0],
  ['/admin/exams?tab=marked', 1],
  [pathTo('questions'), 0],
  ['/admin/letters?tab=all', 1, openLetters],
];

/** What an administrator sees who is signed in as a student: who acts is named on every page. */
export const actingScreens = ({ class_id }: HostileSchool): Screen[] => [
  [pathTo('dashboard'), 2],
  [pathTo('class', { id: class_id }), most],
];

/** What somebody who has not signed in is shown; `classes` are pages of {@link publicPages}. */
export const visitorScreens = (
  { slugs, lessons, certificates, paidReceipt, invitation, unsubscribe }: HostileSchool,
  classes: readonly string[],
): Screen[] => [
  ['/about', most],
  ['/c', most],
  [pathTo('publicClass', { slug: slugs.main }), most],
  [pathTo('publicClass', { slug: slugs.paid }), most],
  ...classes.map((path): Screen => [path, 3]),
  ...someOf(lessons.previews, 6).map(
    (id): Screen => [pathTo('publicLesson', { slug: slugs.main, id }), 1],
  ),
  [`/c/${INSTEAD}`, 0],
  ['/register', 1],
  ['/forgot-password', 1],
  [pathTo('verifyForm'), 1],
  [`/verify/${certificates.given[0]}`, 1],
  ['/terms', most],
  ['/privacy', most],
  [invitation, 1],
  [pathTo('paidReceipt', { reference: paidReceipt }), 1],
  [`/paid/${INSTEAD}`, 0],
  [`${pathTo('invitation')}#${INSTEAD}`, 1],
  [`${pathTo('verifyEmail')}#${INSTEAD}`, 1, press('Verify')],
  [unsubscribe, 1],
  [`/unsubscribe/${INSTEAD}`, 1, press('Unsubscribe')],
];

/** The pages of other classes for anybody, as their list leads to them. */
export async function publicPages(page: Page, { slugs }: HostileSchool): Promise<string[]> {
  await page.goto('/c');
  const links = await page
    .locator('main a[href^="/c/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = Object.values(slugs).map((slug) => pathTo('publicClass', { slug }));
  const others = someOf(
    links.filter((link) => !own.includes(link)),
    6,
  );
  if (others.length === 0) throw new Error('the list leads to no class');
  return [...others];
}

/** The pages among these. */
export const routesAmong = (screens: readonly Screen[]): ReadonlySet<RouteName | null> =>
  new Set(screens.map(([path]) => routeAt(new URL(path, 'http://localhost').pathname)));

/** Pages of the office on which nobody has written anything here. */
const ofNobody: ReadonlySet<string> = new Set([
  'books',
  'settlements',
  'trash',
  'security',
  'health',
  'settings',
  'quizQuestions',
]);

/** What of others' writing an administrator sees: each screen of the office, and the longest message. */
export async function adminScreens(
  admin: Session,
  { class_id, paid, lessons, student }: HostileSchool,
): Promise<Screen[]> {
  const sent = await admin.call(getSentMessages, { page: 1, per_page: 100 });
  const longest = sent.toSorted((a, b) => b.message.length - a.message.length)[0];
  const ofClass = pathTo('managedClass', { id: class_id });
  const ofStudent = pathTo('student', { id: student.user.id });
  return [
    ['/admin/messages?tab=sent', 10],
    [`/admin/messages?tab=sent&message=${longest?.id ?? 0}`, most],
    [`/admin/messages?tab=sent&search=${encodeURIComponent(hostileTexts[0] ?? '')}`, 0],
    ['/admin/messages?tab=scheduled', 10],
    ...Object.entries(routes)
      .filter(([, { path, audience }]) => audience === 'office' && !path.includes(':'))
      .map(([name, { path }]): Screen => [path, ofNobody.has(name) ? 0 : 1]),
    ...['details', 'lessons', 'students', 'attendance', 'gradebook', 'meetings', 'staff'].map(
      (tab): Screen => [`${ofClass}?tab=${tab}`, 1],
    ),
    [`${ofClass}?tab=gradebook&view=exams`, 1],
    [`${pathTo('managedClass', { id: paid })}?tab=staff`, 1],
    [pathTo('managedBank', { classId: class_id }), 5],
    ...[lessons.content, lessons.blocks, ...lessons.more, lessons.taken, lessons.drawing].map(
      (lessonId): Screen => [pathTo('managedLesson', { classId: class_id, lessonId }), 1],
    ),
    ['/admin/exams?tab=marked', 1],
    ['/admin/letters?tab=reports', 1],
    ['/admin/books?tab=provider&settled=1', 1],
    ['/admin/certificates?tab=given', 1],
    ['/admin/settings?tab=public', 1],
    ...['exams', 'attendance', 'wallet', 'messages', 'notes'].map(
      (tab): Screen => [`${ofStudent}?tab=${tab}`, 1],
    ),
    [`${ofStudent}?tab=exams`, most, openAnswers],
    [pathTo('studentStatement', { id: student.user.id }), 3],
    [ofStudent, 1],
  ];
}

/** The help guide is the last step of the wizard, which stays away once a lesson has been opened. */
async function openHelpGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the Getting Started guide' }).click();
  await page.getByRole('button', { name: /^Step 4:/ }).click();
}

/** The first conversation of the list. */
async function openLetters(page: Page): Promise<void> {
  await page.locator('[data-list] button').first().click();
}

/** What the student answered in the exam. */
async function openAnswers(page: Page): Promise<void> {
  await page.locator('[data-row]').last().click();
  await page.getByRole('dialog').waitFor();
}

/** Presses a button, if only to be refused. */
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** Everything that is folded on a page for readers. */
export async function unfold(page: Page): Promise<void> {
  for (const part of await page.locator('summary').all()) await part.click();
}

/** Chooses in exercises and has them judged, so that they say why. */
async function checkAnswers(page: Page): Promise<void> {
  for (const exercise of await page.getByRole('article', { name: 'Exercise' }).all()) {
    const option = exercise.getByRole('radio').first();
    if ((await option.count()) === 0) continue;
    await option.check();
    await exercise.getByRole('button', { name: 'Check' }).click();
    await exercise.getByRole('status').filter({ hasText: /./ }).waitFor();
  }
}

/** A round of practice, and the first card turned round. */
async function beginPractice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  const show = page.getByRole('button', { name: 'Show the meaning' });
  const isNew = page.getByRole('heading', { name: 'A new word' });
  await show.or(isNew).waitFor();
  // New words are introduced before they are asked for.
  while (await isNew.isVisible()) await page.getByRole('button', { name: 'Go on' }).click();
  await show.click();
  await page.getByRole('button', { name: 'Easy' }).waitFor();
}

/** All threads, and a reply box that names whom it answers. */
async function discussed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reply' }).first().click();
  await page.getByText('Replying to').last().waitFor();
}
