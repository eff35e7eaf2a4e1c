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

it('takes the focus with its text while that scrolls, so that keys can', () => {
  let height = 900;
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const dialog = (text: string) => (
    <Dialog open onClose={() => undefined} title="Marks">
      {text}
    </Dialog>
  );
  const { rerender } = render(dialog('A long text'));
  const body = screen.getByText('A long text');
  expect(body.tabIndex).toBe(0);
  height = 300;
  rerender(dialog('A short text'));
  expect(body.hasAttribute('tabindex')).toBe(false);
});
