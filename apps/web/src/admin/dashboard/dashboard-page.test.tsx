import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import { getAdminReport } from '@institute/contract/reports/reports';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handedIn } from '../../domains/certificates/certificate-handover.ts';
import { answerKey } from '../../platform/answer-key.ts';
import { aHealth } from '../../test/a-health.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { officeWork } from '../../test/office-work.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { text } from './text.ts';
import { timeLeft } from './time-left.ts';

type AdminReport = WireOf<typeof getAdminReport>;

let server: MockServer;
const now = new Date('2026-11-20T12:00:00Z').getTime();
const inSeconds = (seconds: number) => now / 1000 + seconds;

const months = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
);
function report(changes: Partial<AdminReport> = {}): AdminReport {
  return {
    total_regular_users: 1234,
    total_active_classes: 7,
    classes: [],
    aisub: inSeconds(90_061),
    enrolment: months.map((month, index) => ({ month, count: index * 3 })),
    income: months.map((month, index) => ({ month, amount: index * 1000.5 })),
    pending_exams: 0,
    ...changes,
  };
}
const answer = (changes?: Partial<AdminReport>) =>
  server.reply('adminReport.php', () => ok(report(changes)));
const card = (label: string) => screen.findByText(label).then((node) => node.closest('a, div'));
/** The page of the certificates, as far as it matters here. */
function Received() {
  const { finished } = handedIn(useLocation().state);
  return <p>{`Those who finished ${finished?.id} ${finished?.name}`}</p>;
}
const tile = (title: string) => screen.queryByRole('heading', { level: 3, name: title });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setInterval', 'clearInterval', 'Date'] });
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getHealth', () => ok(aHealth()));
  server.reply('getOfficeWork', () => ok(officeWork()));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the figures', () => {
  // Proves admin-2-1, admin-2-12, ours-47.
  it('stand on cards, of which the pending exams lead to marking', async () => {
    answer({ pending_exams: 2 });
    server.reply('getOfficeWork', () =>
      ok(
        officeWork({
          exams: { waiting: 2, over_3_days: 1, over_7_days: 1, this_month: 1 },
          joined: { this_month: 12, last_month: 3 },
          classes: { this_month: 1, last_month: 0 },
        }),
      ),
    );
    renderAt('/admin', <DashboardPage />);
    expect((await card('Total Students'))?.textContent).toBe(
      'Total Students1,234+12 this month, 3 last month',
    );
    expect((await card('Active Classes'))?.textContent).toBe('Active Classes7+1 this month');
    expect((await card("This Month's Enrollment"))?.textContent).toBe(
      "This Month's Enrollment3330 last month",
    );
    const pending = await card('Pending Exams');
    expect(pending?.textContent).toBe('Pending Exams21 handed in this month');
    expect(pending?.getAttribute('href')).toBe('/admin/exams');
  });

  it.each([
    [0, 0, ''],
    [0, 3, 'None this month, 3 last month'],
    [3, 3, '+3 this month, as many last month'],
    [1200, 0, '+1,200 this month'],
    [2, 1, '+2 this month, 1 last month'],
  ])('say of %i this month and %i last: %s', (present, last, words) => {
    expect(text.change.byMonth(present, last)).toBe(words);
  });

  it('are drawn by month with the same numbers as a table behind', async () => {
    answer();
    renderAt('/admin', <DashboardPage />);
    const income = await screen.findByRole('table', { name: 'Income by month', hidden: true });
    const rows = within(income).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(13);
    expect(rows[1]?.textContent).toBe('November 2026₦11,005.50');
    expect(
      screen.getByRole('img', { name: /Enrollments by month: December 2025 0.*November 2026 33/ }),
    );
  });

  // Proves admin-2-17.
  it('say what failed, keep the ways into the area, and come with Retry', async () => {
    server.reply('adminReport.php', () => refused('unavailable', 'The books are closed.'));
    renderAt('/admin', <DashboardPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load admin report: The books are closed.');
    expect(tile('Students')).toBeTruthy();
    answer();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // Proves call-getAdminReport.
  it('are asked for again on coming back to the window and on opening', async () => {
    answer();
    const client = renderAt('/admin', <DashboardPage />);
    await screen.findByText('1,234');
    answer({ total_regular_users: 1235 });
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('1,235')).toBeTruthy();
    expect(
      client
        .getQueryCache()
        .find({ queryKey: answerKey(getAdminReport, {}) })
        ?.isStale(),
    ).toBe(true);
  });
});

