import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useUserRefresh } from '../../domains/people/api.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { StoreLink } from '../../ui/store-link.tsx';
import { LazyBanner } from './lazy-banner.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Sidebar } from './sidebar.tsx';
import { text } from './text.ts';
import { TopBar } from './top-bar.tsx';

/** The frame of every signed-in page: sidebar or drawer, top bar, the page, the store link. */
export function Layout() {
  useUserRefresh();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    // The reader of a screen hears the new page from its start, as after a page load.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col lg:ps-64">
      <a
        href="#main"
        className="sr-only z-50 rounded-field bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3"
      >
        {text.skip}
      </a>
      <Sidebar className="fixed inset-y-0 inset-s-0 hidden w-64 lg:flex" />
      <TopBar />
      <LazyBanner />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl grow px-4 py-5 outline-none sm:px-6 lg:pt-2 lg:pb-8"
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* Unseen while the page is on its way, which would push it down. */}
      <footer className="flex justify-center px-4 pb-4 [main:has([data-loading])+&]:invisible">
        <StoreLink />
      </footer>
    </div>
  );
}
