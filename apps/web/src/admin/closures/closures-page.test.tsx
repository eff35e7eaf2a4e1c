import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { ClosuresPage } from './closures-page.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getClosures', () =>
    ok({
      closures: [{ id: 3, from_on: '2099-01-01', until_on: '2099-01-01', name: 'New Year' }],
      proposed: [
        ...[{ from_on: '2099-03-09', until_on: '2099-03-10', name: 'Eid', is_by_moon: true }],
        ...[{ from_on: '2099-10-01', until_on: '2099-10-01', name: 'October', is_by_moon: false }],
      ],
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const submit = () => fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);
const last = (action: string) => Object.fromEntries(server.of(action).at(-1)?.fields ?? []);

// Proves ours-225, ours-399.
it('proposes holidays, of which somebody confirms the days as they are known then', async () => {
  server.reply('addClosure', () => ok({ meetings: 2 }));
  const held = { ...{ class_id: 7, state: 'planned', by_hand: false }, lacks_register: false };
  const hours = { starts_at: 4_076_000_000, ends_at: 4_076_003_600, zone: 'Africa/Lagos' };
  const names = { group_id: 1, group_name: '', class_name: 'Nahw', teacher_id: 0 };
  const rest = { teacher_name: '', place: '', topic: '', reason: '', version: 1 };
  server.reply('getMeetings', () =>
    ok([1, 2].map((id) => ({ id, ...held, ...hours, ...names, ...rest }))),
  );
  renderAt('/admin/closures', <ClosuresPage />);
  expect(await screen.findByText(/^9 Mar 2099 to 10 Mar 2099 · The moon decides/)).toBeTruthy();
  expect(screen.getByText('1 Oct 2099')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Eid' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Eid');
  // How much that touches is said before it is done.
  expect((await screen.findByText(/^2 meetings of 1 class on these days/)).textContent).toMatch(
    /students are told/,
  );
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-03-08' } });
  submit();
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
  expect(server.of('addClosure')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-03-11' } });
  submit();
  await waitFor(() =>
    expect(last('addClosure')).toMatchObject({
      ...{ from_on: '2099-03-09', until_on: '2099-03-11', name: 'Eid' },
    }),
  );
  expect(await screen.findByText('The days are closed; 2 meetings cancelled.')).toBeTruthy();
});

it('opens closed days again after a question', async () => {
  server.reply('removeClosure', () => ok(null));
  renderAt('/admin/closures', <ClosuresPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open New Year again' }));
  expect(server.of('removeClosure')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(last('removeClosure')).toMatchObject({ closure_id: '3' }));
});
