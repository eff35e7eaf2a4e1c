import { roles } from '@institute/contract/auth/abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../../platform/auth-store.ts';
import { type ClassAnswer, classFor, detailsFor, lessonFor } from '../../test/class-details.ts';
import { sentUser } from '../../test/mock-server.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { ClassDetailPage } from './class-detail-page.tsx';

const student = {
  id: 1,
  name: 'Amina',
  email: 'amina@example.com',
  phone: '0803',
  walletKobo: 1_000_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'x',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};

type Reply = () => Promise<Response> | Response;
const replies = new Map<string, Reply>();
const sent: string[] = [];
/** The price that each enrolment said it was shown. */
const shown: (string | null)[][] = [];
const ok = (data: unknown): Response => Response.json({ status: true, message: '', data });
const refused = (code: string, message: string): Response =>
  Response.json({ status: false, message, code });
const sentOf = (action: string) => sent.filter((one) => one === action).length;

/** Answers calls by their action; what has no reply is as good as offline. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const query = new URL(String(input), location.origin).searchParams;
  const body = new URLSearchParams(init?.body ? String(init.body) : '');
  const action = query.get('action') ?? body.get('action') ?? '';
  sent.push(action);
  if (action === 'classenrolement') shown.push([body.get('price'), body.get('monthly')]);
  const reply = replies.get(action);
  if (!reply) throw new TypeError('offline');
  return reply();
}

async function openPage(details: ClassAnswer, query = '') {
  replies.set('get_class_details', () => ok(details));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/classes/class-4${query}`]}>
        <Routes>
          <Route path="/classes/:id" element={<ClassDetailPage />} />
          <Route path="/classes/:id/lessons/:lesson" element={<p>The lesson itself</p>} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: details.class_details.name });
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  replies.clear();
  sent.length = 0;
  shown.length = 0;
  useAuthStore.setState({ user: student, isAuthenticated: true });
  replies.set('getUserData', () => ok(sentUser(useAuthStore.getState().user ?? student)));
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('enrolling', () => {
  // Proves student-2-55, student-4-11, student-8-29.
  it('asks with the balance after, sends once for many presses, and shows the class joined', async () => {
    const details = detailsFor({ lessons: [lessonFor(1)] });
    await openPage(details);
    press('Enroll');
    expect((await dialog()).getByText('₦2,500.00')).toBeTruthy();
    let arrive: (response: Response) => void = () => undefined;
    replies.set('classenrolement', () => new Promise((resolve) => (arrive = resolve)));
    replies.set('get_class_details', () => ok({ ...details, isEnrolled: true }));
    const button = (await dialog()).getByRole('button', { name: 'Enroll' });
    // All within one task, before anything can be drawn anew.
    act(() => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    await vi.waitFor(() => expect(sentOf('classenrolement')).toBe(1));
    await act(async () => arrive(ok({ nextSub: '0', wallet: 2500 })));
    expect(await screen.findByText('Successfully enrolled in the class!')).toBeTruthy();
    expect(await screen.findByText('Enrolled')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentOf('classenrolement')).toBe(1);
    expect(sentOf('get_class_details')).toBe(2);
    expect(useAuthStore.getState().user?.walletKobo).toBe(250_000);
  });

  // Proves student-8-3.
  it('leads to Payment Required when the server finds too little', async () => {
    await openPage(detailsFor());
    press('Enroll');
    replies.set('classenrolement', () =>
      refused('insufficient_balance', 'Insufficient wallet balance'),
    );
    replies.set('getUserData', () => ok(sentUser({ ...student, walletKobo: 50_000 })));
    useAuthStore.getState().setUser({ ...student, walletKobo: 750_000 });
    await act(async () => {
      fireEvent.click((await dialog()).getByRole('button', { name: 'Enroll' }));
    });
    expect(await screen.findByRole('heading', { name: 'Payment Required' })).toBeTruthy();
  });

  it('leads to Payment Required at once when the wallet is known to hold too little', async () => {
    useAuthStore.setState({ user: { ...student, walletKobo: 50_000 } });
    await openPage(detailsFor());
    press('Enroll');
    expect((await dialog()).getByRole('heading', { name: 'Payment Required' })).toBeTruthy();
    expect((await dialog()).getByText('₦7,000.00')).toBeTruthy();
    expect(sentOf('classenrolement')).toBe(0);
  });

  // Proves student-8-5.
  it('keeps the question open with the reason when the connection is lost', async () => {
    await openPage(detailsFor());
    press('Enroll');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Enroll' }));
    expect(
      await (await dialog()).findByText('An error occurred while enrolling. Please try again.'),
    ).toBeTruthy();
  });

  // Proves ours-8.
  it('joins a free class in one press, and says why when it could not', async () => {
    const free = detailsFor({ class_details: classFor({ premium: '0', amount: '0' }) });
    await openPage(free);
    replies.set('classenrolement', () => refused('class_closed', 'Registration has ended.'));
    press('Enroll for free');
    expect(await screen.findByText('Registration has ended.')).toBeTruthy();
    expect(screen.queryByText('Wallet balance')).toBeNull();
    replies.set('classenrolement', () => ok({ nextSub: '0', wallet: 10_000 }));
    replies.set('get_class_details', () => ok({ ...free, isEnrolled: true }));
    press('Enroll for free');
    expect(await screen.findByText('Successfully enrolled in the class!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentOf('classenrolement')).toBe(2);
  });

  const risen = classFor({ premium: '1', amount: '9000' });
  const priceNow = 'The price is ₦9,000.00 now. Nothing was taken.';
  const refuseAsRisen = () =>
    replies.set('classenrolement', () => {
      replies.set('get_class_details', () => ok(detailsFor({ class_details: risen })));
      return refused('price_changed', priceNow);
    });

  it('sends the price that it shows, and asks again with the new one where it has risen', async () => {
    await openPage(detailsFor());
    press('Enroll');
    refuseAsRisen();
    fireEvent.click((await dialog()).getByRole('button', { name: 'Enroll' }));
    expect(await (await dialog()).findByText(priceNow)).toBeTruthy();
    expect((await dialog()).getByText('₦9,000.00')).toBeTruthy();
    expect((await dialog()).getByText('₦1,000.00')).toBeTruthy();
    replies.set('classenrolement', () => ok({ nextSub: '0', wallet: 1000 }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Enroll' }));
    expect(await screen.findByText('Successfully enrolled in the class!')).toBeTruthy();
    expect(shown).toEqual([
      ['7500', '0'],
      ['9000', '0'],
    ]);
  });

  it('names the parts that follow, with their days, before the first is paid', async () => {
    const parts = classFor({
      premium: '1',
      amount: '10000',
      parts: '40:0,30:2999-01-15,30:2999-02-15',
    });
    await openPage(detailsFor({ class_details: parts }));
    press('Enroll');
    const asked = await dialog();
    expect(asked.getByText('₦4,000.00')).toBeTruthy();
    expect(asked.getByText('Then, from your wallet:')).toBeTruthy();
    const later = asked.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(later).toEqual([
      expect.stringMatching(/^₦3,000.00 on .*Jan.* 2999/),
      expect.stringMatching(/^₦3,000.00 on .*Feb.* 2999/),
    ]);
  });

  it('says what a class costs that was free a moment ago', async () => {
    await openPage(detailsFor({ class_details: classFor({ premium: '0', amount: '0' }) }));
    refuseAsRisen();
    press('Enroll for free');
    expect(await screen.findByText(priceNow)).toBeTruthy();
    expect(await screen.findByText('₦9,000.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enroll' })).toBeTruthy();
    expect(shown).toEqual([['0', '0']]);
  });

  it.each([
    ['Payment Required', { amount: '20000' }],
    ['Enroll in this class?', {}],
  ])('asks at once where somebody has come to join: %s', async (title, own) => {
    await openPage(detailsFor({ class_details: classFor({ premium: '1', ...own }) }), '?join=1');
    expect(await (await dialog()).findByRole('heading', { name: title })).toBeTruthy();
    expect(sentOf('classenrolement')).toBe(0);
  });

  it('joins nothing by an address', async () => {
    const free = detailsFor({ class_details: classFor({ premium: '0', amount: '0' }) });
    await openPage(free, '?join=1');
    expect(screen.getByRole('button', { name: 'Enroll for free' })).toBeTruthy();
    expect(sentOf('classenrolement')).toBe(0);
  });

  // Proves ours-149.
  it('offers what costs something to nobody who is signed in as the student', async () => {
    useAuthStore.setState({ user: { ...student, actingAdmin: 'Idris' } });
    await openPage(detailsFor());
    expect(await screen.findByText(/^Only the student can pay/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Enroll/ })).toBeNull();
  });

  it('offers no way in once registration is over', async () => {
    await openPage(detailsFor({ class_details: classFor({ regclosedate: '2020-01-01' }) }));
    expect(screen.getByText('Registration for this class has ended.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Enroll/ })).toBeNull();
  });
});

describe('what a class is', () => {
  const known = classFor({
    slug: 'roots',
    level: 'A2',
    hours: 12,
    teacher: 'Ustadha Maryam',
    outcomes: 'read a root\nname its patterns',
  });
  const wednesday = Date.UTC(2026, 10, 25, 17) / 1000;

  // Proves ours-7.
  it('stands in a row, with what one will be able to do and what one may look into', async () => {
    const lessons = [lessonFor(1, { preview: '1' }), lessonFor(2)];
    await openPage(detailsFor({ class_details: known, lessons, meetsAt: wednesday }));
    for (const fact of ['A2, elementary', 'About 12 hours', 'Ustadha Maryam', 'read a root']) {
      expect(screen.getByText(fact)).toBeTruthy();
    }
    expect(screen.getByRole('heading', { name: 'You will be able to' })).toBeTruthy();
    expect(screen.getByText(/^Wednesday, 25 Nov, .*18:00 \(?Lagos time\)$/)).toBeTruthy();
    const open = screen.getByRole('link', { name: /Lesson 1/ });
    expect(open.getAttribute('href')).toBe('/c/roots/lessons/lesson-1');
    expect(open.textContent).toContain('Free to look into');
    expect(screen.getByRole('button', { name: /Lesson 2/ }).textContent).not.toContain('look into');
  });

  // Proves ours-7.
  it('says to those who have joined when the next meeting is, and lets them in', async () => {
    const item = { ...known, links: 'https://meet.example/roots\nCamera off, please' };
    await openPage(detailsFor({ class_details: item, isEnrolled: true, meetsAt: wednesday }));
    const live = within(await screen.findByRole('region', { name: 'Live classes' }));
    expect(live.getByText(/^Wednesday, 25 Nov, .*18:00 \(?Lagos time\)$/)).toBeTruthy();
    const way = live.getByRole('link', { name: 'Join: meet.example/roots' });
    expect(way.getAttribute('href')).toBe('https://meet.example/roots');
    expect(live.getByText('Camera off, please')).toBeTruthy();
  });

  it('says nothing of what it does not know', async () => {
    await openPage(detailsFor());
    expect(screen.queryByText('Level')).toBeNull();
    expect(screen.queryByText('Teacher')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'You will be able to' })).toBeNull();
  });
});

describe('lessons', () => {
  const joined = (changes: Partial<ClassAnswer> = {}) =>
    detailsFor({ isEnrolled: true, lessons: [lessonFor(1)], ...changes });
  const row = (name: RegExp) => within(screen.getByRole('list')).getByRole('button', { name });

  // Proves student-4-14.
  it('records the first opening, then shows the lesson', async () => {
    await openPage(joined());
    replies.set('viewStatus', () => ok(null));
    const lesson = row(/Lesson 1/);
    act(() => {
      for (let press = 0; press < 3; press += 1) lesson.click();
    });
    expect(await screen.findByText('The lesson itself')).toBeTruthy();
    expect(sentOf('viewStatus')).toBe(1);
  });

  it('opens a viewed lesson without recording it again', async () => {
    await openPage(joined({ lessons: [lessonFor(1, { viewed: '1', viewedDate: 1_700_000_000 })] }));
    fireEvent.click(screen.getByRole('link', { name: /Lesson 1/ }));
    expect(await screen.findByText('The lesson itself')).toBeTruthy();
    expect(sentOf('viewStatus')).toBe(0);
  });

  // Proves student-8-17.
  it('says why a lesson is locked and sends nothing', async () => {
    await openPage(joined({ lessons: [lessonFor(1, { inputetype: 'Exam' }), lessonFor(2)] }));
    fireEvent.click(row(/Lesson 2/));
    expect(
      screen.getByText(
        'You cannot continue unless you submit the above exam. You cannot skip an exam.',
      ),
    ).toBeTruthy();
    expect(sentOf('viewStatus')).toBe(0);
  });

  // Proves ours-110.
  it('is open to a teacher of the class, whatever stands before it, and locked to one of another', async () => {
    const lessons = [
      lessonFor(1, { inputetype: 'Exam' }),
      lessonFor(2, { scheduled: '1', studydate: 2_000_000_000 }),
    ];
    const teaching = (classId: number) => ({ classId, powers: ['mark' as const] });
    useAuthStore.setState({ user: { ...student, teaches: [teaching(5)] } });
    await openPage(detailsFor({ lessons }));
    expect(document.querySelectorAll('ol .lucide-lock')).toHaveLength(2);
    cleanup();
    useAuthStore.setState({ user: { ...student, teaches: [teaching(4)] } });
    await openPage(detailsFor({ lessons }));
    expect(document.querySelectorAll('ol .lucide-lock')).toHaveLength(0);
    replies.set('viewStatus', () => ok(null));
    fireEvent.click(row(/Lesson 2/));
    expect(await screen.findByText('The lesson itself')).toBeTruthy();
  });

  // Proves student-8-6.
  it('stays and says so when the opening could not be recorded', async () => {
    await openPage(joined());
    fireEvent.click(row(/Lesson 1/));
    expect(await screen.findByText('An error occurred while marking lesson as read')).toBeTruthy();
    expect(screen.queryByText('The lesson itself')).toBeNull();
  });
});

// Proves ours-2, student-2-56.
it.each([
  ['/classes/none', 'class_not_found', 'Class not found'],
  ['/classes/%00', 'invalid_input', 'class_id contains a character that cannot be stored.'],
  ['/classes/a%20b', 'invalid_input', 'This is not an id.'],
] as const)('says at %s in words that there is no such class', async (path, code, message) => {
  replies.set('get_class_details', () => refused(code, message));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/classes/:id" element={<ClassDetailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const heading = await screen.findByRole('heading', { name: 'Class not found' });
  expect(heading).toBeTruthy();
  expect(screen.queryByText(/This is not an id|cannot be stored/)).toBeNull();
});

it('is asked for without the full stop that a link has picked up', async () => {
  replies.set('get_class_details', () => refused('class_not_found', 'Class not found'));
  const asked = vi.spyOn(globalThis, 'fetch');
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={['/classes/k3f_9.']}>
        <Routes>
          <Route path="/classes/:id" element={<ClassDetailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Class not found' });
  const [, init] = asked.mock.calls[0] ?? [];
  expect((init?.body as FormData | URLSearchParams | undefined)?.get('class_id')).toBe('k3f_9');
});
