import { getEmailVerification } from '@institute/contract/auth/verification';
import type { Locator, Page } from '@playwright/test';
import { freshEmail, newStudent, PASSWORD, signInByApi } from './support/api.ts';
import { mailedCode, mailedLink } from './support/outbox.ts';
import { fillSignIn, signInCard } from './support/sign-in.ts';
import { expect, test, type Visit, type VisitOptions, type Visitor } from './support/test.ts';

const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;

let visitor: Visitor;
let page: Page;
/** What the journey itself has caused, such as being offline. */
let allowed: RegExp | undefined;
test.afterEach(async () => {
  const expected = allowed;
  allowed = undefined;
  await visitor.leave(expected);
});

/** Arrives at an address in a browser of one's own; the welcome message is closed unless kept. */
async function arrive(
  visit: Visit,
  path: string,
  options: Partial<VisitOptions> & { keepWelcome?: boolean } = {},
): Promise<void> {
  const { keepWelcome = false, ...rest } = options;
  visitor = await visit({ size: 'phone', ...rest });
  page = visitor.page;
  await page.goto(path);
  if (!keepWelcome) await button('Got it').click();
}

/** Arrives at the landing view with a clock that goes only when told to. */
async function arriveWithClock(visit: Visit): Promise<void> {
  visitor = await visit({ size: 'desktop', motion: true });
  page = visitor.page;
  await page.clock.install();
  await page.goto('/login');
  await button('Got it').click();
}

/** Neither points at nor focuses anything: what is looked at closely rests. */
async function lookAway(): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
const toast = (words: string): Locator =>
  page.getByRole('status').getByText(words, { exact: true });
const openDialogs = (): Promise<number> => page.locator('dialog[open]').count();

async function expectPath(path: string): Promise<void> {
  await page.waitForURL((at) => at.pathname === path);
}

const signIn = (form: Locator, email: string, password = PASSWORD) =>
  fillSignIn(form, email, password);

