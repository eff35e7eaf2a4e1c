import { routes } from '@institute/contract/routes';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useUserRefresh } from '../../domains/auth/api.ts';
import { useCan } from '../../domains/auth/use-actor.ts';
import { useSettings } from '../../domains/settings/api.ts';
import { storeAddress } from '../../domains/settings/model.ts';
import { useSiteName } from '../../platform/boot.ts';
import { cx } from '../../ui/class-names.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { StoreLink } from '../../ui/store-link.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { Banner } from './banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { InstallButton } from './install-button.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PracticeDue } from './practice-due.tsx';
import { Sidebar } from './sidebar.tsx';
import { text } from './text.ts';
import { TopBar } from './top-bar.tsx';

/**
 * The frame of every signed-in page: sidebar or drawer, top bar, the page, the store link, and on
 * phones the bottom bar of students.
 */
export function Layout() {
  useUserRefresh();
  const { pathname } = useLocation();
  const isStudent = !useCan('office.enter');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
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
    <div className="flex min-h-[calc(100dvh-var(--notice-size))] flex-col lg:ps-64 print:ps-0">
      <a
        href="#main"
        className="sr-only z-50 rounded-field bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3"
      >
        {text.skip}
      </a>
      <Sidebar
        className="fixed inset-y-0 inset-s-0 hidden w-64 lg:flex print:hidden"
        due={<PracticeDue />}
      />
      <TopBar isMenuOpen={isMenuOpen} onMenu={isStudent ? null : openMenu} />
      <Banner />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={cx(
          'w-full max-w-6xl grow px-4 py-5 outline-none sm:px-6 lg:pt-2 lg:pb-8 print:p-0',
          // Tables take the width there is; where a page begins is the same for all of the office.
          pathname.startsWith(routes.office.path) ? 'has-[[data-table]]:max-w-none' : 'mx-auto',
        )}
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* Unseen while the page is on its way, which would push it down. */}
      <footer className="print:hidden flex min-h-15 flex-wrap justify-center px-4 pb-4 [main:has([data-loading])+&]:invisible">
        <LayoutStoreLink />
        <InstallButton />
      </footer>
      {isStudent && <BottomBar isMenuOpen={isMenuOpen} onMenu={openMenu} />}
      {isMenuOpen && <Drawer onClose={closeMenu} />}
    </div>
  );
}

interface DrawerProps {
  onClose: () => void;
}

/** The sidebar on small screens: slides in over the page, closes on Esc, outside, or a new page. */
function Drawer({ onClose }: DrawerProps) {
  const modal = useModal({ onClose, busy: false, closeOnOutside: true });
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    onClose();
  }, [key, onClose]);

  return (
    <dialog
      {...modal}
      aria-label={text.menu}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-transparent p-0 text-ink backdrop:animate-fade backdrop:bg-scrim lg:hidden"
    >
      <Sidebar className="flex h-full animate-drawer" due={<PracticeDue />} />
    </dialog>
  );
}

/** The link to the app at the foot of every signed-in page. */
function LayoutStoreLink() {
  const { data: settings } = useSettings();
  const siteName = useSiteName();
  const address = storeAddress(settings, siteName);
  return address === null ? null : <StoreLink href={address} />;
}
