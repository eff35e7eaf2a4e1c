// Proves ours-248.
import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { EditDialog } from './edit-dialog.tsx';

const student = {
  ...{ id: 2, name: 'Lami', email: 'lami@gmial.com', phone: '', role: roles.student },
  ...{ walletKobo: 0, day: '1', month: 'May', year: '2026', joinedAt: new Date(0) },
};
/** A student as the wire has them. */
const answer = {
  ...{ id: 2, name: 'Lami', email: 'lami@gmail.com', phonenumber: '', role: roles.student },
  ...{ day: '1', month: 'May', year: '2026', time: 0, wallet: 0 },
};
let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('editStudent', () => ok(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const edit = (phone: string) =>
  renderAt('/admin/students/2', <EditDialog student={{ ...student, phone }} onClose={vi.fn()} />);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => Object.fromEntries(server.of('editStudent').at(-1)?.fields ?? []);

it('mends the e-mail of somebody who came without a phone number, which stays as it is', async () => {
  edit('');
  type(/^Email/, 'lami@gmail.com');
  save();
  await waitFor(() => expect(sent()).toMatchObject({ email: 'lami@gmail.com' }));
  expect(sent()).not.toHaveProperty('phonenumber');
});

it('takes the phone number of somebody who had none', async () => {
  edit('');
  type(/^Phone/, '0803 123 4567');
  save();
  await waitFor(() => expect(sent()).toMatchObject({ phonenumber: '0803 123 4567' }));
});

// Proves admin-5-8.
it('empties no phone number that there is', async () => {
  edit('+2348031234567');
  type(/^Phone/, '');
  save();
  await screen.findByText(/Phone number is required/);
  expect(server.of('editStudent')).toEqual([]);
});