test.describe('the landing view', () => {
  // Proves student-1-1.
  test('is painted before any script runs', async ({ visit }) => {
    await arrive(visit, '/login', { javaScript: false, keepWelcome: true });
    await page.getByRole('heading', { level: 1, name: 'Bustan al-Huruf' }).waitFor();
    await page.getByText('Your journey to Arabic fluency starts here').waitFor();
    await page.getByText('Comprehensive Curriculum').waitFor();
    await page.locator('.noscript', { hasText: 'This site needs JavaScript' }).waitFor();
  });

  // Proves student-2-22, student-2-23, student-4-1.
  test('welcomes with the institute’s message, once a visit', async ({ visit }) => {
    await arrive(visit, '/login', { keepWelcome: true });
    const welcome = dialog('Welcome to the institute');
    await welcome.getByText('أَهْلًا وَسَهْلًا').waitFor();
    await expect(welcome.locator('p')).toHaveCount(3);
    await welcome.getByRole('button', { name: 'Close' }).click();
    await welcome.waitFor({ state: 'hidden' });
    await page.reload();
    await button('Sign In').waitFor();
    await page.getByRole('button', { name: /The Arabic Alphabet/ }).waitFor();
    expect(await openDialogs()).toBe(0);
  });

  test('does not welcome whoever has just signed out', async ({ visit, url }) => {
    const { user } = await newStudent(url);
    await arrive(visit, '/login', { size: 'desktop' });
    await signIn(signInCard(page), user.email);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expectPath('/login');
    await button('Sign In').waitFor();
    expect(await openDialogs()).toBe(0);
    await page.reload();
    await button('Sign In').waitFor();
    expect(await openDialogs()).toBe(0);
  });

  // Proves decision-115-1.
  test('keeps a press until the application has come, and says so meanwhile', async ({ visit }) => {
    visitor = await visit({ size: 'phone' });
    page = visitor.page;
    let letArrive = () => {};
    const onTheWay = new Promise<void>((arrived) => {
      letArrive = arrived;
    });
    await page.route('**/assets/*.js', async (route) => {
      await onTheWay;
      await route.continue();
    });
    await page.goto('/');
    await expectPath('/login');
    const welcome = dialog('Welcome to the institute');
    await welcome.getByRole('button', { name: 'Got it' }).click();
    await welcome.waitFor({ state: 'hidden' });
    // What needs no application is there already.
    await page.getByRole('button', { name: /The Arabic Alphabet/ }).click();
    const about = dialog('About This Class');
    await about.getByText(/Start here if you have never read a word of Arabic/).waitFor();
    await about.getByRole('button', { name: 'Close' }).last().click();
    const reset = button('Forgot your password?');
    await reset.click();
    await expect(reset).toHaveAttribute('aria-busy', 'true');
    const top = await page.evaluate(() => scrollY);
    expect(await openDialogs()).toBe(0);
    letArrive();
    await dialog('Reset Password')
      .getByLabel(/^Email/)
      .waitFor();
    expect(await openDialogs()).toBe(1);
    await page.keyboard.press('Escape');
    // The page is where it was, and so is the keyboard.
    await expect(reset).toBeFocused();
    await expect(reset).not.toHaveAttribute('aria-busy');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  // Proves decision-115-1.
  test('leads in by links where the application cannot come, with what the address asks for', async ({
    visit,
  }) => {
    visitor = await visit({ size: 'phone' });
    page = visitor.page;
    await page.route('**/assets/*.js', (route) => route.abort());
    allowed = /ERR_FAILED/;
    for (const [name, path, query] of [
      ['Create an account', '/register', '?ref=IAL-amina'],
      ['Forgot your password?', '/forgot-password', '?ref=IAL-amina'],
    ] as const) {
      await page.goto('/login?ref=IAL-amina');
      // Closed once, it is not opened again.
      if (name === 'Create an account') await button('Got it').click();
      await page.getByRole('main').getByRole('button', { name, exact: true }).last().click();
      await page.waitForURL((at) => at.pathname === path && at.search === query);
    }
    // Signing in has no page but this: it says so, and leads here once more.
    await page.goto('/login');
    await signIn(signInCard(page), 'amina@example.com');
    const again = page.getByRole('alert').getByRole('link', { name: 'Retry' });
    await expect(again).toHaveAttribute('href', /\/login$/);
    // What was typed is there once it is loaded again.
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await expect(signInCard(page).getByLabel('Email')).toHaveValue('amina@example.com');
  });

  test('says so where a form cannot come at all, and opens it once it can', async ({ visit }) => {
    visitor = await visit({ size: 'phone' });
    page = visitor.page;
    allowed = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    await button('Got it').click();
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).last().click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The form could not be fetched.');
    await visitor.look('landing-without-line', 'here');
    await page.context().setOffline(false);
    await page.unroute('**/assets/*.js');
    await alert.getByRole('link', { name: 'Retry' }).click();
    await expectPath('/register');
    await expect(page.getByLabel('Full name')).toBeFocused();
  });

  // Proves decision-115-1.
  test('leads in by links where no script runs', async ({ visit }) => {
    await arrive(visit, '/', { javaScript: false, keepWelcome: true });
    for (const [name, path] of [
      ['Create an account', '/register'],
      ['Sign In', '/login'],
      ['Forgot your password?', '/forgot-password'],
      ['About The Arabic Alphabet', '/c/arabic-alphabet'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
      await expectPath(path);
    }
  });

  // Proves student-1-3.
  test('turns its features every 3 seconds until paused', async ({ visit }) => {
    await arriveWithClock(visit);
    const features = page.getByRole('region', { name: 'Why learn with us' });
    const current = (name: string) =>
      features.locator(`button[aria-label="${name}"][aria-current=true]`);
    await button('Comprehensive Curriculum').click();
    await lookAway();
    await current('Comprehensive Curriculum').waitFor();
    await page.clock.runFor(3_000);
    await current('Native Speakers').waitFor();
    await page.clock.runFor(3_000);
    await current('Interactive Learning').waitFor();
    await button('Pause the features').click();
    await lookAway();
    await page.clock.runFor(9_000);
    await current('Interactive Learning').waitFor();
  });

  // Proves student-1-4.
  test('moves its classes every 5 seconds, and by hand', async ({ visit }) => {
    await arriveWithClock(visit);
    await lookAway();
    const shelf = page.getByRole('region', { name: 'Our classes' }).getByRole('list');
    const left = () => shelf.evaluate((list) => list.scrollLeft);
    await shelf.getByRole('listitem').first().waitFor();
    await page.clock.runFor(5_000);
    await expect.poll(left).toBeGreaterThan(200);
    await button('Pause the classes').click();
    await button('Previous classes').click();
    await expect.poll(left).toBe(0);
    await lookAway();
    await page.clock.runFor(15_000);
    expect(await left()).toBe(0);
    await button('Next classes').click();
    await expect.poll(left).toBeGreaterThan(200);
  });

  test('lets a stranger on the phone read a first word, ask, and look at a class', async ({
    visit,
  }) => {
    await arrive(visit, '/');
    await page.getByRole('link', { name: 'Read a first word now' }).click();
    const word = page.getByRole('region', { name: 'Read your first word' });
    await expect(word).toBeInViewport();
    await word.getByText('كِتَابٌ').click();
    await expect(word.getByText(/^Not quite: kitābun/)).toBeVisible();
    await word.getByText('بَيْتٌ').click();
    await expect(word.getByText(/^Right: baytun/)).toBeVisible();
    await expect(word.getByText(/^Not quite/)).toHaveCount(2);
    for (const other of await word.getByText(/^Not quite/).all()) await expect(other).toBeHidden();

    const questions = page.getByRole('region', { name: 'Questions and answers' });
    await questions.getByText('What does it cost, and how do I pay?').click();
    await expect(questions.getByText(/^Several classes are free/)).toBeVisible();
    await page
      .getByRole('region', { name: 'Who teaches' })
      .getByText('Ustadh Sami Idris')
      .waitFor();
    await expect(page.getByRole('link', { name: 'Check a certificate' }).first()).toHaveAttribute(
      'href',
      '/verify',
    );
    await visitor.look('landing-read');

    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Bustan al-Huruf' }).waitFor();
    await visitor.look('about');
    await page.getByRole('link', { name: 'See all classes' }).click();
    await visitor.look('all-classes');
    await page.getByRole('link', { name: 'The Arabic Alphabet' }).click();
    await page.getByRole('link', { name: 'Join for free' }).waitFor();
  });

  // Proves ours-42.
  test('lets a first word be read without any script', async ({ visit }) => {
    await arrive(visit, '/', { javaScript: false, keepWelcome: true });
    const word = page.getByRole('region', { name: 'Read your first word' });
    await word.getByText('قَلَمٌ').click();
    await expect(word.getByText(/^Not quite: qalamun/)).toBeVisible();
    // Nothing is fetched of its sound before it is asked for, and then it is one that plays.
    const sound = word.getByLabel('Hear the word');
    expect(await sound.evaluate((player: HTMLAudioElement) => player.readyState)).toBe(0);
    await sound.evaluate((player: HTMLAudioElement) => player.play());
    await expect
      .poll(() => sound.evaluate((player: HTMLAudioElement) => player.currentTime))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'The Arabic Alphabet', exact: true }).click();
    await expectPath('/c/arabic-alphabet');
  });

  // Proves student-2-21, student-6-1.
  test('tells about a class and leads from there to signing up', async ({ visit }) => {
    await arrive(visit, '/login');
    await page.getByRole('button', { name: /The Arabic Alphabet/ }).click();
    const about = dialog('About This Class');
    await about.getByText(/Start here if you have never read a word of Arabic/).waitFor();
    const link = about.getByRole('link', { name: 'https://example.org/guides/arabic-keyboard' });
    await expect(link).toHaveAttribute('target', '_blank');
    await about.getByRole('button', { name: 'Create an account' }).click();
    await dialog('Create an account').waitFor();
    expect(await openDialogs()).toBe(1);
  });
});

test.describe('the authentication dialogs', () => {
  // Proves student-2-1, student-2-20.
  test('open one at a time, with links between them that keep the e-mail', async ({ visit }) => {
    await arrive(visit, '/login');
    await signInCard(page)
      .getByLabel(/^Email/)
      .fill('amina@example.com');
    await signInCard(page).getByRole('button', { name: 'Create an account' }).click();
    for (const [link, next] of [
      ['Sign In', 'Sign In'],
      ['Create an account', 'Create an account'],
      ['Sign In', 'Sign In'],
      ['Forgot your password?', 'Reset Password'],
      ['Back to Sign In', 'Sign In'],
    ] as const) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: link, exact: true })
        .last()
        .click();
      await dialog(next).waitFor();
      expect(await openDialogs()).toBe(1);
      const email = dialog(next).getByLabel(/^Email/);
      await expect(email).toHaveValue('amina@example.com');
    }
    await page.keyboard.press('Escape');
    await expect.poll(openDialogs).toBe(0);
  });

  for (const path of ['/login', '/register']) {
    const keepWelcome = path === '/register';

    // Proves student-2-25, student-2-26.
    test(`open sign-up with the referral code locked at ${path}`, async ({ visit, url }) => {
      const { referral_code: given } = (await signInByApi(url, 'student@example.com')).user;
      await arrive(visit, `${path}?ref=${given}`, { keepWelcome });
      const code = page.getByLabel(/^Referral code/);
      await code.waitFor();
      await expect(code).toHaveValue(given);
      await expect(code).not.toBeEditable();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    });

    // Proves call-checkReferralCode.
    test(`drop a referral code that nobody has at ${path}`, async ({ visit }) => {
      await arrive(visit, `${path}?ref=IAL-amina-4k2p9z`, { keepWelcome });
      await page
        .getByText('This referral code is not known; you can sign up without it.')
        .waitFor();
      const code = page.getByLabel(/^Referral code/);
      await expect(code).toHaveValue('');
      await expect(code).toBeEditable();
      await visitor.look(`referral-unknown${path.replace('/', '-')}`);
    });
  }

  // Proves student-8-2.
  test('say who is wrong without saying what, and lose nothing', async ({ visit }) => {
    await arrive(visit, '/login');
    const form = signInCard(page);
    await signIn(form, 'student@example.com', 'not the password');
    await form.getByText('The e-mail or the password is not right.').waitFor();
    const password = form.getByLabel('Password', { exact: true });
    await expect(password).toHaveValue('not the password');
  });

  // Proves student-4-5, student-8-26.
  test('say so when nothing arrives, and go through once it does', async ({ visit, url }) => {
    allowed = DISCONNECTED;
    const student = await newStudent(url);
    await arrive(visit, '/login');
    const form = signInCard(page);
    // Alive: its code has come with the first letter.
    await form.getByLabel(/^Email/).focus();
    await signIn(form, student.user.email, '');
    await form.getByText('Password is required').waitFor();
    await visitor.context.setOffline(true);
    await signIn(form, student.user.email);
    await form.getByText('An error occurred. Please try again.').waitFor();
    await expect(form.getByLabel(/^Email/)).toHaveValue(student.user.email);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await visitor.context.setOffline(false);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await toast('Login successful!').waitFor();
    await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  });
});

