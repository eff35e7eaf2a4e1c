import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

it('closes when it is cancelled itself, and not when something inside it is', () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Marks">
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true });
  fireEvent(screen.getByLabelText('File'), cancel());
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog'), cancel());
  expect(onClose).toHaveBeenCalledOnce();
});
