import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../test/mock-server.tsx';
import { officeWork } from '../test/office-work.ts';
import { OfficeNav } from './office-nav.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getOfficeWork', () => ok(officeWork()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nav = () => within(screen.getByRole('navigation', { name: 'Administration' }));
const names = () =>
  nav()
    .getAllByRole('link')
    .map((link) => link.textContent);

// Proves decision-072-4.
it('has every screen in four groups, and the way to the student’s side at its end', () => {
  renderAt('/admin', <OfficeNav />);
  expect(
    nav()
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Teaching', 'People', 'Money', 'Institute']);
  expect(names()).toEqual([
    ...[
      'Overview',
      'Classes',
      'The week',
      'Closed days',
      'Exams',
      'Hand-ins',
      'Questions',
      'Certificates',
      'Students',
    ],
    ...['Messaging', 'Letters', 'Payments', 'Who owes', 'Books', 'Settings', 'Audit log', 'Trash'],
    ...['Health', 'Security', 'View as student'],
  ]);
});

it.each([
  ['/admin', 'Overview'],
  ['/admin/classes/manage/4/lessons/5', 'Classes'],
  ['/admin/books', 'Books'],
])('marks at %s the entry %s alone', (path, label) => {
  renderAt(path, <OfficeNav />);
  const here = nav()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here.map((link) => link.textContent)).toEqual([label]);
});

// Proves decision-072-4, ours-457.
it('says in words how much waits behind an entry', async () => {
  const one = { count: 1, first: [] };
  server.reply('getOfficeWork', () =>
    ok(
      officeWork({
        exams: { waiting: 1200, over_3_days: 0, over_7_days: 0, this_month: 0 },
        subscriptions: { count: 5, first: [] },
        certificates: { count: 4, first: [], more: false },
        ...{ comments: one, mails: { count: 2, first: [] }, differences: 3, payments: one },
        owing: { count: 2, first: [] },
        homework: { count: 6, more: false, first: [] },
      }),
    ),
  );
  renderAt('/admin', <OfficeNav />);
  await screen.findByText('1,200 exams waiting');
  expect(names().filter((name) => /\d/.test(name))).toEqual([
    'Classes55 ending subscriptions',
    'Exams1,2001,200 exams waiting',
    'Hand-ins66 hand-ins waiting',
    'Questions11 unanswered comment',
    'Certificates44 certificates due',
    'Messaging22 failed e-mails',
    'Payments11 failed payment',
    'Who owes22 debts over 30 days old',
    'Books33 open differences',
  ]);
});

// Proves ours-142.
it('leads to what is to be confirmed beside the exams, while something waits', async () => {
  server.reply('getOfficeWork', () => ok(officeWork({ claims: 4 })));
  renderAt('/admin', <OfficeNav />);
  await screen.findByText('4 transfers to confirm');
  expect(names().slice(4, 6)).toEqual(['Exams', 'To confirm44 transfers to confirm']);
});

it('shows no number while nothing waits, or when it cannot be asked', async () => {
  renderAt('/admin', <OfficeNav />);
  await vi.waitFor(() => expect(server.of('getOfficeWork')).toHaveLength(1));
  expect(names().some((name) => /\d/.test(name))).toBe(false);
});

// Proves ours-259.
it.each([
  ['money', ['To confirm', 'Students', 'Payments', 'Who owes', 'Books', 'Security']],
  ['support', ['Students', 'Messaging', 'Letters', 'Security']],
  [
    'head',
    [
      ...['Classes', 'The week', 'Closed days', 'Exams', 'Hand-ins', 'Questions', 'Letters'],
      'Security',
    ],
  ],
] as const)('shows whoever holds %s what they may open, and asks for no counts', (power, shown) => {
  server = mockServer({ ...amina, office: [power] });
  renderAt('/admin', <OfficeNav />);
  const others = names().filter((name) => name !== 'View as student' && name !== 'To confirm');
  expect(others).toEqual(shown.filter((name) => name !== 'To confirm'));
  expect(server.of('getOfficeWork')).toEqual([]);
});
