import { roles } from '@institute/contract/rules/abilities';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { useThemeStore } from '../../platform/theme-store.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
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
beforeAll(() => import('./notification-bell.tsx'), 60_000);
beforeEach(() => {
  server = mockServer();
  server.reply('get_app_settings', () => ok(settings));
  server.reply('getUserData', () => ok(amina));
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
    ['Messages', '/messages'],
    ['Wallet', '/wallet-history'],
    ['Profile', '/profile'],
  ];
  const shown = () => entries().map((link) => [link.textContent, link.getAttribute('href')]);

  it('has an entry for each part, and Admin for role 11 alone', () => {
    open();
    expect(shown()).toEqual(student);
    cleanup();
    useAuthStore.setState({ user: { ...amina, role: roles.administrator } });
    open();
    expect(shown()).toEqual([...student, ['Admin', '/admin']]);
  });

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

  it('ends with Logout', () => {
    open();
    expect(sidebar().getAllByRole('button').at(-1)?.textContent).toBe('Logout');
  });

  it('is a drawer on small screens, which a chosen page closes, and fixed on large ones', async () => {
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

describe('the brand', () => {
  const brand = () => sidebar().getAllByRole('link')[0] as HTMLElement;

  it('shows logo and name of the settings', async () => {
    open();
    await vi.waitFor(() => expect(brand().textContent).toBe('Bustan al-Huruf'));
    expect(brand().querySelector('img')?.getAttribute('src')).toMatch(/files\/logo\.png$/);
  });

  it('shows an icon and a short abbreviation where they are not set', async () => {
    server.reply('get_app_settings', () => ok({ ...settings, siteName: '', logo: '' }));
    open();
    expect(brand().textContent).toBe('IAL');
    expect(brand().querySelector('img')).toBeNull();
    expect(brand().querySelector('svg')).toBeTruthy();
  });
});

it('has bell and theme in its top bar', async () => {
  open();
  const bar = within(screen.getByRole('banner'));
  expect(await bar.findByRole('button', { name: /^Notifications/ })).toBeTruthy();
  const isDark = useThemeStore.getState().isDark;
  fireEvent.click(bar.getByRole('button', { name: /^Use the (dark|light) theme$/ }));
  expect(useThemeStore.getState().isDark).toBe(!isDark);
});

it('has the link to the app at its foot', () => {
  open();
  const link = within(screen.getByRole('contentinfo')).getByRole('link');
  expect(link.textContent).toBe('Get the app on Google Play');
  expect(link.getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\/store\//);
});

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

it('scrolls to the top at every change of page', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  open('/classes');
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: 'Onwards' }).click());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

describe('the user’s data', () => {
  const fresh = { ...amina, wallet: 77 };
  const wallet = () => useAuthStore.getState().user?.wallet;

  it('is replaced by what the server says', async () => {
    server.reply('getUserData', () => ok(fresh));
    open();
    await vi.waitFor(() => expect(wallet()).toBe(77));
  });

  it.each([
    ['a refusal', () => Response.json({ status: false, message: 'No.', data: fresh })],
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
    expect(wallet()).toBe(amina.wallet);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
