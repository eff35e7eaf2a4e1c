import { fireEvent, screen, within } from '@testing-library/dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsOf } from '../../domains/settings/model.ts';
import { noProfile } from '../../domains/settings/profile-model.ts';
import { aClassModel } from '../../test/a-class.ts';
import { LandingView } from './landing-view.tsx';
import { FEATURE_MS, SHELF_MS } from './live/moving.ts';

const MESSAGE = 'Ramadan term opens.\r\n\nأهلا بكم';
const paid = { isPremium: true, priceKobo: 500_000 };
const classes = [
  aClassModel(1),
  aClassModel(2, paid),
  aClassModel(3, { ...paid, isMonthly: true }),
];

/** Nothing answers there: what is started is lost. */
const code = { start: ['http://localhost:9/start.js'], rest: ['http://localhost:9/forms.js'] };

function paint(message = ''): void {
  const settings = settingsOf({
    ...{ siteName: 'Bustan', logo: '', landingMessage: message, guide: '', aboutUs: '' },
    ...{ aboutSite: '', privateLesson: '', paystackKey: '', whatsappNumber: '', defaultPrice: '' },
    ...{
      timeZone: 'Africa/Lagos',
      pushAppId: '',
      signature: '',
      storeLink: '',
      quiz: 'on',
      storeShown: 'on',
    },
    transfer: null,
  });
  const offered = { classes, total: 9 };
  const html = renderToString(
    <LandingView settings={settings} profile={noProfile} offered={offered} />,
  );
  document.body.innerHTML = `<div id="root"></div><div id="landing">${html}</div>
    <script type="application/json" id="app-code">${JSON.stringify(code)}</script>`;
}

/** What the script has heard of the page, to be let go of after the test. */
let leave = () => {};
async function open(address: string, message?: string): Promise<void> {
  history.replaceState(null, '', address);
  paint(message);
  vi.resetModules();
  await import('./page-script.ts');
  leave = () => void window.paintedLanding?.handOver();
}

/** The files that the browser was told to fetch. */
const fetched = () => document.head.querySelectorAll('link[rel="modulepreload"]').length;

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie);

beforeEach(() => {
  // Somebody may have been signed in by the test before.
  setCookie('been-here=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  vi.useFakeTimers();
  vi.spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => undefined);
});
afterEach(() => {
  leave();
  window.paintedLanding = undefined;
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('what the server paints', () => {
  // Proves decision-115-1.
  it('leads by links to what its buttons will open, before any script is there', () => {
    paint();
    const card = within(screen.getByRole('region', { name: 'Start learning today' }));
    const ways = card
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Forgot your password?', '/forgot-password'],
      ['Create an account', '/register'],
    ]);
    const about = screen.getAllByRole('link', { name: /^About .*Class number/ });
    expect(about.map((link) => link.getAttribute('href'))).toEqual([
      '/c/class-number-1',
      '/c/class-number-2',
      '/c/class-number-3',
    ]);
  });

  it('parts the classes by how they are paid, and lifts none out of the shelf, whose edge would cut it', () => {
    paint();
    const shelf = within(screen.getByRole('region', { name: 'Our classes' }));
    const kinds = shelf.getAllByRole('heading', { level: 3 }).map((kind) => kind.textContent);
    expect(kinds).toEqual(['Free', 'One payment', 'Monthly']);
    for (const card of shelf.getAllByRole('article')) {
      expect(card.className).not.toMatch(/hover:(shadow|-?translate|scale)/);
    }
  });

  // Proves decision-115-1.
  it('shows no control that would hear nothing yet', async () => {
    paint();
    const controls = [...document.querySelectorAll('main :is(button, [role="button"])')];
    expect(controls.length).toBeGreaterThan(5);
    for (const control of controls) {
      expect(control.closest('.invisible'), control.outerHTML).not.toBeNull();
    }
    await open('/login');
    expect(document.querySelector('.invisible button')).toBeNull();
  });
});

