import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer } from '../../test/mock-server.tsx';
import { useGameLevels } from './api.ts';

function Reward() {
  return <p>{useGameLevels().data?.hard.rewardKobo}</p>;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Proves student-7-8.
it('asks what the levels pay once, however much later it is wanted again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = mockServer();
  server.reply('game.php', () =>
    Response.json({ level_price: { easy: 150, intermediate: 600, hard: 1_200 } }),
  );
  const client = new QueryClient();
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <Reward />
      </QueryClientProvider>,
    );
  const first = open();
  await screen.findByText('120000');
  first.unmount();
  await act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000));
  open();
  expect(screen.getByText('120000')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(server.of('game.php')).toHaveLength(1);
});
