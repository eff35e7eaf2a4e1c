import { roles } from '@institute/contract/auth/abilities';
import { routes } from '@institute/contract/routes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../platform/auth-store.ts';
import { amina, type MockServer, messageFor, mockServer, ok } from '../test/mock-server.tsx';
import { PublicArea, SignedInArea } from './areas.ts';
import { memberPages, OfficeArea } from './pages.ts';
import { Root } from './root.tsx';

let server: MockServer;
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

function open(path: string): void {
  history.replaceState(null, '', path);
  render(<Root />);
}

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(async () => {
  const areas = [PublicArea, SignedInArea, OfficeArea, ...Object.values(memberPages)];
  await Promise.all(areas.map((code) => code.preload()));
}, 120_000);
beforeEach(() => {
  server = mockServer();
  server.reply('get_my_invoices', () => ok({ invoices: [], pays_partly: false }));
  server.reply('get_wallet_history', () => ok([], { total: 0, page: 1, per_page: 100 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('somebody signed in', () => {
  // Proves student-2-4, student-2-5, student-2-8, student-2-9, student-2-10, student-2-11.
  // Proves student-2-13, student-6-2.
  it.each([
    ['/', 'Welcome, Amina'],
    ['/classes', 'Available Classes'],
    ['/my-classes', 'My Classes'],
    ['/wallet-history', 'Wallet'],
    ['/wallet-history/statement', 'Statement'],
    ['/messages', 'Messages'],
    ['/profile', 'Profile'],
    ['/game', /Quiz/],
  ])('finds at %s the page %s', async (path, heading) => {
    open(path);
    expect(await title(heading)).toBeTruthy();
    expect(location.pathname).toBe(path);
  });

  // Proves student-2-12.
  it('finds a message by its token', async () => {
    const meta = { total: 1, page: 1, per_page: 10, unread: 0, popup: null };
    server.reply('getMessages', ({ fields }) =>
      ok(fields.get('message_id') === 'message-3' ? [messageFor(3, { isRead: true })] : [], meta),
    );
    open('/messages/message-3');
    expect(await title('Subject 3')).toBeTruthy();
  });

  // Proves student-2-6, student-2-7.
  it.each([
    ['/classes/class-4', 'get_class_details', { class_id: 'class-4' }],
    [
      '/classes/class-4/lessons/lesson-5',
      'get_lesson_details',
      { class_id: 'class-4', lesson_id: 'lesson-5' },
    ],
  ])('asks at %s for what the address names', async (path, action, named) => {
    open(path);
    await vi.waitFor(() => expect(server.of(action)).toHaveLength(1));
    expect(Object.fromEntries(server.of(action)[0]?.fields ?? [])).toMatchObject(named);
  });
});

describe('somebody not signed in', () => {
  beforeEach(() => useAuthStore.setState({ user: null, isAuthenticated: false }));

  const closed = Object.values(routes)
    .filter(({ audience }) => audience === 'member' || audience === 'office')
    .map(({ path }) => path.replaceAll(/:\w+/g, 'k3f'));

  // Proves student-2-1, student-2-15, student-2-57, admin-2-11.
  it.each([
    '/',
    '/classes',
    '/classes/class-4',
    '/classes/class-4/lessons/lesson-5',
    '/my-classes',
    '/wallet-history',
    '/wallet-history/statement',
    '/messages',
    '/messages/message-3',
    '/profile',
    '/game',
    '/admin',
    '/admin/students',
    ...closed.filter((path) => path.startsWith('/admin/') || path.includes('k3f')),
  ])('is led from %s to /login', async (path) => {
    open(path);
    await vi.waitFor(() => expect(location.pathname).toBe('/login'));
  });

  // Proves student-2-2, student-2-3, student-6-2.
  it.each([
    ['/register', 'Create an account'],
    ['/forgot-password', 'Reset Password'],
  ])('finds at %s the page %s', async (path, heading) => {
    open(path);
    expect(await title(heading)).toBeTruthy();
    expect(location.pathname).toBe(path);
  });
});

describe('an administrator', () => {
  it.each([
    ['/admin', 'Overview'],
    ['/admin/classes', 'Classes'],
    ['/admin/classes/manage/4', 'Classes'],
    ['/admin/classes/manage/4/lessons/5', 'Classes'],
    ['/admin/students', 'Students'],
    ['/admin/exams', 'Exams'],
    ['/admin/messages', 'Messaging'],
    ['/admin/certificates', 'Certificates'],
    ['/admin/payments', 'Payments'],
    ['/admin/books', 'Books'],
    ['/admin/audit', 'Audit log'],
    ['/admin/settings', 'Settings'],
  ])('finds at %s the area’s navigation, which says %s', async (path, name) => {
    server = mockServer({ ...amina, role: roles.administrator });
    open(path);
    const nav = await screen.findByRole('navigation', { name: 'Administration' });
    const here = [...nav.querySelectorAll('[aria-current="page"]')].map((one) => one.textContent);
    expect(new Set(here)).toEqual(new Set([name]));
    expect(location.pathname).toBe(path);
  });
});

const officePaths = Object.values(routes)
  .filter(({ audience }) => audience === 'office')
  .map(({ path }) => path.replaceAll(/:\w+/g, '7'));

// Proves student-2-16, student-6-2, admin-2-11, admin-6-1.
it.each(officePaths)('leads a student from %s to the dashboard', async (path) => {
  open(path);
  await vi.waitFor(() => expect(location.pathname).toBe('/'));
  expect(useAuthStore.getState().user).toMatchObject({ email: amina.email });
});
