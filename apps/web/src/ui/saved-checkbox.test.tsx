import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SavedCheckbox } from './saved-checkbox.tsx';

afterEach(cleanup);

it('shows what was wanted from the press until the saving has ended, and takes no second press', async () => {
  const saved: boolean[] = [];
  let end = () => {};
  const save = (isOn: boolean) => {
    saved.push(isOn);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  render(<SavedCheckbox label="By e-mail" checked={false} onSave={save} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'By e-mail' });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(box.disabled).toBe(true);
  end();
  // What was not saved is not shown as saved.
  await waitFor(() => expect(box.checked).toBe(false));
  expect(box.disabled).toBe(false);
  expect(saved).toEqual([true]);
});
