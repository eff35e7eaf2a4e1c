import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type MockServer,
  messageFor,
  mockServer,
  ok,
  refused,
  renderAt,
  type WireMessage,
} from '../../test/mock-server.tsx';
import { MessagePage } from './message-page.tsx';
import { MessagesPage } from './messages-page.tsx';

let server: MockServer;
let held: WireMessage[];

/** Pages, searches and finds by token as the server does. */
function serve(messages: WireMessage[]): void {
  held = messages;
  server.reply('getMessages', ({ fields }) => {
    const search = fields.get('search') ?? '';
    const one = fields.get('message_id');
    const found = held.filter((message) =>
      one ? message.rand === one : `${message.subject} ${message.body}`.includes(search),
    );
    const [page, per_page] = [
      Number(fields.get('page') ?? 1),
      Number(fields.get('per_page') ?? 10),
    ];
    const unread = held.filter((message) => !message.isRead).length;
    return ok(found.slice((page - 1) * per_page, page * per_page), {
      total: found.length,
      page,
      per_page,
      unread,
      popup: null,
    });
  });
  server.reply('readMessage', ({ fields }) => {
    held = held.map((one) =>
      one.rand === fields.get('message_id') ? { ...one, isRead: true } : one,
    );
    return ok(null);
  });
}

function open(path = '/messages'): void {
  renderAt(
    path,
    <Routes>
      <Route path="/messages" element={<MessagesPage />} />
      <Route path="/messages/:id" element={<MessagePage />} />
    </Routes>,
  );
}
const cards = () => screen.getAllByRole('article');

beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  // Proves student-2-84, student-2-85.
  it('marks cards New or Read and links to the message', async () => {
    serve([messageFor(2), messageFor(1, { isRead: true })]);
    open();
    await screen.findByText('Subject 2');
    const [unread, read] = cards();
    expect(within(unread as HTMLElement).getByText('New')).toBeTruthy();
    expect((unread as HTMLElement).className).toContain('bg-primary-soft');
    expect(within(read as HTMLElement).getByText('Read')).toBeTruthy();
    expect((read as HTMLElement).className).not.toContain('bg-primary-soft');
    expect(screen.getByRole('link', { name: 'Subject 2' }).getAttribute('href')).toBe(
      '/messages/message-2',
    );
  });

  // Proves student-2-86.
  it('keeps line breaks and makes web addresses links of their own', async () => {
    serve([messageFor(1, { body: 'Bring a pen.\nSee https://example.org/map today' })]);
    open();
    const link = await screen.findByRole('link', { name: 'https://example.org/map' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.closest('a[href^="/messages"]')).toBeNull();
    const lines = [...(link.closest('p')?.children ?? [])].map((line) => line.textContent);
    expect(lines).toEqual(['Bring a pen.', 'See https://example.org/map today']);
  });

  // Proves student-2-87.
  it('asks the server for ten a page and turns pages', async () => {
    serve(Array.from({ length: 13 }, (_, index) => messageFor(13 - index)));
    open();
    await screen.findByText('Subject 13');
    expect(cards()).toHaveLength(10);
    vi.stubGlobal('scrollTo', vi.fn());
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('Subject 3');
    expect(cards()).toHaveLength(3);
    const asked = server.of('getMessages').at(-1)?.fields;
    expect([asked?.get('page'), asked?.get('per_page')]).toEqual(['2', '10']);
  });

  it('shows the beginning of a long text, whom it is from and when', async () => {
    const body = ['Peace be with you.', 'The class meets.', 'Bring a pen.', 'And paper.'].join(
      '\n',
    );
    serve([messageFor(1, { body })]);
    open();
    await screen.findByText('Subject 1');
    const card = cards()[0] as HTMLElement;
    expect(card.textContent).toContain('The class meets.');
    expect(card.textContent).not.toContain('And paper.');
    expect(card.textContent).toContain('From Arabic Institute');
    expect(within(card).getByText(/^1 Nov 2026, 10:00( \(Lagos\))?$/)).toBeTruthy();
  });

  // Proves student-2-84, student-2-88.
  it('searches, and says when nothing matches', async () => {
    serve([messageFor(2, { subject: 'Holiday' }), messageFor(1)]);
    open();
    await screen.findByText('Subject 1');
    const box = screen.getByRole('textbox', { name: 'Search by subject or text' });
    fireEvent.change(box, { target: { value: 'Holi' } });
    await vi.waitFor(() => expect(screen.queryByText('Subject 1')).toBeNull());
    expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining('Holiday')]);
    fireEvent.change(box, { target: { value: 'nowhere' } });
    expect(await screen.findByText('No messages match your search')).toBeTruthy();
    expect(screen.getByText('No messages')).toBeTruthy();
  });

  it('marks what was found in its own spelling, in subject and text', async () => {
    serve([messageFor(1, { subject: 'كِتَابٌ', body: 'Bring your كِتَاب today' })]);
    server.reply('getMessages', () =>
      ok(held, { total: 1, page: 1, per_page: 10, unread: 1, popup: null }),
    );
    open('/messages?search=كتاب');
    await screen.findByRole('link', { name: 'كِتَابٌ' });
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['كِتَابٌ', 'كِتَاب']);
  });

  // Proves student-2-88.
  it('says when there are none', async () => {
    serve([]);
    open();
    expect(await screen.findByText('You have no messages yet')).toBeTruthy();
    expect(screen.getByText('No messages')).toBeTruthy();
  });
});

