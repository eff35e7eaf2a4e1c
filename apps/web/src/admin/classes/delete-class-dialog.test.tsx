import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { DeleteClassDialog } from './delete-class-dialog.tsx';

let server: MockServer;
const onDeleted = vi.fn();
beforeEach(() => {
  onDeleted.mockClear();
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const holds = { students: 12, lessons: 4, results: 1, required_by: ['Sarf'] };
function open() {
  const props = { id: '7', classId: 7, name: 'Nahw', onClose: () => undefined, onDeleted };
  renderAt('/', <DeleteClassDialog {...props} />);
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Delete Class' }));

describe('deleting a class', () => {
  it('says how many have paid, and asks again when there are more of them', async () => {
    let paying = 1;
    server.reply('getClassDeletion', () => ok({ ...holds, paying }));
    server.reply('deleteClass', ({ fields }) =>
      Number(fields.get('paying')) < paying
        ? refused('class_paid_for', 'Students have paid for this class.')
        : ok(null),
    );
    open();
    await screen.findByText('It is hidden from 12 students, with 4 lessons.');
    screen.getByText('1 exam result and all payments are kept.');
    screen.getByText('Sarf');
    await screen.findByText('1 student');
    paying = 2;
    confirm();
    await screen.findByText('Students have paid for this class.');
    await screen.findByText('2 students');
    expect(onDeleted).not.toHaveBeenCalled();
    confirm();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(server.of('deleteClass').map(({ fields }) => fields.get('paying'))).toEqual(['1', '2']);
    server.reply('restoreClass', () => ok(null));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The class is back.');
    expect(server.of('restoreClass')[0]?.fields.get('class_id')).toBe('7');
  });

  // Proves admin-8-9.
  it('deletes nothing before it is known what that ends', async () => {
    open();
    await screen.findByText('What deleting would hide could not be found out.');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Class' });
    expect(button.disabled).toBe(true);
    server.reply('getClassDeletion', () => ok({ ...holds, paying: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('It is hidden from 12 students, with 4 lessons.');
    server.reply('deleteClass', () => refused('refused', ''));
    confirm();
    await screen.findByText('Failed to delete class');
  });
});