describe('what needs action', () => {
  const state = (one: 'act' | 'watch') =>
    ({ state: one, reason: 'failed', seen_at: 0, facts: null }) as const;

  // Proves ours-38.
  it('is one line that names the parts and leads to them', async () => {
    answer();
    const storage = { state: 'unknown', reason: 'silent', seen_at: 0, facts: null } as const;
    server.reply('getHealth', () =>
      ok(aHealth({ backups: state('act'), jobs: state('watch'), storage })),
    );
    renderAt('/admin', <DashboardPage />);
    const line = await screen.findByRole('region', { name: 'Health' });
    expect(line.textContent).toContain('Something needs action: Storage, Backups.');
    const way = within(line).getByRole('link', { name: 'Open Health' });
    expect(way.getAttribute('href')).toBe('/admin/health');
  });

  it('is not spoken of while all is well, or cannot be asked', async () => {
    answer();
    renderAt('/admin', <DashboardPage />);
    await screen.findByText('1,234');
    await vi.waitFor(() => expect(server.of('getHealth')).not.toHaveLength(0));
    expect(screen.queryByText(/needs action/)).toBeNull();
    cleanup();
    server.reply('getHealth', () => refused('unavailable', 'Away.'));
    renderAt('/admin', <DashboardPage />);
    await screen.findByText('1,234');
    expect(screen.queryByText(/needs action|Away/)).toBeNull();
  });
});