describe('the ways in', () => {
  // Proves decision-115-1.
  it('become buttons in their places, which say at once that they are busy', async () => {
    await open('/login');
    const signUp = button('Create an account');
    expect(fireEvent.click(signUp)).toBe(false);
    expect(signUp.getAttribute('aria-busy')).toBe('true');
    fireEvent.keyDown(button('Forgot your password?'), { key: ' ' });
    expect(signUp.hasAttribute('aria-busy')).toBe(false);
    expect(button('Forgot your password?').getAttribute('aria-busy')).toBe('true');
  });

  it('give what was pressed last to the application, once', async () => {
    await open('/login');
    fireEvent.click(button('Forgot your password?'));
    expect(window.paintedLanding?.handOver()).toBe('reset');
    expect(button('Forgot your password?').hasAttribute('aria-busy')).toBe(false);
    expect(window.paintedLanding?.handOver()).toBeNull();
    // From here on the application hears.
    fireEvent.click(button('Create an account'));
    expect(button('Create an account').hasAttribute('aria-busy')).toBe(false);
  });

  // Proves decision-115-1.
  it('lead to their pages where the application cannot be fetched', async () => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', async () => new Response());
    await open('/login?ref=IAL-musa');
    fireEvent.click(button('Create an account'));
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalled());
    const [[address] = []] = vi.mocked(location.assign).mock.calls;
    expect(String(address)).toMatch(/\/register\?ref=IAL-musa$/);
    expect(button('Create an account').hasAttribute('aria-busy')).toBe(false);
  });

  it.each([
    ['nobody answers', 'Create an account', '/register'],
    ['they lead back to this page', 'Sign In', '/login'],
  ])('say so where %s, and lead there once more', async (_case, name, path) => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open('/login');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button(name));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be fetched');
    const again = within(alert).getByRole<HTMLAnchorElement>('link', { name: 'Retry' });
    expect(again.pathname).toBe(path);
    expect(location.assign).not.toHaveBeenCalled();
    fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(alert.hidden).toBe(true);
    fireEvent.click(button(name));
    await screen.findByRole('alert');
    fireEvent.click(button('Forgot your password?'));
    expect(alert.hidden).toBe(true);
  });

  it('open also where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      clear: () => undefined,
    });
    await open('/login');
    fireEvent.click(button('Create an account'));
    expect(button('Create an account').getAttribute('aria-busy')).toBe('true');
  });

  it('leave a press for a window of its own to the browser', async () => {
    await open('/login');
    expect(fireEvent.click(button('Create an account'), { ctrlKey: true })).toBe(true);
    expect(fetched()).toBe(0);
  });

  it('fetch ahead when they are reached for, unless data is dear', async () => {
    await open('/');
    fireEvent.pointerOver(screen.getByRole('link', { name: 'See the classes' }));
    expect(fetched()).toBe(0);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    fireEvent.pointerOver(button('Create an account'));
    expect(fetched()).toBe(0);
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
    fireEvent.focusIn(button('Create an account'));
    expect(fetched()).toBe(2);
    fireEvent.click(button('Create an account'));
    expect(fetched()).toBe(2);
  });
});

describe('the sign-in form of the card', () => {
  const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  const type = (field: HTMLInputElement, value: string) =>
    fireEvent.change(field, { target: { value } });

  // Proves rulings-10-4.
  it('is painted whole, ready to be filled in by the browser, and puts no password in an address', () => {
    paint();
    expect([email().name, email().autocomplete]).toEqual(['email', 'username']);
    expect([password().name, password().type, password().autocomplete]).toEqual([
      'password',
      'password',
      'current-password',
    ]);
    expect(email().form?.method).toBe('post');
  });

  // Proves rulings-10-4.
  it('takes the focus for whoever is on the way to a page, and fetches nothing for it', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await open('/login?next=%2Fwallet-history', MESSAGE);
    expect(document.activeElement).toBe(email());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fetched()).toBe(0);
  });

  it('is where the link at the top leads, to the field that is empty', async () => {
    await open('/login');
    type(email(), 'amina@example.com');
    fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(document.activeElement).toBe(password());
    expect(window.paintedLanding?.handOver()).toBeNull();
  });

  it('has the application fetched ahead once somebody begins to write', async () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
    await open('/login');
    expect(fetched()).toBe(0);
    fireEvent.focusIn(email());
    expect(fetched()).toBe(2);
  });

  it('is busy once it is sent, and left to the application with what was typed', async () => {
    await open('/login');
    type(email(), 'amina@example.com');
    type(password(), 'a password');
    expect(fireEvent.submit(email().form as HTMLFormElement)).toBe(false);
    expect(button('Sign In').getAttribute('aria-busy')).toBe('true');
    expect(window.paintedLanding?.handOver()).toBe('sign-in');
    expect(button('Sign In').hasAttribute('aria-busy')).toBe(false);
    expect([email().value, password().value]).toEqual(['amina@example.com', 'a password']);
  });
});

