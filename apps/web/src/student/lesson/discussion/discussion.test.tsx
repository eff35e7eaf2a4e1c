import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getComments } from '@institute/contract/comments/comments';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { untilFocused } from '../../../test/focus.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { Discussion } from './discussion.tsx';

type Comment = WireOf<typeof getComments>[number];

const amina = {
  id: 1,
  name: 'Amina',
  email: 'amina@example.com',
  phone: '0803',
  walletKobo: 0,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'x',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  comment_id: id,
  class_id: 4,
  lesson_id: 40,
  comment: `Comment ${id}`,
  email: 'musa@example.com',
  name: 'Musa Ibrahim',
  parent_id: 0,
  created_at: 1_700_000_000 + id,
  deleted: false,
  ...more,
});

/** The server: what is posted stays, once for each key. */
let comments: Comment[];
let seen: Map<string, Comment>;
/** What comes of the next posts and deletions; null lets them through. */
let fault: (() => Promise<Response>) | null;
/** Whether the fault comes before the server has done anything, or on the way back. */
let faultAfter: boolean;
let posted: URLSearchParams[];
/** What comes of asking for older threads; null lets it through. */
let olderFault: (() => Promise<Response>) | null;

/** An answer that comes when the test says so. */
function deferred() {
  let resolve: (response: Response) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Response>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const ok = (data: unknown) => Response.json({ status: true, message: '', data });
const refused = async () => Response.json({ status: false, message: 'No.', code: 'refused' });
const offline = async () => Promise.reject(new TypeError('offline'));

async function serve(_: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const body = new URLSearchParams(String(init?.body ?? ''));
  const action = body.get('action');
  if (action === 'getComments') return page(Number(body.get('page')));
  if (action !== 'addComment' && action !== 'deleteComment') throw new TypeError('offline');
  posted.push(body);
  if (fault && !faultAfter) return fault();
  const answer = action === 'addComment' ? ok(add(body)) : remove(Number(body.get('comment_id')));
  return fault ? fault() : answer;
}

const PER_PAGE = 50;

/** A page of threads, newest first, as the server cuts it. */
async function page(number: number): Promise<Response> {
  if (number > 1 && olderFault) return olderFault();
  const tops = comments.filter(({ parent_id }) => parent_id === 0).reverse();
  const ids = tops.slice((number - 1) * PER_PAGE, number * PER_PAGE).map(({ id }) => id);
  const data = comments.filter(({ id, parent_id }) => ids.includes(parent_id || id));
  const living = comments.filter(({ deleted }) => !deleted).length;
  const meta = { total: tops.length, page: number, per_page: PER_PAGE, comments: living };
  return Response.json({ status: true, message: '', data, meta });
}

function add(body: URLSearchParams): Comment {
  const key = body.get('request_key') ?? '';
  const made =
    seen.get(key) ??
    comment(100 + seen.size, {
      comment: body.get('comment') ?? '',
      parent_id: Number(body.get('parent_id') ?? 0),
      email: amina.email,
      name: amina.name,
    });
  if (!seen.has(key)) comments = [...comments, made];
  seen.set(key, made);
  return made;
}

function remove(id: number): Response {
  comments = comments.map((one) =>
    one.id === id ? { ...one, comment: '', name: '', email: '', deleted: true } : one,
  );
  return ok(null);
}

function open(hash = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/classes/c/lessons/l${hash}`]}>
        <Routes>
          <Route path="/classes/:classId/lessons/:lessonId" element={<Discussion />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

const box = (label = 'Your comment') => screen.getByLabelText<HTMLTextAreaElement>(label);
const write = (text: string, label?: string) =>
  fireEvent.change(box(label), { target: { value: text } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
/** The row a text stands in. */
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li');
  if (!row) throw new Error(`no row of ${text}`);
  return within(row);
};

beforeEach(() => {
  comments = [comment(1), comment(2)];
  seen = new Map();
  posted = [];
  fault = null;
  faultAfter = false;
  olderFault = null;
  localStorage.clear();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('posting', () => {
  // Proves student-2-74, student-5-18, student-8-31.
  it('shows the comment at once, says so, and posts once for many presses', async () => {
    open();
    await screen.findByText('Comment 2');
    expect(button('Post comment').disabled).toBe(true);
    write('  ');
    expect(button('Post comment').disabled).toBe(true);
    const answer = deferred();
    fault = () => answer.promise;
    faultAfter = true;
    write(' شُكْرًا ');
    press('Post comment');
    fireEvent.submit(box().form as HTMLFormElement);
    const row = await rowOf('شُكْرًا');
    expect(row.getByText('Posting...')).toBeTruthy();
    expect(box().value).toBe('');
    fault = null;
    await waitFor(() => expect(posted).toHaveLength(1));
    answer.resolve(ok(comments.at(-1)));
    await screen.findByText('Comment added successfully!');
    await waitFor(async () => expect((await rowOf('شُكْرًا')).queryByText('Posting...')).toBeNull());
    expect(posted).toHaveLength(1);
    expect(posted[0]?.get('comment')).toBe('شُكْرًا');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  // Proves student-8-11.
  it('gives the text back when it fails, before what was written since', async () => {
    open();
    await screen.findByText('Comment 2');
    const answer = deferred();
    fault = () => answer.promise;
    write('First thought');
    press('Post comment');
    write('Second thought');
    answer.reject(new TypeError('offline'));
    expect(await screen.findByText('Failed to add comment')).toBeTruthy();
    expect(box().value).toBe('First thought\n\nSecond thought');
    expect(screen.queryByText('Posting...')).toBeNull();
  });

  it('posts once when the answer was lost and the same text is sent again', async () => {
    open();
    await screen.findByText('Comment 2');
    fault = offline;
    faultAfter = true;
    write('Once');
    press('Post comment');
    await screen.findByText('Failed to add comment');
    expect(box().value).toBe('Once');
    fault = null;
    press('Post comment');
    await screen.findByText('Comment added successfully!');
    expect(posted[1]?.get('request_key')).toBe(posted[0]?.get('request_key'));
    expect(comments.filter((one) => one.comment === 'Once')).toHaveLength(1);
    expect(screen.getAllByText('Once')).toHaveLength(1);
  });

  it('says why the server refused', async () => {
    open();
    await screen.findByText('Comment 2');
    fault = refused;
    write('Hello');
    press('Post comment');
    expect(await screen.findByText('No.')).toBeTruthy();
  });

  it('keeps what is being written when the page goes, and the attempt under way with it', async () => {
    const first = open();
    await screen.findByText('Comment 2');
    write('Half a');
    first.unmount();
    const second = open();
    expect(box().value).toBe('Half a');
    fault = () => new Promise(() => {});
    press('Post comment');
    await waitFor(() => expect(posted).toHaveLength(1));
    second.unmount();
    fault = null;
    open();
    expect(box().value).toBe('Half a');
    press('Post comment');
    await screen.findByText('Comment added successfully!');
    expect(posted[1]?.get('request_key')).toBe(posted[0]?.get('request_key'));
  });

  // Proves student-5-18, student-8-13.
  it('leaves nothing behind for whoever signs out while a post is under way', async () => {
    open();
    await screen.findByText('Comment 2');
    const answer = deferred();
    fault = () => answer.promise;
    write('Private');
    press('Post comment');
    await waitFor(() => expect(posted).toHaveLength(1));
    useAuthStore.setState({ user: null, isAuthenticated: false });
    localStorage.clear();
    answer.reject(new TypeError('offline'));
    await waitFor(() => expect(box().value).toBe('Private'));
    expect({ ...localStorage }).not.toHaveProperty('draft:comment:amina@example.com:l:0');
    press('Post comment');
    expect(await screen.findByText('You must be logged in to comment')).toBeTruthy();
  });
});

describe('replying', () => {
  // Proves student-2-74.
  it('opens several boxes, each for its own comment, and closes one at a time', async () => {
    open();
    const first = await rowOf('Comment 1');
    const second = await rowOf('Comment 2');
    fireEvent.click(first.getByRole('button', { name: 'Reply' }));
    await untilFocused(() => first.getByLabelText('Your reply'));
    fireEvent.click(second.getByRole('button', { name: 'Reply' }));
    expect(screen.getAllByText('Replying to')).toHaveLength(2);
    fireEvent.change(first.getByLabelText('Your reply'), { target: { value: 'to one' } });
    fireEvent.change(second.getByLabelText('Your reply'), { target: { value: 'to two' } });
    fireEvent.click(second.getByRole('button', { name: 'Close the reply box' }));
    expect(second.queryByLabelText('Your reply')).toBeNull();

    fireEvent.click(first.getByRole('button', { name: 'Post reply' }));
    await screen.findByText('Comment added successfully!');
    expect(posted[0]?.get('parent_id')).toBe('1');
    expect(first.queryByLabelText('Your reply')).toBeNull();
    expect(screen.getByText('to one')).toBeTruthy();

    fireEvent.click(second.getByRole('button', { name: 'Reply' }));
    expect(second.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('to two');
  });

  it('stands open again where a reply was begun', async () => {
    const first = open();
    const row = await rowOf('Comment 1');
    fireEvent.click(row.getByRole('button', { name: 'Reply' }));
    write('begun', 'Your reply');
    first.unmount();
    open();
    await screen.findByText('Comment 1');
    expect(box('Your reply').value).toBe('begun');
  });

  it('keeps what was written in sight when its comment was deleted, and posts it by itself', async () => {
    const first = open();
    fireEvent.click((await rowOf('Comment 1')).getByRole('button', { name: 'Reply' }));
    write('an answer', 'Your reply');
    first.unmount();
    comments = comments.filter(({ id }) => id !== 1);
    open();
    await screen.findByText('Comment 2');
    expect(box('Your reply').value).toBe('an answer');
    expect(screen.getByText(/a deleted comment/)).toBeTruthy();
    press('Post reply');
    await screen.findByText('Comment added successfully!');
    expect(posted[0]?.get('parent_id')).toBeNull();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  it('keeps it in sight above the stub of its comment too, and not while older threads may have it', async () => {
    localStorage.setItem(`draft:comment:${amina.email}:l:1`, '{"text":"begun","request":null}');
    comments = [comment(1, { deleted: true }), comment(2, { parent_id: 1 })];
    const first = open();
    await screen.findByText('This comment was deleted.');
    expect(box('Your reply').value).toBe('begun');
    first.unmount();
    comments = Array.from({ length: 60 }, (_, at) => comment(at + 1));
    open();
    await screen.findByText('Comment 60');
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });
});

it('leads from who wrote to their page where the server names the account', async () => {
  comments = [comment(1, { author_id: 20 }), comment(2)];
  open();
  const author = (await rowOf('Comment 1')).getByRole('link', { name: 'Musa Ibrahim' });
  expect(author.getAttribute('href')).toBe('/admin/students/20');
  expect((await rowOf('Comment 2')).queryByRole('link', { name: 'Musa Ibrahim' })).toBeNull();
});

describe('deleting', () => {
  // Proves student-6-4.
  it('is offered for one’s own comments, and for all to an administrator', async () => {
    comments = [comment(1), comment(2, { email: amina.email })];
    const first = open();
    expect((await rowOf('Comment 1')).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect((await rowOf('Comment 2')).getByRole('button', { name: 'Delete' })).toBeTruthy();
    first.unmount();
    useAuthStore.setState({ user: { ...amina, role: roles.administrator } });
    open();
    expect((await rowOf('Comment 1')).getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  // Proves student-2-75, student-8-12, student-8-32.
  it('asks first, says when it failed, and leaves a stub above replies', async () => {
    comments = [comment(1, { email: amina.email }), comment(2, { parent_id: 1 })];
    open();
    fireEvent.click((await rowOf('Comment 1')).getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText(
        'Are you sure you want to delete this comment? This action cannot be undone.',
      ),
    ).toBeTruthy();
    fault = offline;
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Failed to delete comment')).toBeTruthy();
    fault = null;
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Comment deleted successfully!')).toBeTruthy();
    await untilFocused(() => screen.getByRole('heading', { name: /Discussion/ }));
    expect(screen.getByText('This comment was deleted.')).toBeTruthy();
    expect(screen.getByText('Comment 2')).toBeTruthy();
    expect(screen.queryByText('Comment 1')).toBeNull();
  });
});

// Proves student-2-76.
it('says that there are none, and what could not be loaded', async () => {
  comments = [];
  const first = open();
  expect(await screen.findByText('No comments yet. Be the first to comment!')).toBeTruthy();
  first.unmount();
  vi.stubGlobal('fetch', vi.fn(offline));
  open();
  expect(await screen.findByText('The comments could not be loaded.')).toBeTruthy();
});

// Proves ours-108.
it('shows the comment that the address names, however far down it stands', async () => {
  comments = Array.from({ length: 130 }, (_, at) => comment(1000 + at));
  comments.push(comment(2000, { comment: 'Why marfu?', parent_id: 1003 }));
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  open('#comment-2000');
  await untilFocused(() => document.getElementById('comment-2000'));
  expect(document.getElementById('comment-2000')?.className).toContain('bg-gold-soft');
  expect(document.querySelectorAll('li.bg-gold-soft')).toHaveLength(1);
  expect(scrolled).toEqual(['comment-2000']);
  // One that is there no more is looked for to the end, and the discussion stays as it is.
  cleanup();
  open('#comment-9999');
  await screen.findByText('Comment 1129');
  expect(document.querySelectorAll('li.bg-gold-soft')).toHaveLength(0);
});

// Proves rulings-1-1.
it('asks for older threads only when they are wanted, and again when they did not come', async () => {
  comments = Array.from({ length: 120 }, (_, at) => comment(at + 1));
  open();
  await screen.findByText('Comment 120');
  expect(screen.getByRole('heading', { name: 'Discussion (120)' })).toBeTruthy();
  const asked = () => vi.mocked(fetch).mock.calls.map(([, init]) => String(init?.body));
  const pages = () => asked().flatMap((body) => new URLSearchParams(body).get('page') ?? []);
  const shown = () => screen.getAllByText(/^Comment \d+$/).length;
  expect([shown(), pages()]).toEqual([20, ['1']]);
  press('Show older comments');
  expect([shown(), pages()]).toEqual([40, ['1']]);
  olderFault = offline;
  press('Show older comments');
  expect(await screen.findByText('The comments could not be loaded.')).toBeTruthy();
  expect(shown()).toBe(50);
  olderFault = null;
  press('Show older comments');
  await waitFor(() => expect(shown()).toBeGreaterThan(50));
  for (let more = 0; more < 4; more += 1) {
    const before = shown();
    if (!screen.queryByRole('button', { name: 'Show older comments' })) break;
    press('Show older comments');
    await waitFor(() => expect(shown()).toBeGreaterThan(before));
  }
  expect(shown()).toBe(120);
  expect(new Set(pages())).toEqual(new Set(['1', '2', '3']));
  expect(screen.queryByRole('button', { name: 'Show older comments' })).toBeNull();
});
