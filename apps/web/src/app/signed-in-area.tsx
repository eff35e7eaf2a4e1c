// Before the router, so that it hears of Back first.
import '../forms/history-guard.ts';
import { getUserData } from '@institute/contract/auth/user';
import type { DataOf } from '@institute/contract/call';
import { routeAt } from '@institute/contract/routes';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { returnBy } from '../platform/api.ts';
import { useAuthStore } from '../platform/auth-store.ts';
import { takeFirstAnswers, takeOver } from '../platform/first-answers.ts';
import { queryClient } from '../platform/query-client.ts';
import { userKey } from '../platform/query-keys.ts';
import { fetchCode } from '../ui/lazy.tsx';
import { OtherTabNotice } from './layout/other-tab-notice.ts';
import { memberPages } from './pages.ts';
import { PwaBootstrap } from './pwa/pwa-bootstrap.tsx';
import { AppRoutes } from './router.tsx';

/** How long what the server painted stays while the code of its page is on its way, in ms. */
const PATIENCE_MS = 2_000;

/** Gets ready what the page at the address shows first: its answers, and its code if that comes soon. */
export async function prepareFirstView(): Promise<void> {
  takeFirstAnswers();
  takePaintedUser();
  const name = routeAt(location.pathname);
  const page = name && name in memberPages ? memberPages[name as keyof typeof memberPages] : null;
  await Promise.race([page?.preload(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/**
 * The person signed in as the server painted them: the copy on the device may be older, and a press before
 * the first effect would be judged by an old balance.
 */
function takePaintedUser(): void {
  takeOver(queryClient, getUserData, {});
  const user = queryClient.getQueryData<DataOf<typeof getUserData>>(userKey);
  if (user) useAuthStore.getState().setUser(user);
}

returnBy(() =>
  fetchCode(() => import('./session-return.tsx')).then(({ askToReturn }) => askToReturn()),
);

/** The signed-in half: the cache of answers, the router and the layout around every page. */
export function SignedInArea() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Without transitions a page still being fetched shows its skeleton at once: on a slow
          line a press that seems to do nothing is worse than a skeleton. */}
      <BrowserRouter useTransitions={false}>
        <AppRoutes />
        <PwaBootstrap />
        <OtherTabNotice />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
