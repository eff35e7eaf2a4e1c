import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the focus is on something: it may come an effect later than what is seen with it. */
export const untilFocused = (found: () => Element | null | undefined): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(found()));
