import { join } from 'node:path';
import { viewStatus } from '@institute/contract/lessons/lessons';
import type { Page } from '@playwright/test';
import { newStudent, signInByApi } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { classPath, lessonPath } from './support/school.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test, type Visitor } from './support/test.ts';

/** A screen: where it is, what shows that it is there, and what one does first. */
interface Screen {
  name: string;
  path: string;
  /** Words of its heading. */
  heading: string | RegExp;
  act?: (page: Page) => Promise<unknown>;
}

/** Goes through all screens, also past one that is not as it should be, and then names those. */
async function visitAll(visitor: Visitor, screens: readonly Screen[]): Promise<void> {
  const wrong: string[] = [];
  for (const screen of screens) {
    await arriveAt(visitor, screen).catch((error: Error) =>
      wrong.push(`${screen.name}: ${error.message.split('\n').slice(0, 3).join(' ')}`),
    );
  }
  expect.soft(wrong).toEqual([]);
}

async function arriveAt({ page, look }: Visitor, screen: Screen): Promise<void> {
  const { name, path, heading, act } = screen;
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await untilTakenOver(page);
  await act?.(page);
  // Pictures and lists that are still on their way are waited for, as a person would.
  await untilAtRest(page);
  await page.waitForFunction(arePicturesHere);
  await look(name);
}

/** Whether all pictures are there but those which wait until somebody scrolls to them. */
const arePicturesHere = () =>
  [...document.images].every(
    (image) =>
      image.complete ||
      (image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight),
  );

const handwriting = join(import.meta.dirname, '../apps/server/seed/assets/market.webp');

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const shows = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();
const doing =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** The film or the recording has arrived far enough to be played. */
const played = (kind: 'video' | 'audio') => async (page: Page) => {
  const first = page.locator(kind).first();
  const length = () => first.evaluate((media: HTMLMediaElement) => media.duration);
  await expect.poll(length).toBeGreaterThan(0.5);
};

test('a visitor’s screens', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const landing = { path: '/login', heading: 'Bustan al-Huruf' };
  await visitAll(visitor, [
    { name: 'welcome', ...landing, act: (page) => page.getByRole('dialog').waitFor() },
    { name: 'landing', ...landing, act: doing(press('Got it'), shows('The Arabic Alphabet')) },
    { name: 'about-class', ...landing, act: press(/The Arabic Alphabet/) },
    {
      name: 'sign-in-errors',
      ...landing,
      act: doing(press('Sign In'), shows('Password is required')),
    },
    {
      name: 'sign-up',
      ...landing,
      path: '/login?ref=IAL-amina-4k2p9z',
      act: shows('Referral code'),
    },
    {
      name: 'reset',
      ...landing,
      act: doing(press('Forgot your password?'), shows(/We will mail you/)),
    },
    { name: 'register-page', path: '/register', heading: 'Create an account' },
    { name: 'forgot-password-page', path: '/forgot-password', heading: 'Reset Password' },
    {
      name: 'forgot-password-code',
      path: '/forgot-password',
      heading: 'Reset Password',
      act: async (page) => {
        await page.getByLabel('Email').fill('nobody@example.com');
        await press('Continue')(page);
        await page.getByLabel('6-digit code').waitFor();
      },
    },
  ]);
  await visitor.leave();
});

