import { enrol } from '@institute/contract/classes/classes';
import { addComment, getComments } from '@institute/contract/comments/comments';
import { getClassDetails, viewStatus } from '@institute/contract/lessons/lessons';
import type { Page } from '@playwright/test';
import { newStudent, PASSWORD, type Session, signInByApi } from './support/api.ts';
import { classPath, lessonPath } from './support/school.ts';
import { fillSignIn, signInCard } from './support/sign-in.ts';
import { expect, type Size, test, type Visit, type Visitor } from './support/test.ts';

const CLASS = 'The Arabic Alphabet';
const OPENED = 'How Arabic writing works';
const CHART = 'The 28 letters in their places';
/** What a browser says of requests that find no network, directly or through the worker. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed|dynamically imported/;
const PATIENTLY = { timeout: 30_000 };

let visitor: Visitor;
let page: Page;
let student: Session;
let classId: string;

/** A student who has joined the free class and opened nothing of it, on the page of the class. */
async function arrive(visit: Visit, url: string, size: Size): Promise<void> {
  student = await newStudent(url);
  const path = await classPath(student, CLASS);
  classId = path.split('/')[2] ?? '';
  await student.call(enrol, { class_id: classId });
  visitor = await visit({ size, as: student, serviceWorker: true });
  page = visitor.page;
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const savedHere = () => page.getByText(/^Saved on this device · /);

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this class on this device?' });
  await dialog
    .getByText(/^\d+ lessons with their text, sound, pictures, PDFs and comments: /)
    .waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await savedHere().waitFor(PATIENTLY);
}

const savedFiles = (): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('saved-files'))) return [];
    const keys = await (await caches.open('saved-files')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** How many rows a store of what is kept by wish holds. */
const rowsOf = (store: 'answers' | 'classes' | 'waiting'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
    store,
  );

const viewedLessons = async () => {
  const { lessons } = await student.call(getClassDetails, { class_id: classId });
  return lessons.filter(({ viewed }) => viewed === '1').map(({ subject }) => subject);
};

/** Goes to a page as a link does; what comes without a connection comes from the device. */
const go = (path: string) => page.goto(path);

// Proves decision-066-1.
test('studies a saved class without a connection, and it all arrives once, at the phone', async ({
  visit,
  url,
}) => {
  await arrive(visit, url, 'phone');
  await page.getByRole('button', { name: 'Save class' }).click();
  await page.getByText(/^\d+ lessons with their text/).waitFor();
  await visitor.look('offline-save-dialog');
  await page.keyboard.press('Escape');
  await save();
  await visitor.look('offline-saved-class');
  // A film is fetched only where it is asked for.
  expect((await savedFiles()).filter((path) => path.endsWith('.mp4'))).toEqual([]);
  expect((await savedFiles()).some((path) => path.endsWith('.webp'))).toBe(true);
  expect(await viewedLessons()).toEqual([]);

  const chart = await lessonPath(student, CLASS, CHART);
  const ids = { class_id: classId, lesson_id: chart.split('/')[4] ?? '' };
  await visitor.context.setOffline(true);
  await go(`/classes/${classId}`);
  await page
    .getByText(/^Saved \w+ \d\d:\d\d$/)
    .first()
    .waitFor();
  await visitor.look('offline-class');
  // Never opened before, and shown with its picture.
  await page.getByRole('button', { name: CHART }).click();
  await heading(CHART).waitFor(PATIENTLY);
  const picture = page.getByRole('img', { name: CHART });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENTLY)
    .toBeGreaterThan(100);

  const text = 'Written in a tunnel · كُتِبَ فِي نَفَقٍ';
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
  const waiting = page.locator('[id^="comment-"]').filter({ hasText: text });
  await waiting.getByText('Waiting to be sent').waitFor();
  await expect(page.getByLabel('Your comment')).toHaveValue('');
  await visitor.look('offline-waiting-comment');
  await go(`/classes/${classId}`);
  await page.getByRole('link', { name: CHART }).waitFor();
  await go('/profile');
  await page.getByText('1 lesson opened').waitFor();
  await page.getByText(text).waitFor();
  await visitor.look('offline-saved-here');
  expect(await viewedLessons()).toEqual([]);

  // One comment and one opening reach the server, however often the page is opened meanwhile.
  await visitor.context.setOffline(false);
  await expect.poll(() => rowsOf('waiting'), PATIENTLY).toBe(0);
  await page.reload();
  await expect.poll(viewedLessons).toEqual([CHART]);
  const posted = await student.call(getComments, ids);
  expect(posted.filter(({ comment }) => comment === text)).toHaveLength(1);

  await go('/profile');
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this class from this device?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No class is saved here.').waitFor();
  expect(await savedFiles()).toEqual([]);
  expect([await rowsOf('answers'), await rowsOf('classes')]).toEqual([0, 0]);
  await visitor.leave(NO_NETWORK);
});