describe('what waits', () => {
  const works = (changes: Parameters<typeof officeWork>[0]) =>
    server.reply('getOfficeWork', () => ok(officeWork(changes)));
  const waiting = () => screen.findByRole('region', { name: 'What waits for you' });

  // Proves decision-072-2, ours-206, ours-457.
  it('is named with the way to where it is done', async () => {
    answer();
    const at = inSeconds(-86_400);
    const thread = { class_rand: 'c-4', lesson_rand: 'l-5', class: 'Nahw', lesson: 'The doer' };
    works({
      comments: {
        count: 7,
        first: [{ ...thread, student: 'Bilal', student_id: 12, comment_id: 31, at }],
      },
      homework: { count: 12, more: false, first: [{ class_id: 4, class: 'Sarf', count: 11 }] },
      subscriptions: { count: 3, first: [{ class_id: 4, class: 'Sarf', count: 3 }] },
      certificates: {
        ...{ count: 1, more: false, first: [{ class_id: 6, class: 'Nahw', count: 1 }] },
      },
      mails: { count: 2, first: [{ message_id: 9, subject: 'News', count: 2 }] },
      payments: {
        count: 1,
        first: [{ reference: 'FUND_x', user_id: 9, name: 'Zainab', at }],
      },
      differences: 2,
      owing: {
        count: 8,
        first: [
          {
            ...{ invoice_id: 3, user_id: 14, name: 'Halima', title: 'Nahw', rest: 9000 },
            due_on: '2026-10-01',
          },
        ],
      },
    });
    renderAt('/admin', <DashboardPage />);
    const region = within(await waiting());
    const links = region.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bilal', '/admin/students/12'],
      ['The doer (Nahw)19 Nov 2026', '/classes/c-4/lessons/l-5#comment-31'],
      ['Answer questions', '/admin/questions'],
      ['Sarf11 hand-ins', '/admin/hand-ins?class=4'],
      ['Sarf3 students', '/admin/classes/manage/4?tab=students'],
      ['Nahw1 student', '/admin/certificates'],
      ['News2 e-mails failed', '/admin/messages?message=9'],
      ['Ledger and card payments do not agree2', '/admin/books?tab=provider'],
      ['ZainabFUND_x19 Nov 2026', '/admin/students/9?tab=wallet'],
      ['Halima', '/admin/students/14'],
      ['Nahw₦9,000.00', '/admin/owing?age=older'],
      ['See who owes', '/admin/owing?age=older'],
    ]);
    expect(region.getByRole('heading', { name: 'Questions without an answer 7' })).toBeTruthy();
  });

  // Proves decision-072-2.
  it('stands before the figures, and is not spoken of when it is nothing', async () => {
    answer();
    works({ mails: { count: 1, first: [{ message_id: 9, subject: 'News', count: 1 }] } });
    renderAt('/admin', <DashboardPage />);
    const region = await waiting();
    const students = await screen.findByText('Total Students');
    expect(region.compareDocumentPosition(students)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    works({});
    renderAt('/admin', <DashboardPage />);
    await screen.findByText('1,234');
    expect(screen.queryByRole('region', { name: 'What waits for you' })).toBeNull();
  });

  // Proves decision-072-2.
  it('says of exams how long they have waited', async () => {
    answer({ pending_exams: 9 });
    works({ exams: { waiting: 9, over_3_days: 4, over_7_days: 1, this_month: 0 } });
    renderAt('/admin', <DashboardPage />);
    await screen.findByText(/has waited for more than a week/);
    cleanup();
    works({ exams: { waiting: 9, over_3_days: 4, over_7_days: 0, this_month: 0 } });
    renderAt('/admin', <DashboardPage />);
    await screen.findByText(/have waited for more than 3 days/);
  });

  // Proves decision-072-2.
  it('hands a class of which certificates are due to where they are given', async () => {
    answer();
    const first = [{ class_id: 4, class: 'Sarf', count: 150 }];
    works({ certificates: { count: 200, more: true, first } });
    renderAt(
      '/admin',
      <Routes>
        <Route path="/admin" element={<DashboardPage />} />
        <Route path="/admin/certificates" element={<Received />} />
      </Routes>,
    );
    const region = within(await waiting());
    const title = 'Finished, without a certificate 200+';
    expect(region.getByRole('heading', { name: title })).toBeTruthy();
    fireEvent.click(region.getByRole('link', { name: 'Sarf 150 students' }));
    expect(await screen.findByText('Those who finished 4 Sarf')).toBeTruthy();
  });

  it('takes nothing away when it cannot be asked', async () => {
    answer();
    server.reply('getOfficeWork', () => refused('unavailable', 'Away.'));
    renderAt('/admin', <DashboardPage />);
    await screen.findByText('1,234');
    expect(tile('Students')).toBeTruthy();
  });
});