// Proves student-2-5, student-2-6, student-2-8, student-2-10.
test('the pages of a student with a history @all', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const reading = '/classes?category=Reading+and+Writing';
  const search = (words: string) => async (page: Page) =>
    page.getByRole('textbox').first().fill(words);
  await visitAll(visitor, [
    {
      name: 'dashboard',
      path: '/',
      heading: 'Welcome, Amina Yusuf',
      act: shows('All my classes'),
    },
    { name: 'menu', path: '/', heading: /Welcome/, act: press(/^More$/) },
    {
      name: 'categories',
      path: '/classes',
      heading: 'Available Classes',
      act: shows('Grammar'),
    },
    {
      name: 'category',
      path: reading,
      heading: 'Reading and Writing',
      act: shows('First Stories'),
    },
    {
      name: 'category-none',
      path: `${reading}&search=zebra`,
      heading: 'Reading and Writing',
      act: shows('No classes found'),
    },
    {
      name: 'category-closed',
      path: '/classes?category=Professional+Arabic',
      heading: 'Professional Arabic',
      act: async (page) => {
        await page.getByRole('link', { name: /Arabic for Trade/ }).click();
        await shows('Registration for this class has ended.')(page);
        expect(new URL(page.url()).pathname).toBe('/classes');
      },
    },
    {
      name: 'my-classes',
      path: '/my-classes',
      heading: 'My Classes',
      act: shows('Everyday Dialogue'),
    },
    {
      name: 'my-classes-none',
      path: '/my-classes',
      heading: 'My Classes',
      act: doing(shows('Everyday Dialogue'), search('zebra'), shows('No classes found')),
    },
    {
      name: 'class-enrolled',
      path: await classPath(amina, 'Everyday Dialogue'),
      heading: /Dialogue/,
    },
    { name: 'class-open', path: await classPath(amina, 'Conversation Club'), heading: /Club/ },
    {
      name: 'class-closed',
      path: await classPath(amina, 'Arabic for Trade'),
      heading: /Trade/,
    },
    {
      name: 'wallet',
      path: '/wallet-history',
      heading: 'Wallet',
      act: doing(
        shows(/−₦/),
        search('bonus'),
        shows('No transactions match your search'),
        search(''),
        shows(/−₦/),
      ),
    },
    {
      name: 'wallet-none',
      path: '/wallet-history?search=zebra',
      heading: 'Wallet',
      act: shows('No transactions match your search'),
    },
    { name: 'messages', path: '/messages', heading: 'Messages', act: shows(/^(New|Read)$/) },
    {
      name: 'messages-none',
      path: '/messages?search=zebra',
      heading: 'Messages',
      act: shows('No messages match your search'),
    },
    { name: 'message-missing', path: '/messages/nothing', heading: 'Message not found' },
    {
      name: 'bell',
      path: '/profile',
      heading: 'Profile',
      act: doing(press(/^Notifications/), shows('View All')),
    },
    { name: 'profile', path: '/profile', heading: 'Profile' },
    {
      name: 'profile-mismatch',
      path: '/profile',
      heading: 'Profile',
      act: async (page) => {
        await page.getByLabel('Current password').fill('whatever it was');
        await page.getByLabel('New password', { exact: true }).fill('a-new-password-1');
        await page.getByLabel('Confirm new password').fill('a-new-password-2');
        await press('Update Password')(page);
        await shows('New passwords do not match!')(page);
      },
    },
    { name: 'game', path: '/game', heading: 'Quiz game', act: shows('Challenge yourself') },
    { name: 'class-missing', path: '/classes/nothing', heading: 'Class not found' },
    { name: 'not-found', path: '/nowhere/at/all', heading: 'Page not found' },
  ]);
  // The address itself is answered with 404, which the browser notes.
  await visitor.leave(/404.*nowhere/);
});

// Proves student-2-7, student-2-58, student-2-68.
test('lessons of every kind @all', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const alphabet = (subject: string) => lessonPath(amina, 'The Arabic Alphabet', subject);
  const ofAlphabet = async (name: string, subject: string, act?: Screen['act']) => ({
    name,
    path: await alphabet(subject),
    heading: subject,
    ...(act && { act }),
  });
  const viewer = doing(press(/Open the picture in full view/), press('Zoom in'), shows('125%'));
  const dialogue = await lessonPath(amina, 'Everyday Dialogue', 'Asking the way');
  await visitAll(visitor, [
    await ofAlphabet('lesson-timetable', 'When we meet', shows('Monday 18:00: new lesson, live')),
    await ofAlphabet('lesson-text', 'How Arabic writing works', shows('Next Lesson')),
    await ofAlphabet('lesson-image', 'The 28 letters in their places'),
    await ofAlphabet('lesson-image-full', 'The 28 letters in their places', viewer),
    await ofAlphabet('lesson-video', 'Writing your first word: a door', played('video')),
    await ofAlphabet('lesson-audio', 'Sun letters, moon letters and tanwīn', played('audio')),
    await ofAlphabet('lesson-pdf', 'Worksheet: read, join, write', async (page) => {
      const frame = page.getByTitle('PDF: Worksheet: read, join, write');
      expect((await frame.boundingBox())?.height).toBe(500);
    }),
    await ofAlphabet('exam-result', 'Final exam: reading and writing', shows('Total score')),
    { name: 'lesson-blocked', path: dialogue, heading: /^You cannot continue unless/ },
    {
      name: 'lesson-missing',
      path: `${await classPath(amina, 'The Arabic Alphabet')}/lessons/nothing`,
      heading: 'Lesson not found',
    },
  ]);
  await visitor.leave();
});