describe('the address', () => {
  it('of a visitor is /login, where the start of the application is fetched for who came there', async () => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
    await open('/');
    expect(location.pathname + location.search).toBe('/login');
    expect(fetched()).toBe(0);
    leave();
    await open('/login');
    expect(fetched()).toBe(1);
  });

  const linksAt = async (address: string) => {
    await open(address);
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-way-in]')];
    const hrefs = ways.map((link) => link.pathname + link.search);
    return [...new Set(hrefs)].slice(0, 4);
  };

  // Proves decision-115-1.
  it.each([
    // Signing in asks for no code.
    ['a referral code', '?ref=IAL-musa', '?next=%2F'],
    [
      'the page that somebody was on the way to',
      '?next=%2Fclasses%2Fabc',
      '?next=%2Fclasses%2Fabc',
    ],
  ])('hands on %s to each way in', async (_what, query, ofSignIn) => {
    expect(await linksAt(`/login${query}`)).toEqual([
      `/login${ofSignIn}`,
      `/forgot-password${query}`,
      `/register${query}`,
      `/c/class-number-1${query}`,
    ]);
  });

  it.each([
    // The form of signing in stands in the page.
    ['/login?next=%2Fwallet-history', null],
    ['/login?ref=IAL-musa', 'sign-up'],
    ['/login?next=%2Fclasses%2Fabc&join=1', 'sign-up'],
    ['/login', null],
  ])('%s asks for %s', async (address, form) => {
    await open(address);
    expect(window.paintedLanding?.handOver()).toBe(form);
  });
});