test('opens My Classes, messages, wallet and profile that were never opened here', async ({
  visit,
  url,
}) => {
  await arrive(visit, url, 'phone');
  const kept = () =>
    page.evaluate(async () => {
      const names = await new Promise<IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open('offline');
        opening.onsuccess = () => {
          const all = opening.result.transaction('copies').objectStore('copies').getAllKeys();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      });
      return names.join();
    });
  for (const action of ['my_classes', 'getMessages', 'wallet_history', 'get_sessions']) {
    await expect.poll(kept, PATIENTLY).toContain(action);
  }
  await visitor.context.setOffline(true);
  await go('/my-classes');
  await page.getByRole('link', { name: new RegExp(CLASS) }).waitFor();
  await go('/messages');
  await heading('Messages').waitFor();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
  await go('/wallet-history');
  await page
    .getByText('You have no transactions yet')
    .or(page.getByRole('row').first())
    .first()
    .waitFor();
  await go('/profile');
  await page.getByText('Saved on this device').first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'Offline.' })
    .getByText(/Saved \w+ \d\d:\d\d\./)
    .waitFor();
  await expect(page.getByText('could not be')).toHaveCount(0);
  await visitor.leave(NO_NETWORK);
});

test('shows nothing of a person to the next at the same device', async ({ visit, url }) => {
  await arrive(visit, url, 'desktop');
  await save();
  await visitor.context.setOffline(true);
  await go(await lessonPath(student, CLASS, OPENED));
  await heading(OPENED).waitFor(PATIENTLY);
  await expect.poll(() => rowsOf('waiting'), PATIENTLY).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((at) => at.pathname === '/login');
  await visitor.context.setOffline(false);
  await expect.poll(() => rowsOf('answers'), PATIENTLY).toBe(0);
  expect([await rowsOf('classes'), await rowsOf('waiting')]).toEqual([0, 0]);
  expect(await savedFiles()).toEqual([]);
  await visitor.leave(NO_NETWORK);
});

