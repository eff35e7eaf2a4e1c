import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';
import { toast } from './toast.ts';

afterEach(cleanup);

interface Given {
  onClose: () => void;
}
const Opened = ({ onClose }: Given) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A page with a field that is half filled in, and a dialog. */
function show(load: () => Promise<ComponentType<Given>>, fetched?: 'when-opened') {
  const EditDialog = lazyDialog(load, fetched);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        <EditDialog shown={open ? { onClose: () => setOpen(false) } : null} />
      </>
    );
  }
  const said = vi.spyOn(toast, 'error').mockReturnValue();
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a sen' } });
  return said;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

it('says so where its code does not come, leaves the page as it was, and opens at the next press', async () => {
  const load = vi.fn<() => Promise<ComponentType<Given>>>(lost);
  const said = show(load, 'when-opened');
  expect(load).not.toHaveBeenCalled();
  await press('Edit');
  expect(said).toHaveBeenCalledExactlyOnceWith('Check your connection and try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a sen');
  load.mockImplementation(async () => Opened);
  await press('Edit');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a sen');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says nothing where code does not come that nobody has asked for, and asks again when it is opened', async () => {
  const load = vi.fn<() => Promise<ComponentType<Given>>>(lost);
  const said = show(load);
  await act(async () => undefined);
  expect(load).toHaveBeenCalledOnce();
  expect(said).not.toHaveBeenCalled();
  load.mockImplementation(async () => Opened);
  await press('Edit');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('is neither said nor closed where it comes by itself and cannot be fetched', async () => {
  const onClose = vi.fn();
  const said = vi.spyOn(toast, 'error').mockReturnValue();
  const PopupDialog = lazyDialog<Given>(lost, 'unasked');
  render(<PopupDialog shown={{ onClose }} />);
  await act(async () => undefined);
  expect(onClose).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});

it('opens at once when its code is there, with what it is given last', async () => {
  const load = vi.fn(async () => Opened);
  show(load);
  await act(async () => undefined);
  fireEvent.click(screen.getByText('Edit'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
