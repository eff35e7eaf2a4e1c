import { roles } from '@institute/contract/auth/abilities';
import type { User } from '@institute/contract/auth/user';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { officePages } from '../admin/pages.ts';
import { signOutLocally, useAuthStore } from '../platform/auth-store.ts';
import { sentUser } from '../test/mock-server.tsx';
import { PublicArea, SignedInArea, VerifyPage } from './areas.ts';
import { memberPages, OfficeArea } from './pages.ts';
import { Root } from './root.tsx';

/** Whether the code of the public half is here. */
const half = vi.hoisted(() => ({ isFetched: true }));
vi.mock('./areas.ts', async (original) => {
  const areas = await original<typeof import('./areas.ts')>();
  const never = new Promise<never>(() => undefined);
  const PublicHalf = () => (half.isFetched ? <areas.PublicArea /> : use(never));
  return { ...areas, PublicArea: Object.assign(PublicHalf, areas.PublicArea) };
});

const student: User = {
  id: 7,
  name: 'Aisha Bello',
  email: 'aisha@example.org',
  phone: '08030000000',
  walletKobo: 50_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: '',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};

function open(path: string, user: User | null): void {
  history.replaceState(null, '', path);
  useAuthStore.setState({ user, isAuthenticated: user !== null });
  render(<Root />);
}

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(async () => {
  await Promise.all([
    PublicArea.preload(),
    SignedInArea.preload(),
    VerifyPage.preload(),
    import('../public/auth-forms.tsx'),
    memberPages.dashboard.preload(),
    memberPages.messages.preload(),
    OfficeArea.preload(),
    import('../admin/office-nav.tsx'),
    import('../admin/search/office-search.tsx'),
    officePages.students.preload(),
  ]);
}, 120_000);
beforeEach(() => {
  // No server: pages show what they can without one.
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  half.isFetched = true;
  vi.unstubAllGlobals();
});

describe('guards', () => {
  // Proves student-6-1.
  it('sends a visitor to /login, leads to sign-in there and remembers the page', async () => {
    open('/classes/abc', null);
    const email = await screen.findByLabelText(/^Email/);
    await vi.waitFor(() => expect(document.activeElement).toBe(email));
    expect(location.pathname + location.search).toBe('/login?next=%2Fclasses%2Fabc');
  });

  it('opens no dialog for a visitor who asked for nothing in particular', async () => {
    open('/', null);
    expect(await screen.findByText('Start learning today')).toBeTruthy();
    expect(location.pathname).toBe('/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads on to the remembered page once somebody is signed in', async () => {
    open('/login?next=%2Fmessages', student);
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy();
    expect(location.pathname).toBe('/messages');
  });

  it.each([
    ['a visitor', null],
    ['a student', student],
  ])('shows the check of a certificate to %s without a detour', async (_who, user) => {
    open('/verify/K7QF2M9XW4TD', user);
    expect(await screen.findByRole('heading', { name: 'Certificate check' })).toBeTruthy();
    expect(location.pathname).toBe('/verify/K7QF2M9XW4TD');
  });

  // Proves student-2-14, student-2-29.
  it('sends a student who asks for /admin to the dashboard and hides the entry', async () => {
    open('/admin/students', student);
    await vi.waitFor(() => expect(location.pathname).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  // Proves student-2-14, student-6-3, student-9-14.
  it('lets an administrator in', async () => {
    open('/admin/students', { ...student, role: roles.administrator });
    expect(await screen.findByRole('heading', { name: 'Manage Students' })).toBeTruthy();
    const nav = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(nav.getByRole('link', { name: 'Students' }).getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'View as student' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  // Proves decision-072-5.
  it('leads an administrator who has signed in to the office, a student to the dashboard', async () => {
    const administrator = { ...student, role: roles.administrator };
    open('/login', administrator);
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    cleanup();
    open('/login?next=%2Fmessages', administrator);
    await waitFor(() => expect(location.pathname).toBe('/messages'));
    cleanup();
    open('/login', student);
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  // Proves ours-105.
  it('leads whoever teaches to Teaching, or to where they were going', async () => {
    const teacher = { ...student, teaches: [{ classId: 4, powers: ['mark' as const] }] };
    open('/login', teacher);
    await waitFor(() => expect(location.pathname).toBe('/teaching'));
    cleanup();
    open('/login?next=%2Fmessages', teacher);
    await waitFor(() => expect(location.pathname).toBe('/messages'));
    cleanup();
    open('/login', { ...teacher, role: roles.administrator });
    await waitFor(() => expect(location.pathname).toBe('/admin'));
  });

  describe('when the session has ended', () => {
    /** The server's answers: everything is refused until somebody signs in. */
    const serve = (user: User) => {
      let isBack = false;
      vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
        const isSignIn = /action=login\b/.test(`${url} ${String(body)}`);
        isBack ||= isSignIn;
        if (!isBack) return Response.json({ status: false }, { status: 401 });
        return Response.json({ status: true, message: '', data: isSignIn ? sentUser(user) : [] });
      });
    };
    const signIn = async (email: string) => {
      fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: email } });
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } });
      const dialog = within(screen.getByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    };
    const words = 'Your session has ended. Your work is kept.';

    it('asks to sign in over the page, which goes on where it was', async () => {
      serve(student);
      open('/messages', student);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe(student.email);
      expect(location.pathname).toBe('/messages');
      await signIn(student.email);
      await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull());
      expect(screen.getByRole('heading', { name: 'Messages' })).toBeTruthy();
      expect(location.pathname).toBe('/messages');
    });

    it('loads the page anew for somebody else, with nothing of the first', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      localStorage.setItem('card-payments', '[]');
      serve({ ...student, email: 'musa@example.org', name: 'Musa' });
      open('/messages', student);
      await screen.findByText(words);
      await signIn('musa@example.org');
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(useAuthStore.getState().user?.name).toBe('Musa');
      expect(localStorage.getItem('card-payments')).toBeNull();
    });

    it('signs out whoever closes the question, and remembers the page', async () => {
      serve(student);
      open('/messages', student);
      await screen.findByText(words);
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      await vi.waitFor(() => expect(location.pathname).toBe('/login'));
      expect(location.search).toBe('?next=%2Fmessages');
      expect(await screen.findByText('Start learning today')).toBeTruthy();
      expect(screen.queryByRole('navigation')).toBeNull();
    });
  });

  it('takes the pages away at once, also while the public half is still being fetched', async () => {
    open('/messages', student);
    await screen.findByRole('heading', { name: 'Messages' });
    half.isFetched = false;
    act(signOutLocally);
    expect(screen.queryByRole('heading', { name: 'Messages', hidden: true })).toBeNull();
  });
});