// Proves decision-066-1.
test('keeps what waits over a session that ended, for the same person alone', async ({
  visit,
  url,
}) => {
  await arrive(visit, url, 'desktop');
  await save();
  const chart = await lessonPath(student, CLASS, CHART);
  const ids = { class_id: classId, lesson_id: chart.split('/')[4] ?? '' };
  await visitor.context.setOffline(true);
  await go(chart);
  await page.getByLabel('Your comment').fill('For the same person');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByText('Waiting to be sent').first().waitFor();

  // The session ends meanwhile; the person does not come back now.
  const cookies = await visitor.context.cookies();
  const sid = cookies.find(({ name }) => name.endsWith('sid'));
  await visitor.context.clearCookies({ name: sid?.name ?? 'sid' });
  await visitor.context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByText('Your session has ended. Your work is kept.').waitFor(PATIENTLY);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL((at) => at.pathname === '/login');
  expect(await rowsOf('waiting')).toBe(2);
  expect(await rowsOf('answers')).toBe(0);

  // Of a session of its own: that of this browser ends with the sign-in after it.
  const elsewhere = await signInByApi(url, student.user.email);
  const posted = async () => (await elsewhere.call(getComments, ids)).map(({ comment }) => comment);
  await signIn(await newStudent(url));
  await page.goto('/profile');
  await page.getByText('No class is saved here.').waitFor();
  await expect(page.getByText('For the same person')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((at) => at.pathname === '/login');
  expect(await posted()).not.toContain('For the same person');

  await signIn(student);
  await expect.poll(posted, PATIENTLY).toContain('For the same person');
  await expect.poll(() => rowsOf('waiting'), PATIENTLY).toBe(0);
  await visitor.leave(/ERR_|401|could not be refreshed/);
});

async function signIn({ user: { email } }: Session): Promise<void> {
  await fillSignIn(signInCard(page), email, PASSWORD);
  await page.waitForURL((at) => at.pathname !== '/login');
}

test('says that there is no room, and what is damaged is fetched again', async ({ visit, url }) => {
  await arrive(visit, url, 'phone');
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ usage: 100, quota: 200 });
  });
  await page.getByRole('button', { name: 'Save class' }).click();
  await page.getByRole('dialog').getByText('This device has no room for more.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/^Stopped after 0 of \d+ lessons\. This device has no room for more\./)
    .waitFor();
  await visitor.look('offline-no-room');

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await savedHere().waitFor(PATIENTLY);
  const files = await savedFiles();
  // A browser short of room takes a file; the page's next look brings it back.
  await page.evaluate(async (path) => {
    await (await caches.open('saved-files')).delete(path ?? '');
  }, files[0]);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kept');
      opening.onsuccess = () => resolve(opening.result);
    });
    const change = database.transaction('classes', 'readwrite').objectStore('classes');
    const all = await new Promise<{ state: string }[]>((resolve) => {
      const reading = change.getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    for (const one of all) change.put({ ...one, state: 'saving' });
    database.close();
  });
  // A page closed in the middle is gone on with.
  await page.reload();
  await expect.poll(savedFiles, PATIENTLY).toHaveLength(files.length);
  await savedHere().waitFor(PATIENTLY);
  await visitor.leave();
});

test('leaves the gates to rule: what may not be opened is not saved', async ({ visit, url }) => {
  await arrive(visit, url, 'phone');
  await save();
  const { lessons } = await student.call(getClassDetails, { class_id: classId });
  const exam = lessons.findIndex(({ inputetype }) => inputetype === 'Exam');
  const after = lessons[exam + 1];
  await visitor.context.setOffline(true);
  await go(`/classes/${classId}/lessons/${after?.rand}`);
  await page.getByText('The lesson could not be loaded.').waitFor(PATIENTLY);
  await visitor.leave(NO_NETWORK);
});

test('brings a comment back that the server would not have', async ({ visit, url }) => {
  await arrive(visit, url, 'desktop');
  const path = await lessonPath(student, CLASS, OPENED);
  const ids = { class_id: classId, lesson_id: path.split('/')[4] ?? '' };
  await student.call(viewStatus, ids);
  await student.call(addComment, { ...ids, comment: 'A question' });
  await go(path);
  await page.getByText('A question').waitFor();
  await visitor.context.setOffline(true);
  await page.getByLabel('Your comment').fill('Not wanted there');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByText('Waiting to be sent').first().waitFor();
  let tries = 0;
  await page.route('**/comments.php', async (route) => {
    if (!route.request().postData()?.includes('addComment')) return route.fallback();
    tries += 1;
    // The line comes back, and is gone once more when it is used.
    if (tries === 1) return route.abort();
    const refusal = {
      status: false,
      code: 'no_discussion',
      message: 'There is no discussion here.',
      data: null,
    };
    return route.fulfill({ json: refusal });
  });
  await visitor.context.setOffline(false);
  await page
    .getByText('Could not be sent: There is no discussion here.')
    .waitFor({ timeout: 90_000 });
  expect(tries).toBe(2);
  await visitor.look('offline-refused-comment');
  await page.getByRole('button', { name: 'Back to the text box' }).click();
  await expect(page.getByLabel('Your comment')).toHaveValue('Not wanted there');
  expect(await rowsOf('waiting')).toBe(0);
  await visitor.leave(NO_NETWORK);
});