test.describe('the pages of their own', () => {
  // Proves student-2-2, student-2-24, student-4-5, student-8-27.
  test('sign up at /register and link to /login', async ({ visit }) => {
    await arrive(visit, '/register', { keepWelcome: true });
    await button('Sign In').click();
    await expectPath('/login');
    await expect(signInCard(page).getByLabel('Email')).toBeFocused();
    await page.goBack();
    await expectPath('/register');
    await page.getByLabel('Full name').fill('Sani Umar');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Phone number').fill('08012345678');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Create an account').click();
    await toast('Registration successful!').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Sani Umar' }).waitFor();
  });

  // Proves rulings-9-3.
  test('verify an e-mail by the mailed link on a device where nobody is signed in', async ({
    visit,
    product,
    url,
  }) => {
    const person = await newStudent(url);
    const link = await mailedLink(product.dataDir, person.user.email);
    await arrive(visit, new URL(link).pathname + new URL(link).hash, { keepWelcome: true });
    await page.getByRole('heading', { level: 1, name: 'Verify your e-mail' }).waitFor();
    await visitor.look('verify-email');
    await button('Verify my e-mail').click();
    await page.getByText('Your e-mail is verified.').waitFor();
    await visitor.look('verify-email-done');
    expect(await person.call(getEmailVerification, {})).toEqual({
      is_verified: true,
      welcome_bonus: 0,
    });
  });

  // Proves student-2-3, student-4-8, student-4-9, student-8-28.
  test('reset a password with the mailed code', async ({ visit, product, url }) => {
    const { user } = await newStudent(url);
    await arrive(visit, '/forgot-password', { keepWelcome: true });
    await page.getByLabel('Email').fill(user.email);
    await button('Continue').click();
    await page.getByLabel('6-digit code').waitFor();
    await expect(page.getByLabel('Email')).not.toBeEditable();
    const code = await mailedCode(product.dataDir, user.email);

    await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000');
    await page.getByLabel('New password').fill('a-new-password-2');
    await button('Show password').click();
    await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
    await button('Reset Password').click();
    await page.getByText(/^The code is not right or has expired/).waitFor();
    await expect(page.getByLabel('New password')).toHaveValue('a-new-password-2');

    await page.getByLabel('6-digit code').fill(code);
    await button('Reset Password').click();
    await toast('Password reset successful! You can now login.').waitFor();
    await signIn(signInCard(page), user.email, 'a-new-password-2');
    await toast('Login successful!').waitFor();
  });

  // Proves rulings-9-1.
  test('let an owner in by a mailed code while strangers guess', async ({
    visit,
    product,
    url,
  }) => {
    // What the browser notes of a sign-in that is not judged.
    allowed = /\b429\b/;
    const { user } = await newStudent(url);
    for (let n = 0; n < 10; n += 1) {
      await expect(signInByApi(url, user.email, `guess ${n}`)).rejects.toThrow();
    }
    await arrive(visit, '/login');
    await signIn(signInCard(page), user.email);
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    await visitor.look('sign-in-is-it-you');
    await button('Mail me a code').click();
    await page.getByLabel('6-digit code').fill(await mailedCode(product.dataDir, user.email));
    await visitor.look('sign-in-code');
    await button('Continue').click();
    await toast('Login successful!').waitFor();

    await page.goto('/profile');
    const places = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(places.getByRole('listitem')).toHaveCount(2);
    await expect(places.getByRole('listitem').first()).toContainText('This device');
    await visitor.look('profile-sessions');
    await places.getByRole('button', { name: 'Sign out all other devices' }).click();
    await dialog('Sign out all other devices?')
      .getByRole('button', { name: 'Sign out all other devices' })
      .click();
    await toast('All other devices are signed out.').waitFor();
    await expect(places.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('the guards', () => {
  // Proves student-2-15.
  test('lead through sign-in back to where the person was going', async ({ visit }) => {
    await arrive(visit, '/wallet-history?search=welcome', { keepWelcome: true });
    await expectPath('/login');
    await expect(signInCard(page).getByLabel('Email')).toBeFocused();
    await signIn(signInCard(page), 'sadiya@example.com');
    await expectPath('/wallet-history');
    expect(new URL(page.url()).search).toBe('?search=welcome');
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
  });

  // Proves student-2-14, student-2-16, student-6-3.
  test('keep a student out of /admin and let an administrator in', async ({ visit, url }) => {
    const student = await signInByApi(url, 'sadiya@example.com');
    await arrive(visit, '/admin/students', { as: student, keepWelcome: true, size: 'desktop' });
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
    await visitor.leave();

    const admin = await signInByApi(url, 'admin@example.com', 'teach-arabic-1');
    await arrive(visit, '/', { as: admin, keepWelcome: true, size: 'desktop' });
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectPath('/admin');
    await page.getByRole('link', { name: 'View as student' }).click();
    await expectPath('/');
    await page.getByRole('link', { name: 'Admin', exact: true }).waitFor();
  });

  // Proves student-2-18, student-2-33, student-4-6.
  test('let nobody back in after Logout', async ({ visit, url }) => {
    const student = await newStudent(url);
    await arrive(visit, '/my-classes', { as: student, keepWelcome: true });
    // What is still being asked for when the session ends is rightly refused.
    await page.waitForLoadState('networkidle');
    await button('More').click();
    await button('Logout').click();
    await expectPath('/login');
    await page.getByRole('heading', { level: 1, name: 'Bustan al-Huruf' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(student.user.email);
    // The device stays known, which signs nobody in.
    const cookies = await visitor.context.cookies();
    expect(cookies.map(({ name }) => name).filter((name) => name !== 'device')).toEqual([]);
    await page.goto('/my-classes');
    await expectPath('/login');
  });
});

// Proves student-4-10.
test('keeps the chosen theme over a reload', async ({ visit, url }) => {
  const student = await newStudent(url);
  await arrive(visit, '/', { as: student, keepWelcome: true });
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await isDark()).toBe(false);
  await button('Use the dark theme').click();
  // A press on a page that is only painted is carried out once its scripts are there.
  await button('Use the light theme').waitFor();
  expect(await isDark()).toBe(true);
  await page.reload();
  await button('Use the light theme').waitFor();
  expect(await isDark()).toBe(true);
});

test('lets in who has only a keyboard', async ({ visit, url }) => {
  const student = await newStudent(url);
  await arrive(visit, '/login', { size: 'desktop', keepWelcome: true });
  await button('Got it').waitFor();
  await page.keyboard.press('Escape');
  await tabTo('Sign In');
  await page.keyboard.press('Enter');
  await expect(signInCard(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(student.user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedName()).toBe('Skip to the page');
});

const focusedName = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Presses Tab until the element with these words has the focus. */
async function tabTo(words: string): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName()) === words) return;
  }
  throw new Error(`the keyboard does not reach ${words}`);
}
