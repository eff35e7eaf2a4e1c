import { getSentMessages } from '@institute/contract/managed-messages';
import { pathTo, routes } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import type { Session } from './api.ts';
import { ROOT } from './hostile-lessons.ts';
import type { HostileSchool } from './hostile-school.ts';
import { hostileTexts } from './hostile-texts.ts';

/** How many of the texts stand where they all should: some are cut where they stand in a short field. */
export const most = Math.floor(hostileTexts.length * 0.9);

/** A screen and how many of the texts it shows at the least, as text. */
export type Screen = [path: string, shown: number, act?: (page: Page) => Promise<unknown>];

/** What a student sees. */
export const screensOf = ({
  class_id,
  others,
  lessons,
  message,
  certificates,
}: HostileSchool): Screen[] => [
  ['/', 1],
  ['/', most, openHelpGuide],
  ['/classes', most],
  [`/classes?category=${encodeURIComponent(hostileTexts[0] ?? '')}`, 3],
  [`/classes/${class_id}`, most],
  ...others.map((id): Screen => [`/classes/${id}`, 3]),
  [`/classes/${class_id}/lessons/${lessons.content}`, most, discussed],
  [`/classes/${class_id}/lessons/${lessons.blocks}`, most],
  ...lessons.more.map((id): Screen => [`/classes/${class_id}/lessons/${id}`, 1, checkAnswers]),
  [`/classes/${class_id}/lessons/${lessons.timetable}`, most],
  [`/classes/${class_id}/lessons/${lessons.open}`, most],
  [`/classes/${class_id}/lessons/${lessons.taken}`, most],
  ['/my-classes', 2],
  ['/wallet-history', 10],
  ['/practice', 0],
  ['/practice', 1, beginPractice],
  [pathTo('root', { root: ROOT }), 3],
  ['/messages', 10],
  [`/messages/${message}`, most],
  ['/profile', 5, (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
  ...certificates.flatMap((code): Screen[] => [
    [`/certificates/${code}/print`, 20],
    [`/verify/${code}`, 2],
  ]),
  ['/terms', most],
  ['/privacy', most],
  ...['/classes/', '/messages/', '/verify/', '/nowhere/', '/messages?search=', '/login?ref='].map(
    (path): Screen => [path + encodeURIComponent(`"><img src=/hostile-x onerror=hit(0)>`), 0],
  ),
];

/** Pages of the office on which nobody has written anything here. */
const ofNobody: ReadonlySet<string> = new Set(['books', 'trash', 'security', 'health', 'settings']);

/** What of others' writing an administrator sees: each screen of the office, and the longest message. */
export async function adminScreens(
  admin: Session,
  { class_id, lessons, student }: HostileSchool,
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
    ...['details', 'lessons', 'students', 'attendance', 'gradebook', 'staff'].map(
      (tab): Screen => [`${ofClass}?tab=${tab}`, 1],
    ),
    [pathTo('managedBank', { classId: class_id }), 5],
    ...[lessons.content, lessons.blocks, ...lessons.more, lessons.taken].map(
      (lessonId): Screen => [pathTo('managedLesson', { classId: class_id, lessonId }), 1],
    ),
    ['/admin/exams?tab=marked', 1],
    ['/admin/certificates?tab=given', 1],
    ['/admin/settings?tab=public', 1],
    ...['exams', 'attendance', 'wallet', 'messages', 'notes'].map(
      (tab): Screen => [`${ofStudent}?tab=${tab}`, 1],
    ),
    [ofStudent, 1],
  ];
}

/** The help guide is the last step of the wizard, which stays away once a lesson has been opened. */
async function openHelpGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the Getting Started guide' }).click();
  await page.getByRole('button', { name: /^Step 4:/ }).click();
}

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
  await page.getByRole('button', { name: 'Show the meaning' }).click();
  await page.getByRole('button', { name: 'Easy' }).waitFor();
}

/** All threads, and a reply box that names whom it answers. */
async function discussed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reply' }).first().click();
  await page.getByText('Replying to').last().waitFor();
}