describe('an institute that is not open yet', () => {
  const steps = () =>
    within(screen.getByRole('region', { name: 'Open your institute' })).getAllByRole('listitem');

  // Proves decision-072-3.
  it('says that the secret key of the card provider is missing once the public one is there', async () => {
    answer();
    const setup = { ...officeWork().setup, payment: false, card_secret_missing: true };
    server.reply('getOfficeWork', () => ok(officeWork({ setup })));
    renderAt('/admin', <DashboardPage />);
    expect(await screen.findByText(/Set PAYSTACK_SECRET_KEY on the server/)).toBeTruthy();
  });

  // Proves decision-072-3.
  it('begins with a list that ticks itself, and leaves when all is done', async () => {
    answer();
    const setup = officeWork().setup;
    server.reply('getOfficeWork', () =>
      ok(officeWork({ setup: { ...setup, class: false, lesson: false } })),
    );
    const client = renderAt('/admin', <DashboardPage />);
    await screen.findByText('7 of 9 done. This list leaves when all are.');
    expect(steps().map((step) => /^(To do|Done):/.exec(step.textContent)?.[1])).toEqual([
      'Done',
      'To do',
      'To do',
      'Done',
      'Done',
      'Done',
      'Done',
      'Done',
      'Done',
    ]);
    expect(screen.getByRole('link', { name: 'Add a class' }).getAttribute('href')).toBe(
      '/admin/classes',
    );
    expect(steps()[2]?.textContent).toContain('Write its first three lessons');
    server.reply('getOfficeWork', () => ok(officeWork()));
    await act(() => client.invalidateQueries({ queryKey: answerKey(getAdminReport) }));
    await vi.waitFor(() => expect(screen.queryByText(/This list leaves/)).toBeNull());
  });

  // Proves decision-072-3.
  it('leads to what visitors see, which the browser remembers', async () => {
    answer();
    const setup = { ...officeWork().setup, student: false };
    server.reply('getOfficeWork', () => ok(officeWork({ setup })));
    renderAt('/admin', <DashboardPage />);
    const way = await screen.findByRole('link', { name: 'Open the public page' });
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/c', '_blank']);
    expect(screen.getByText(/^7 of 9 done/)).toBeTruthy();
    way.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(way);
    expect(screen.getByText(/^8 of 9 done/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the public page' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('visitor-look') ?? '{}')).toMatchObject({
      state: { hasLooked: true },
    });
  });

  // Proves decision-072-3.
  it('leads to the import of students', async () => {
    answer();
    const setup = { ...officeWork().setup, student: false };
    server.reply('getOfficeWork', () => ok(officeWork({ setup })));
    renderAt('/admin', <DashboardPage />);
    const way = await screen.findByRole('link', { name: 'Import students' });
    expect(way.getAttribute('href')).toBe('/admin/students#import');
  });
});

describe('pending exams', () => {
  // Proves admin-2-13, admin-2-14.
  it('come with a banner and a tile that counts them', async () => {
    answer({ pending_exams: 3 });
    renderAt('/admin', <DashboardPage />);
    const mark = await screen.findByRole('link', { name: 'Mark Exams' });
    expect(mark.getAttribute('href')).toBe('/admin/exams');
    expect(tile('Mark Exams 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Mark Exams' })).toBeTruthy();
  });

  // Proves admin-2-13, admin-2-14.
  it('are not spoken of when there are none', async () => {
    answer();
    renderAt('/admin', <DashboardPage />);
    await screen.findByText('1,234');
    expect(screen.queryByRole('link', { name: 'Mark Exams' })).toBeNull();
    expect(screen.queryByText(/Mark Exams/)).toBeNull();
    const links = screen.getAllByRole('link', { name: /^Manage / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/classes',
      '/admin/students',
      '/admin/payments',
      '/admin/messages',
      '/admin/certificates',
      '/admin/settings',
    ]);
  });
});

describe('the marking subscription', () => {
  // Proves admin-2-15, admin-2-16.
  it('counts down second by second and ends', async () => {
    answer({ aisub: inSeconds(2), pending_exams: 1 });
    renderAt('/admin', <DashboardPage />);
    const clock = await screen.findByRole('timer');
    expect(clock.textContent).toBe('0days00hours00minutes02seconds');
    act(() => void vi.advanceTimersByTime(1000));
    expect(clock.textContent).toBe('0days00hours00minutes01seconds');
    expect(screen.getByRole('link', { name: 'Manage Mark Exams' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Expired')).toBeTruthy();
    const note = 'AI subscription expired - renew to enable auto-marking';
    expect(screen.getByText(note)).toBeTruthy();
    const manage = screen.getByRole<HTMLButtonElement>('button', { name: 'Manage Mark Exams' });
    expect(manage.disabled).toBe(true);
  });
});

// Proves ours-48.
it('a marking subscription that was never begun has not expired', async () => {
  answer({ aisub: 0 });
  renderAt('/admin', <DashboardPage />);
  expect((await screen.findByText('Not begun')).className).not.toContain('bad');
  expect(screen.queryByText('Expired')).toBeNull();
});

it.each([
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [0, null],
  [-1, null],
])('%d seconds are %o', (seconds, expected) => {
  expect(timeLeft(new Date(1000 * inSeconds(seconds)), now)).toEqual(expected);
});
