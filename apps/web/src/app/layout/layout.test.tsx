import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '@institute/contract/auth/abilities';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { useThemeStore } from '../../platform/theme-store.ts';
import {
  amina,
  type MockServer,
  messageFor,
  mockServer,
  ok,
  renderAt,
  sentUser,
} from '../../test/mock-server.tsx';
import { Layout } from './layout.tsx';

const settings = {
  siteName: 'Bustan al-Huruf',
  logo: 'files/logo.png',
  landingMessage: '',
  howto: '',
  aboutUs: '',
  aboutsite: '',
  privatelesson: '',
  paystackKey: '',
  whatsappNumber: '+234 800 000 0000',
  subamount: '',
  timezone: 'Africa/Lagos',
  oneSignalAppId: '',
};

let server: MockServer;

function open(path = '/'): void {
  renderAt(
    path,
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<Link to="/wallet-history">Onwards</Link>} />
      </Route>
    </Routes>,
  );
}
const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
const entries = () =>
  within(sidebar().getByRole('navigation', { name: 'Main' })).getAllByRole('link');

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(async () => {
  await Promise.all([
    import('./notification-bell.tsx'),
    import('../../admin/office-nav.tsx'),
    import('../../admin/search/office-search.tsx'),
  ]);
}, 120_000);
beforeEach(() => {
  server = mockServer();
  server.reply('get_app_settings', () => ok(settings));
  server.reply('getUserData', () => ok(sentUser(amina)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the sidebar', () => {
  const student = [
    ['Dashboard', '/'],
    ['Classes', '/classes'],
    ['My Classes', '/my-classes'],
    ['Practice', '/practice'],
    ['Messages', '/messages'],
    ['Wallet', '/wallet-history'],
    ['Profile', '/profile'],
  ];
  const shown = () => entries().map((link) => [link.textContent, link.getAttribute('href')]);

  // Proves student-2-28, student-2-29.
  it('has an entry for each part, and Admin for role 11 alone', () => {
    open();
    expect(shown()).toEqual(student);
    cleanup();
    useAuthStore.setState({ user: { ...amina, role: roles.administrator } });
    open();
    expect(shown()).toEqual([...student, ['Admin', '/admin']]);
  });

  // Proves ours-105.
  it('begins for a teacher with Teaching, on phones in the bar itself, the dashboard beside it', async () => {
    const teacher = { ...amina, teaches: [{ classId: 7, powers: ['teach' as const] }] };
    useAuthStore.setState({ user: teacher });
    server.reply('getUserData', () => ok(sentUser(teacher)));
    open();
    expect(shown()).toEqual([
      ['Teaching', '/teaching'],
      ['Hand-ins', '/admin/hand-ins'],
      ['Letters', '/admin/letters'],
      ...student,
    ]);
    const bar = within(screen.getByRole('navigation', { name: 'Most used pages' }));
    const places = bar.getAllByRole('link');
    expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Teaching', '/teaching'],
      ['Home', '/'],
      ['My Classes', '/my-classes'],
      ['Messages', '/messages'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Practice' }).getAttribute('href')).toBe('/practice');
  });

  // Proves student-2-30.
  it.each([
    ['/', 'Dashboard'],
    ['/classes/class-4', 'Classes'],
    ['/wallet-history', 'Wallet'],
  ])('marks at %s the entry %s alone', (path, label) => {
    open(path);
    const current = entries().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
    expect(current[0]?.className).toContain('bg-primary-soft');
  });

  // Proves decision-072-4.
  it('is in the office its own, with the way back; the brand stays there', async () => {
    const administrator = { ...amina, role: roles.administrator };
    useAuthStore.setState({ user: administrator });
    server.reply('getUserData', () => ok(sentUser(administrator)));
    open('/admin/students');
    const own = within(await sidebar().findByRole('navigation', { name: 'Administration' }));
    expect(own.getByRole('link', { name: 'View as student' }).getAttribute('href')).toBe('/');
    expect(sidebar().queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(sidebar().getAllByRole('link')[0]?.getAttribute('href')).toBe('/admin');
    expect(sidebar().getByRole('button', { name: 'Logout' })).toBeTruthy();
    const bar = within(screen.getByRole('banner'));
    expect(await bar.findByRole('button', { name: 'Search everything' })).toBeTruthy();
  });

  it('is everybody’s own for a student, whatever the address', () => {
    open('/admin/students');
    expect(shown()).toEqual(student);
  });

  it('says how many cards are due', async () => {
    server.reply('get_practice_count', () => ok({ due: 7 }));
    open();
    const entry = await sidebar().findByRole('link', { name: /^Practice.*7 cards due$/ });
    expect(entry.getAttribute('href')).toBe('/practice');
  });

  // Proves student-2-33.
  it('ends with Logout', () => {
    open();
    expect(sidebar().getAllByRole('button').at(-1)?.textContent).toBe('Logout');
  });

  // Proves student-2-27.
  it('is a drawer on small screens, which a chosen page closes, and fixed on large ones', async () => {
    useAuthStore.setState({ user: { ...amina, role: roles.administrator } });
    open();
    const fixed = screen.getByRole('complementary', { name: 'Sidebar' });
    expect(fixed.className).toMatch(/fixed.*hidden.*lg:flex/);
    const menu = screen.getByRole('button', { name: 'Open the menu' });
    expect(menu.className).toContain('lg:hidden');
    fireEvent.click(menu);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(drawer.querySelector('.animate-drawer')).toBeTruthy();
    fireEvent.click(within(drawer).getByRole('link', { name: 'Wallet' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the bottom bar', () => {
  const bar = () => screen.getByRole('navigation', { name: 'Most used pages' });
  const places = () => within(bar()).getAllByRole('link');

  // Proves ours-13.
  it('has the pages that students go to most, and is for small screens alone', () => {
    open();
    expect(places().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['My Classes', '/my-classes'],
      ['Practice', '/practice'],
      ['Messages', '/messages'],
    ]);
    expect(bar().className).toContain('lg:hidden');
    // It takes room of its own: what is fixed would lie over the end of the page.
    expect(bar().className).not.toMatch(/fixed|absolute/);
  });

  // Proves ours-13.
  it.each([
    ['/', ['Home']],
    ['/my-classes', ['My Classes']],
    ['/messages/abc', ['Messages']],
    ['/wallet-history', []],
  ])('marks at %s where one is', (path, labels) => {
    open(path);
    const current = places().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(labels);
  });

  // Proves ours-13.
  it('says how many messages are unread, as the bell does', async () => {
    const meta = { total: 2, page: 1, per_page: 5, unread: 2, popup: null };
    server.reply('getMessages', () => ok([messageFor(2), messageFor(1)], meta));
    open();
    await vi.waitFor(() => expect(places()[3]?.textContent).toBe('Messages2, 2 unread'));
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
  });

  it('says how many cards are due', async () => {
    server.reply('get_practice_count', () => ok({ due: 12 }));
    open();
    await vi.waitFor(() => expect(places()[2]?.textContent).toBe('Practice12, 12 cards due'));
  });

  // Proves ours-13.
  it('opens behind More what the drawer holds', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    const more = within(bar()).getByRole('button', { name: 'More' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(drawer).getByRole('button', { name: 'Logout' })).toBeTruthy();
    fireEvent.click(within(drawer).getByRole('link', { name: 'Wallet' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  // Proves ours-13.
  it('is not for administrators, who keep their menu', () => {
    useAuthStore.setState({ user: { ...amina, role: roles.administrator } });
    open();
    expect(screen.queryByRole('navigation', { name: 'Most used pages' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the menu' })).toBeTruthy();
  });
});

describe('the brand', () => {
  const brand = () => sidebar().getAllByRole('link')[0] as HTMLElement;

  // Proves student-2-31, student-2-32.
  it('shows logo and name of the settings', async () => {
    open();
    await vi.waitFor(() => expect(brand().textContent).toBe('Bustan al-Huruf'));
    expect(brand().querySelector('img')?.getAttribute('src')).toMatch(/files\/logo\.png$/);
  });

  // Proves student-2-31, student-2-32.
  it('shows an icon and a short abbreviation where they are not set', async () => {
    server.reply('get_app_settings', () => ok({ ...settings, siteName: '', logo: '' }));
    open();
    expect(brand().textContent).toBe('IAL');
    expect(brand().querySelector('img')).toBeNull();
    expect(brand().querySelector('svg')).toBeTruthy();
  });
});

it('has a top bar that stays at the top, and nothing shows through it in either theme', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
  open();
  const classes = [...screen.getByRole('banner').classList];
  expect(classes).toEqual(expect.arrayContaining(['sticky', 'top-(--loose)', 'z-30']));
  expect(classes.filter((name) => /opacity|backdrop/.test(name))).toEqual([]);
  const grounds = classes.filter((name) => /(^|:)bg-/.test(name));
  expect(grounds).toEqual(['bg-surface', 'lg:bg-paper']);
  for (const ground of grounds) {
    // A colour of six digits has no part that is transparent.
    const token = ground.replace(/^.*bg-/, '');
    expect(tokens.match(new RegExp(`--${token}: #[0-9a-f]{6};`, 'g'))).toHaveLength(2);
  }
});

// Proves student-2-34.
it('has bell and theme in its top bar', async () => {
  open();
  const bar = within(screen.getByRole('banner'));
  expect(await bar.findByRole('button', { name: /^Notifications/ })).toBeTruthy();
  const isDark = useThemeStore.getState().isDark;
  fireEvent.click(bar.getByRole('button', { name: /^Use the (dark|light) theme$/ }));
  expect(useThemeStore.getState().isDark).toBe(!isDark);
});

// Proves student-1-6.
it('has the link to the app at its foot', async () => {
  open();
  const link = await within(screen.getByRole('contentinfo')).findByRole('link');
  expect(link.textContent).toBe('Get the app on Google Play');
  expect(link.getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\/store\//);
});

// Proves ours-1.
it('leads to the app itself, and to a search for the institute where its place is not set', async () => {
  const link = () => within(screen.getByRole('contentinfo')).findByRole('link');
  open();
  await screen.findAllByText('Bustan al-Huruf');
  const search = 'https://play.google.com/store/search?c=apps&q=Bustan%20al-Huruf';
  await vi.waitFor(async () => expect((await link()).getAttribute('href')).toBe(search));
  cleanup();
  const listing = 'https://play.google.com/store/apps/details?id=org.bustan.app';
  server.reply('get_app_settings', () => ok({ ...settings, storeLink: listing }));
  open();
  await vi.waitFor(async () => expect((await link()).getAttribute('href')).toBe(listing));
});

// Proves ours-154.
it('leads to no store where that is switched off', async () => {
  server.reply('get_app_settings', () => ok({ ...settings, storeShown: 'off' }));
  open();
  await screen.findAllByText('Bustan al-Huruf');
  const foot = () => within(screen.getByRole('contentinfo')).queryByRole('link');
  await vi.waitFor(() => expect(foot()).toBeNull());
});

// Proves student-1-7.
it('has a chat in its top bar with a number, where it covers nothing, and none without', async () => {
  open();
  const bar = within(screen.getByRole('banner'));
  const chat = await bar.findByRole('link', { name: /^Chat with us on WhatsApp/ });
  expect(chat.getAttribute('href')).toBe('https://wa.me/2348000000000');
  expect(chat.getAttribute('target')).toBe('_blank');
  expect(chat.className).not.toMatch(/fixed|absolute/);
  cleanup();
  server.reply('get_app_settings', () => ok({ ...settings, whatsappNumber: '' }));
  open();
  await vi.waitFor(() => expect(server.of('get_app_settings')).toHaveLength(2));
  await screen.findAllByText('Bustan al-Huruf');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

// Proves student-2-17.
it('scrolls to the top at every change of page', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  open('/classes');
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Onwards' }).click());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

describe('the user’s data', () => {
  const fresh = { ...amina, walletKobo: 7700 };
  const wallet = () => useAuthStore.getState().user?.walletKobo;

  // Proves student-4-7.
  it('is replaced by what the server says', async () => {
    server.reply('getUserData', () => ok(sentUser(fresh)));
    open();
    await vi.waitFor(() => expect(wallet()).toBe(7700));
  });

  // Proves student-4-7, student-8-25.
  it.each([
    ['a refusal', () => Response.json({ status: false, message: 'No.', data: sentUser(fresh) })],
    ['an answer without data', () => Response.json({ status: true, message: '', data: null })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('stays after %s, which is logged and shown to nobody', async (_what, reply) => {
    server.reply('getUserData', reply);
    open();
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        'The user data could not be refreshed',
        expect.anything(),
      ),
    );
    expect(wallet()).toBe(amina.walletKobo);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
