import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeUpdate } from '../../platform/pwa/release.ts';
import { UpdateOffer } from './update-offer.tsx';

vi.mock('../../platform/pwa/release.ts', () => ({
  useIsUpdateReady: () => true,
  takeUpdate: vi.fn(),
}));
afterEach(cleanup);

function Exam({ sent }: { sent: Promise<void> }) {
  const { mutate } = useMutation({ mutationFn: () => sent });
  return (
    <button type="button" onClick={() => mutate()}>
      Submit exam
    </button>
  );
}

it('offers the new release, but not while an exam is on its way', async () => {
  let arrive = () => {};
  const sent = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Exam sent={sent} />
      <UpdateOffer />
    </QueryClientProvider>,
  );
  expect(screen.getByText('A new version is ready')).toBeTruthy();
  fireEvent.click(screen.getByText('Submit exam'));
  await vi.waitFor(() => expect(screen.queryByText('A new version is ready')).toBeNull());
  expect(screen.queryByText('Reload')).toBeNull();

  arrive();
  fireEvent.click(await screen.findByText('Reload'));
  expect(takeUpdate).toHaveBeenCalledOnce();
});
