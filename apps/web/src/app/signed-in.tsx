import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OtherTabNotice } from './layout/other-tab-notice.ts';
import { PwaBootstrap } from './pwa/pwa-bootstrap.tsx';
import { AppRoutes } from './router.tsx';

interface SignedInProps {
  client: QueryClient;
  /** Puts the pages into a router: the browser's, or on the server one of the address that is painted. */
  children: (pages: ReactNode) => ReactNode;
}

/** What whoever is signed in sees, alike in the browser and as the server paints it. */
export function SignedIn({ client, children }: SignedInProps) {
  return (
    <QueryClientProvider client={client}>
      {children(
        <>
          <AppRoutes />
          <PwaBootstrap />
          <OtherTabNotice />
        </>,
      )}
    </QueryClientProvider>
  );
}
