import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { LateFields } from './late-fields.tsx';

afterEach(cleanup);

const shown = (isThere: boolean) => (
  <Dialog open title="Hold" onClose={() => undefined}>
    <input aria-label="Search" />
    {isThere && (
      <LateFields>
        <input aria-label="Reason" />
      </LateFields>
    )}
  </Dialog>
);

// Proves ours-174.
it('are focused once they come, as long as the dialog has the focus itself', () => {
  const { rerender } = render(shown(false));
  (screen.getByRole('dialog').querySelector('button') as HTMLElement).focus();
  rerender(shown(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});

// Proves ours-174.
it('take it from nobody who is at another control by then', () => {
  const { rerender } = render(shown(false));
  screen.getByLabelText('Search').focus();
  rerender(shown(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
