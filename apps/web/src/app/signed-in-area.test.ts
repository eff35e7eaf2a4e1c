import { afterEach, expect, it } from 'vitest';
import { useAuthStore } from '../platform/auth-store.ts';
import { setBoot } from '../platform/boot.ts';
import { queryClient } from '../platform/query-client.ts';
import { userKey } from '../platform/query-keys.ts';
import { amina, sentUser } from '../test/mock-server.tsx';
import { prepareFirstView } from './signed-in-area.tsx';

afterEach(() => {
  setBoot(null);
  queryClient.clear();
  useAuthStore.setState({ user: null, isAuthenticated: false });
});

it('knows the person as the page was painted before a press can be judged by what the device kept', async () => {
  useAuthStore.setState({ user: { ...amina, walletKobo: 0 }, isAuthenticated: true });
  const painted = sentUser({ ...amina, walletKobo: 500_000 });
  const answer = { key: userKey, data: painted, meta: null, copy: null };
  setBoot({ first: { person: amina.email, at: Date.now(), answers: [answer] } });
  await prepareFirstView();
  expect(useAuthStore.getState().user?.walletKobo).toBe(500_000);
});