// Proves student-2-71.
test('an exam that may be answered with an image', async ({ visit, url }) => {
  const hauwa = await signInByApi(url, 'hauwa@example.com');
  const path = await lessonPath(hauwa, 'Conversation Club', 'End of term: speak on paper');
  const [, , class_id = '', , lesson_id = ''] = path.split('/');
  await hauwa.call(viewStatus, { class_id, lesson_id });
  const visitor = await visit({ size: 'phone', as: hauwa });
  const exam = { path, heading: 'End of term: speak on paper' };
  const tryBoth = async (page: Page) => {
    await page.getByRole('radio', { name: 'Type' }).check({ force: true });
    await page.getByLabel('Your answer').fill('السَّلَامُ عَلَيْكُمْ\nوَعَلَيْكُمُ السَّلَامُ');
    await page.getByRole('radio', { name: 'Upload image' }).check({ force: true });
    await page.locator('input[type=file]').setInputFiles(handwriting);
    await page.getByRole('dialog', { name: 'Notice' }).waitFor();
  };
  await visitAll(visitor, [
    {
      name: 'exam-refused',
      ...exam,
      act: doing(press('Submit exam'), shows('Please write your answer.')),
    },
    { name: 'exam-notice', ...exam, act: tryBoth },
    {
      name: 'exam-image',
      ...exam,
      act: doing(tryBoth, press('Use the image instead'), (page) =>
        page.getByAltText('Image of your answer').waitFor(),
      ),
    },
  ]);
  await visitor.leave();
});

test('the pages of a student who has just begun', async ({ visit, url }) => {
  const student = await newStudent(url, 'Maryam مريم');
  const visitor = await visit({ size: 'phone', as: student });
  await visitAll(visitor, [
    {
      name: 'dashboard-new',
      path: '/',
      heading: /Welcome, Maryam/,
      act: shows('Choose your first class'),
    },
    {
      name: 'messages-empty',
      path: '/messages',
      heading: 'Messages',
      act: shows('You have no messages yet'),
    },
    {
      name: 'my-classes-empty',
      path: '/my-classes',
      heading: 'My Classes',
      act: shows('You have not joined a class yet'),
    },
    {
      name: 'class-prerequisite',
      path: await classPath(student, 'First Stories'),
      heading: /First Stories/,
      act: shows('or show that you know it'),
    },
  ]);
  await visitor.leave();
});

test('a list that could not be loaded', async ({ visit, url }) => {
  const student = await newStudent(url);
  const visitor = await visit({ size: 'phone', as: student });
  await visitor.page.route(/action=get_classes/, (route) => route.abort());
  await visitAll(visitor, [
    {
      name: 'classes-failed',
      // A page that is opened by its address brings its list along; this one asks for it.
      path: '/my-classes',
      heading: 'My Classes',
      act: doing(
        (page) => page.getByRole('link', { name: 'Browse classes' }).first().click(),
        shows('The classes could not be loaded.'),
      ),
    },
  ]);
  await visitor.page.unroute(/action=get_classes/);
  await press('Retry')(visitor.page);
  await shows('Grammar')(visitor.page);
  await visitor.leave(/ERR_FAILED/);
});
