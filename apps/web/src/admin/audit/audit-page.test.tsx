import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { AuditPage } from './audit-page.tsx';

const act = {
  ...{ id: 1, at: 1_790_000_000, actor: null, subject: null, action: 'deleteLesson' },
  details: [{ name: 'subject', value: 'الدرس' }],
};
/** What the server calls each thing it is asked about. */
const names: Record<string, string> = { 'lesson:12': 'الدرس', 'certificate:7': '' };

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getAuditLog', ({ fields }) => {
    const asked = fields.get('thing');
    const thing = asked === null ? null : { thing: asked, name: names[asked] ?? '' };
    const page = { total: 1, more: false, page: 1, per_page: 10 };
    const meta = { ...page, administrators: [], subject: null, thing };
    return ok(
      [
        { ...act, thing: 'lesson:12' },
        { ...act, id: 2, thing: null },
      ],
      meta,
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lastAsked = () => server.of('getAuditLog').at(-1)?.fields.get('thing') ?? null;

// Proves call-getAuditLog.
it('asks about the thing of the address, by its name, until the chip is pressed', async () => {
  renderAt('/admin/audit?thing=lesson:12', <AuditPage />);
  const chip = await screen.findByRole('button', { name: 'Lesson الدرس: Show everything' });
  expect(lastAsked()).toBe('lesson:12');
  fireEvent.click(chip);
  await waitFor(() => expect(lastAsked()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: /Show everything/ })).toBeNull());
});

// Proves call-getAuditLog.
it('leads from an act to all with the same thing, where it is of one', async () => {
  renderAt('/admin/audit', <AuditPage />);
  const ways = await screen.findAllByRole('button', { name: /^Show only what was done with this/ });
  expect(ways).toHaveLength(1);
  fireEvent.click(ways[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Lesson الدرس: Show everything' });
  expect(lastAsked()).toBe('lesson:12');
});

it('names a thing that nothing names by its number', async () => {
  renderAt('/admin/audit?thing=certificate:7', <AuditPage />);
  expect(
    await screen.findByRole('button', { name: 'Certificate 7: Show everything' }),
  ).toBeTruthy();
});

// Proves call-exportAuditLog.
it('exports what was done with the thing alone', async () => {
  server.reply('exportAuditLog', () => refused('too_many_requests', 'Later.'));
  renderAt('/admin/audit?thing=lesson:12', <AuditPage />);
  await screen.findByRole('button', { name: /Show everything/ });
  fireEvent.click(screen.getByRole('button', { name: /Export/ }));
  await waitFor(() => expect(server.of('exportAuditLog')).toHaveLength(1));
  expect(server.of('exportAuditLog')[0]?.fields.get('thing')).toBe('lesson:12');
});

it('says so when an address asks about nothing there is', async () => {
  const words = 'This is nothing that acts are done with.';
  server.reply('getAuditLog', () => refused('invalid_input', words));
  renderAt('/admin/audit?thing=lesson:x', <AuditPage />);
  expect(await screen.findByText('The audit log could not be loaded.')).toBeTruthy();
  expect(lastAsked()).toBe('lesson:x');
});
