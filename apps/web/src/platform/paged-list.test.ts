import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerKey } from './answer-key.ts';
import { callForAnswer } from './api.ts';
import { markOffline, offlineTime } from './offline-cache.ts';
import { usePaged } from './paged-list.ts';

vi.mock('./api.ts', () => ({ callForAnswer: vi.fn() }));
afterEach(() => vi.resetAllMocks());

it('knows how old a page is that the device has kept', async () => {
  const data: unknown[] = [];
  markOffline(data, 1000);
  vi.mocked(callForAnswer).mockResolvedValue({ data, meta: { total: 0, page: 1, per_page: 10 } });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const query = { page: 1, perPage: 10 };
  const { result } = renderHook(() => usePaged(getWalletHistory, query), { wrapper });
  await waitFor(() => expect(result.current.data?.rows).toEqual([]));
  expect(offlineTime(client.getQueryData(answerKey(getWalletHistory, query)))).toBe(1000);
});