describe('the welcome', () => {
  const greeting = () => document.querySelector<HTMLDialogElement>('[data-welcome]');

  // Proves student-2-22, student-2-23.
  it('shows the message line by line, closed by Got it, once a visit', async () => {
    await open('/login', MESSAGE);
    const dialog = screen.getByRole('dialog', { name: 'Welcome to the institute' });
    expect(dialog.querySelectorAll('p')).toHaveLength(2);
    expect(document.activeElement).toBe(button('Got it'));
    fireEvent.click(button('Got it'));
    expect(greeting()?.open).toBe(false);
    expect(sessionStorage.getItem('landing-message-seen')).toBe(MESSAGE);
    leave();
    await open('/login', MESSAGE);
    expect(greeting()?.open).toBe(false);
    leave();
    await open('/login', 'Another');
    expect(greeting()?.open).toBe(true);
  });

  it.each([
    ['on the way to a page', '/login?next=%2Fprofile', ''],
    ['been signed in here before', '/login', 'been-here=1; Path=/'],
  ])('is not for whoever is, or has, %s', async (_who, address, cookie) => {
    if (cookie) setCookie(cookie);
    await open(address, MESSAGE);
    expect(greeting()?.open).toBe(false);
  });

  it('comes before the form that the address asks for', async () => {
    await open('/login?ref=IAL-musa', MESSAGE);
    expect(fetched()).toBe(0);
    fireEvent.click(within(greeting() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(window.paintedLanding?.handOver()).toBe('sign-up');
  });
});

describe('the classes', () => {
  const about = () => screen.queryByRole('dialog', { name: 'About This Class' });

  it('are told of one at a time', async () => {
    await open('/login');
    for (const at of [2, 1]) {
      fireEvent.click(button(`About Class number ${at}`));
      const told = [...(about()?.querySelectorAll<HTMLElement>('[data-class]') ?? [])];
      const shown = told.filter(({ hidden }) => !hidden).map((one) => one.querySelector('h3'));
      expect(shown.map((title) => title?.textContent)).toEqual([`Class number ${at}`]);
      fireEvent.click(within(about() as HTMLElement).getAllByText('Close')[0] as HTMLElement);
      expect(about()).toBeNull();
    }
    expect(fetched()).toBe(0);
  });

  it('are joined by signing up, with the class and a friend’s code in the address', async () => {
    await open('/login');
    history.replaceState(null, '', '/login?ref=IAL-musa');
    fireEvent.click(button('About Class number 1'));
    const join = within(about() as HTMLElement).getByRole('button', { name: 'Create an account' });
    expect(join.getAttribute('href')).toMatch(/^\/register\?next=%2Fclasses%2F/);
    fireEvent.click(join);
    expect(about()).toBeNull();
    const query = new URLSearchParams(location.search);
    expect(query.get('next')).toBe(`/classes/${classes[0]?.rand}?join=1`);
    expect([query.get('join'), query.get('ref')]).toEqual(['1', 'IAL-musa']);
    expect(window.paintedLanding?.handOver()).toBe('sign-up');
  });

  it('move on every 5 seconds, and by hand', async () => {
    await open('/login');
    const list = document.querySelector('[data-cards]') as HTMLElement;
    const moved = vi.fn();
    list.scrollTo = moved as never;
    pass(SHELF_MS);
    expect(moved).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Next classes'));
    expect(moved).toHaveBeenCalledTimes(2);
    fireEvent.click(button('Pause the classes'));
    pass(SHELF_MS * 3);
    expect(moved).toHaveBeenCalledTimes(2);
  });
});

describe('the rotating features', () => {
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  const carousel = () => screen.getByRole('region', { name: 'Why learn with us' });

  it('move on every 3 seconds, rest under the pointer, stop when paused', async () => {
    await open('/login');
    expect(current()).toBe('Comprehensive Curriculum');
    pass(FEATURE_MS);
    expect(current()).toBe('Native Speakers');

    fireEvent.pointerEnter(carousel());
    pass(FEATURE_MS * 2);
    expect(current()).toBe('Native Speakers');
    fireEvent.pointerLeave(carousel());
    pass(FEATURE_MS);
    expect(current()).toBe('Interactive Learning');

    fireEvent.click(button('Pause the features'));
    pass(FEATURE_MS * 3);
    expect(current()).toBe('Interactive Learning');
    fireEvent.click(button('Play the features'));
    pass(FEATURE_MS);
    expect(current()).toBe('Certified Courses');
    fireEvent.click(button('Native Speakers'));
    expect(current()).toBe('Native Speakers');
  });

  it('stand still behind a dialog, and where less motion is wanted until they are started', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
    await open('/login', MESSAGE);
    pass(FEATURE_MS * 2);
    expect(current()).toBe('Comprehensive Curriculum');
    fireEvent.click(button('Play the features'));
    pass(FEATURE_MS);
    expect(current()).toBe('Comprehensive Curriculum');
    fireEvent.click(button('Got it'));
    pass(FEATURE_MS);
    expect(current()).toBe('Native Speakers');
  });
});

it('starts the application for whoever is signed in on this device, now or in another tab', async () => {
  localStorage.setItem('auth-storage', '{"state":{"user":{},"isAuthenticated":true}}');
  await open('/');
  expect(fetched()).toBe(2);
  expect(window.paintedLanding).toBeUndefined();
  localStorage.clear();
  document.head.replaceChildren();

  await open('/');
  expect(fetched()).toBe(0);
  const newValue = '{"state":{"user":{},"isAuthenticated":true}}';
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue }));
  expect(fetched()).toBe(2);
});