describe('a message', () => {
  // Proves student-2-89, student-2-91.
  it('shows its text and its lesson, and marks itself read once', async () => {
    serve([
      messageFor(5, { body: 'One\nTwo', class_id: 'c-1', lesson_id: 'l-2' }),
      ...[4, 3].map((id) => messageFor(id)),
    ]);
    open('/messages/message-5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Subject 5' })).toBeTruthy();
    expect(screen.getByText(/^5 Nov 2026, 10:00( \(Lagos\))?$/)).toBeTruthy();
    const lesson = screen.getByRole('link', { name: 'Open the related lesson' });
    expect(lesson.getAttribute('href')).toBe('/classes/c-1/lessons/l-2');
    await vi.waitFor(() => expect(server.of('readMessage')).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'Back to Messages' }));
    await screen.findByText('Subject 4');
    expect(within(cards()[0] as HTMLElement).getByText('Read')).toBeTruthy();
    expect(server.of('readMessage')).toHaveLength(1);
  });

  // Proves student-2-91, student-4-19.
  it('opens from the list without asking again, and the list then shows it read', async () => {
    serve([messageFor(2), messageFor(1)]);
    open();
    fireEvent.click(await screen.findByRole('link', { name: 'Subject 2' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Subject 2' })).toBeTruthy();
    await vi.waitFor(() => expect(held[0]?.isRead).toBe(true));
    fireEvent.click(screen.getByRole('link', { name: 'Back to Messages' }));
    await vi.waitFor(() =>
      expect(within(cards()[0] as HTMLElement).getByText('Read')).toBeTruthy(),
    );
    expect(within(cards()[1] as HTMLElement).getByText('New')).toBeTruthy();
  });

  // Proves student-2-90.
  it('that is not there has a way back', async () => {
    serve([messageFor(1)]);
    open('/messages/message-9');
    expect(await screen.findByText('Message not found')).toBeTruthy();
    const back = screen.getAllByRole('link', { name: 'Back to Messages' });
    expect(back.every((link) => link.getAttribute('href') === '/messages')).toBe(true);
  });

  it('is not found under an address that is no token', async () => {
    server.reply('getMessages', () =>
      Response.json(
        { status: false, message: 'This is not an id.', code: 'invalid_input' },
        { status: 400 },
      ),
    );
    open('/messages/%20');
    expect(await screen.findByText('Message not found')).toBeTruthy();
  });

  // Proves student-7-9.
  it('says when it could not be marked', async () => {
    serve([messageFor(1)]);
    server.reply('readMessage', () => Promise.reject(new TypeError('offline')));
    open('/messages/message-1');
    expect(await screen.findByText('Failed to mark message as read')).toBeTruthy();
  });

  // Proves student-8-2.
  it('shows what the server says when it refuses to mark', async () => {
    serve([messageFor(1)]);
    server.reply('readMessage', () => refused('not_found', 'There is nothing here.'));
    open('/messages/message-1');
    expect(await screen.findByText('There is nothing here.')).toBeTruthy();
  });
});
