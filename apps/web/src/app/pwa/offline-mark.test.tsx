import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer, renderAt } from '../../test/mock-server.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { PwaBootstrap } from './pwa-bootstrap.tsx';

vi.mock('../../platform/connection.ts', () => ({ useIsOffline: () => true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-17.
it('says of every kind of study that it is kept, in a strip of a height that others reckon with', () => {
  renderAt('/practice', <OfflineMark />);
  const strip = screen.getByText('Offline.').closest('[data-notice]');
  expect(strip?.textContent).toBe('Offline. What you study and write is kept, and goes out later.');
  // `--notice-size` of the styles goes by both.
  expect(strip?.getAttribute('data-notice')).toBe('offline');
  expect(strip?.className).toContain('h-12');
});

// Proves ours-17.
it('stands in the flow of the page, at its foot, and so over nothing', async () => {
  mockServer();
  renderAt('/practice', <PwaBootstrap />);
  const place = screen.getByText('Offline.').closest('[role="status"]')?.parentElement;
  expect(place?.className).toMatch(/\bsticky bottom-0\b/);
  expect(place?.className).not.toMatch(/\b(fixed|absolute)\b/);
});
