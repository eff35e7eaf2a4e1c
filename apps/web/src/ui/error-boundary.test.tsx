import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazy } from './lazy.tsx';

afterEach(cleanup);

it('says that a page could not be fetched, asks once, and fetches it again on Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /x.js'))
    .mockResolvedValueOnce(() => <h1>Wallet</h1>);
  const Page = lazy(load);
  render(
    <ErrorBoundary resetKey="/wallet-history">
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('This page could not be fetched.')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeTruthy();
});

it('says that there is a newer version where the server no longer has the code, and loads it at the first Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 404 }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const Page = lazy(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
  );
  render(
    <ErrorBoundary resetKey="/wallet-history">
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('A new version of this site is here.')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/x.js');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
