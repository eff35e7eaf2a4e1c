import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMessagePage } from '../../domains/messages/api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import {
  amina,
  type MockServer,
  messageFor,
  mockServer,
  ok,
  renderAt,
  type WireMessage,
} from '../../test/mock-server.tsx';
import { isUnderMessages, NotificationBell } from './notification-bell.tsx';

let server: MockServer;

/** The server's messages, newest first; marking one read changes them. */
function mail(messages: WireMessage[]): void {
  let held = messages;
  server.reply('getMessages', ({ fields }) => {
    const unread = held.filter((one) => !one.isRead);
    return ok(held.slice(0, Number(fields.get('per_page'))), {
      total: held.length,
      page: 1,
      per_page: 5,
      unread: unread.length,
      popup: unread.find((one) => one.popup === '1') ?? null,
    });
  });
  server.reply('readMessage', ({ fields }) => {
    const rand = fields.get('message_id');
    held = held.map((one) => (one.rand === rand ? { ...one, isRead: true } : one));
    return ok(null);
  });
}

const several = (count: number, changes: Partial<WireMessage> = {}) =>
  Array.from({ length: count }, (_, index) => messageFor(count - index, changes));
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('region', { name: 'Notifications' }));
const isOpen = () => screen.queryByRole('region', { name: 'Notifications' }) !== null;
/** Opens the panel, whose code is fetched then. */
async function pressBell(): Promise<void> {
  fireEvent.click(bell());
  await screen.findByRole('region', { name: 'Notifications' });
}

function open(path = '/'): void {
  renderAt(
    path,
    <>
      <Link to="/classes">Away</Link>
      <NotificationBell />
    </>,
  );
}

beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the bell', () => {
  // Proves student-4-3.
  it('turns red, rings and counts what is unread', async () => {
    mail([...several(7), messageFor(0, { isRead: true })]);
    open();
    const red = await screen.findByRole('button', { name: 'Notifications, 7 unread' });
    expect(red.className).toContain('text-bad');
    expect(red.querySelector('.animate-ring')).toBeTruthy();
    expect(within(red).getByText('7')).toBeTruthy();
  });

  // Proves student-4-3.
  it('stays quiet with nothing unread', async () => {
    mail([messageFor(1, { isRead: true })]);
    open();
    await pressBell();
    await panel().findByText('Subject 1');
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
    expect(bell().className).not.toContain('text-bad');
    expect(bell().querySelector('.animate-ring')).toBeNull();
  });

  // Proves student-2-35.
  it('lists the first five with links, and View All', async () => {
    mail(several(7));
    open();
    await screen.findByRole('button', { name: /7 unread/ });
    await pressBell();
    const links = panel().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/messages',
      ...[7, 6, 5, 4, 3].map((id) => `/messages/message-${id}`),
    ]);
    expect(links[0]?.textContent).toBe('View All');
  });

  // Proves student-2-36.
  it('says so when there is nothing', async () => {
    mail([]);
    open();
    await pressBell();
    expect(await panel().findByText('No notifications')).toBeTruthy();
  });

  // Proves student-4-4.
  it.each([
    ['a second press', () => fireEvent.click(bell())],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['a message', () => fireEvent.click(panel().getAllByRole('link')[1] as HTMLElement)],
    ['View All', () => fireEvent.click(panel().getByRole('link', { name: 'View All' }))],
    ['the focus moving on', () => screen.getByRole('link', { name: 'Away' }).focus()],
  ])('closes on %s', async (_what, leave) => {
    mail(several(2));
    open();
    await screen.findByRole('button', { name: /2 unread/ });
    await pressBell();
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(panel().getByRole('heading'));
    expect(isOpen()).toBe(true);
    act(() => void leave());
    expect(isOpen()).toBe(false);
  });
});

describe('polling', () => {
  // Proves student-7-1, student-9-4.
  it('asks every 30 seconds, in a hidden tab too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mail(several(1));
    open();
    await vi.waitFor(() => expect(server.of('getMessages')).toHaveLength(1));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(server.of('getMessages')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(31_500));
    expect(server.of('getMessages')).toHaveLength(3);
  });

  // Proves student-7-1.
  it('does not ask under /messages, until the bell is pressed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mail(several(1));
    open('/messages/message-1');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(server.of('getMessages')).toHaveLength(0);
    await pressBell();
    expect(await panel().findByText('Subject 1')).toBeTruthy();
  });

  it('counts there by what the list of messages was told', async () => {
    mail(several(3));
    const List = () => <p>{useMessagePage(2, '').isSuccess && 'Listed'}</p>;
    renderAt(
      '/messages',
      <>
        <List />
        <NotificationBell />
      </>,
    );
    await screen.findByText('Listed');
    expect(await screen.findByRole('button', { name: /3 unread/ })).toBeTruthy();
    expect(server.of('getMessages')).toHaveLength(1);
  });

  // Proves student-7-1.
  it('does not ask for nobody, and does for somebody who signs in with the phone', async () => {
    server = mockServer({ ...amina, email: '' });
    mail(several(1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    const asked = server.of('getMessages').length;
    expect(asked).toBeGreaterThan(0);
    act(() => useAuthStore.setState({ user: null, isAuthenticated: false }));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(server.of('getMessages')).toHaveLength(asked);
  });

  it('knows what lies under /messages', () => {
    expect(['/messages', '/messages/x'].every(isUnderMessages)).toBe(true);
    expect(['/', '/admin/messages', '/messagesx'].some(isUnderMessages)).toBe(false);
  });
});

describe('popup messages', () => {
  const popup = (id: number) => messageFor(id, { popup: '1' });

  // Proves admin-4-14.
  it('open one after another, newest first, and closing marks each read', async () => {
    mail([popup(3), messageFor(2), popup(1)]);
    open();
    const first = await screen.findByRole('dialog', { name: 'Subject 3' });
    fireEvent.click(within(first).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Subject 1' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await screen.findByRole('button', { name: /1 unread/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.of('readMessage').map(({ fields }) => fields.get('message_id'))).toEqual([
      'message-3',
      'message-1',
    ]);
  });

  // Proves admin-4-14.
  it('that arrive later wait for the next page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mail([messageFor(1)]);
    open();
    await screen.findByRole('button', { name: /1 unread/ });
    mail([popup(2), messageFor(1)]);
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    await screen.findByRole('button', { name: /2 unread/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByRole('dialog', { name: 'Subject 2' })).toBeTruthy();
  });

  it('do not stand in the way again when marking one fails', async () => {
    mail([popup(1)]);
    server.reply('readMessage', () => Promise.reject(new TypeError('offline')));
    open();
    await screen.findByRole('dialog', { name: 'Subject 1' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await vi.waitFor(() => expect(server.of('readMessage')).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'Away' }));
    await screen.findByRole('button', { name: /1 unread/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do not open over the messages themselves', async () => {
    mail([popup(1)]);
    open('/messages');
    await pressBell();
    await panel().findByText('Subject 1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
