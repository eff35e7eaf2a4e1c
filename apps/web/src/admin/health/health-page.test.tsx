import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHealth, healthTime } from '../../test/a-health.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { HealthPage } from './health-page.tsx';

let server: MockServer;
const answer = (...changes: Parameters<typeof aHealth>) =>
  server.reply('getHealth', () => ok(aHealth(...changes)));
const open = () => renderAt('/admin/health', <HealthPage />);
const part = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part', () => {
  // Proves ours-37.
  it('says how it stands, its figures, when it was last seen, and what to do', async () => {
    answer();
    open();
    const database = await part('Database');
    expect(database.textContent).toContain('PostgreSQL, 120 MB, answered in 4 ms');
    expect(database.textContent).toMatch(/Good.*Answered at 20 Nov 2026.*Nothing to do\./);
    expect((await part('Jobs')).textContent).toContain('12 waiting, 1 running, 0 failed');
    expect((await part('Storage')).textContent).toMatch(/12 GB of 40 GB free.*321 files, 2 in/);
    expect((await part('Mail')).textContent).toContain('No mail waits');
    expect((await part('Rewards’ budget')).textContent).toContain('₦300.00 of ₦20,000.00');
    expect(screen.getByRole('link', { name: 'Books' }).getAttribute('href')).toBe('/admin/books');
    expect((await part('Errors of the last day')).textContent).toContain('0 errors');
  });

  it('whose backups fail says when the last good one was, and what went wrong', async () => {
    const problem = 'ENOSPC: no space left on device';
    answer({
      backups: {
        state: 'act',
        reason: 'failed',
        seen_at: healthTime - 7200,
        facts: { proven_at: 0, problem },
      },
    });
    open();
    const { textContent } = await part('Backups');
    expect(textContent).toMatch(/Act now.*None was restored.*Last good backup: 20 Nov 2026/);
    expect(textContent).toContain(problem);
    expect(textContent).toContain('look at the folder of backups and its disk');
  });

  it('that is silent says so, without figures', async () => {
    answer({ storage: { state: 'unknown', reason: 'silent', seen_at: 0, facts: null } });
    open();
    const { textContent } = await part('Storage');
    expect(textContent).toMatch(/^StorageNot knownIt did not answer in 2 seconds\./);
  });
});

// Proves ours-155.
it('names who has a phone number to look at, with the way to them', async () => {
  const first = [{ id: 7, name: 'Zaynab', phone: '0803 12' }];
  server.reply('getHealth', () => ok({ ...aHealth(), phones: { count: 3, first } }));
  open();
  const card = within(await part('3 phone numbers to look at'));
  expect(card.getByRole('link', { name: 'Zaynab' }).getAttribute('href')).toBe('/admin/students/7');
  expect(card.getByText('0803 12')).toBeTruthy();
  expect(card.getByText('And 2 more: search the students for them.')).toBeTruthy();
});

it('lists errors by kind, with their place, count and times', async () => {
  const seen = { first_at: healthTime - 3600, last_at: healthTime };
  const kinds = [
    { message: 'request failed: Error: gone', place: 'enrol · a.ts:3', count: 3, ...seen },
    { message: '', place: '', count: 1, ...seen },
  ];
  answer({
    errors: { state: 'watch', reason: 'some', seen_at: healthTime, facts: { count: 4, kinds } },
  });
  open();
  const rows = within(
    await screen.findByRole('list', { name: 'Errors by kind, the newest first' }),
  ).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(
    /^request failed: Error: goneenrol · a\.ts:33 times between 20 Nov 2026.* and 20 Nov 2026/,
  );
  expect(rows[1]?.textContent).toMatch(/^Errors of other kinds1 time /);
});

// Proves ours-37.
it('asks again by itself, and keeps what it knew when that fails', async () => {
  answer();
  open();
  await part('Database');
  server.reply('getHealth', () => refused('unavailable', 'Away.'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(/^The newest state could not be had/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Database' })).toBeTruthy();
  answer();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await vi.waitFor(() => expect(screen.queryByText(/could not be had/)).toBeNull());
  expect(server.of('getHealth')).toHaveLength(3);
});

// Proves ours-37.
it('says so when it cannot be asked, with Retry', async () => {
  server.reply('getHealth', () => refused('unavailable', 'Away.'));
  open();
  expect(await screen.findByText('How the institute stands could not be asked.')).toBeTruthy();
  answer();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await part('Database')).toBeTruthy();
});
