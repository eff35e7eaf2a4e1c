import { reachOf } from '@institute/contract/auth/abilities';
import { pathTo, type RouteNameFor, routes } from '@institute/contract/routes';
import { DirectionProvider } from '@radix-ui/react-direction';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { useActor, useCan } from '../domains/auth/use-actor.ts';
import { Redirect } from '../platform/redirect.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AskAgain } from './ask-again.tsx';
import { OfficeKeys } from './keys/office-keys.tsx';
import { abilityOfPage } from './nav-entries.ts';
import { officePages } from './pages.ts';
import { text } from './text.ts';
import { useEntries } from './use-entries.ts';
import './office.css';

const names = Object.keys(officePages) as RouteNameFor<'office'>[];
/** What teachers see of the office, each of their own classes alone; their way in is Teaching. */
const taught: readonly RouteNameFor<'office'>[] = [
  ...(['managedClass', 'managedLesson', 'managedBank', 'exams', 'handIns', 'questions'] as const),
  'managedLetters',
];
/** The path of a page as the router wants it here: what follows that of the area. */
const pathWithin = (name: RouteNameFor<'office'>) =>
  routes[name].path.slice(routes.office.path.length);

/**
 * The screens below /admin. The guard stands in the router, so
 * that only whoever works in the office or teaches fetches this file: each sees the pages they may open,
 * any other leads to where they begin. A screen that breaks leaves the navigation, which the layout holds.
 */
export function AdminArea() {
  const { pathname, hash } = useLocation();
  const isOffice = useCan('office.enter');
  const isAdministrator = useCan('reports.read');
  const [first] = useEntries();
  const actor = useActor();
  const opens = (name: RouteNameFor<'office'>) => {
    const ability = abilityOfPage(name);
    return actor !== null && ability !== undefined && reachOf(actor, ability) !== 'none';
  };
  const shown = isOffice ? names.filter(opens) : taught;
  // The list of keys is opened at the overview, which leads whoever has none to where they begin.
  const home = isOffice && first ? pathTo(first.page) + hash : pathTo('teaching');
  return (
    // Menus and tabs go by it: their arrows and edges follow the direction of the page.
    <DirectionProvider dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <AskAgain />
      <OfficeKeys />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {shown.map((name) => {
              const Page = officePages[name];
              return <Route key={name} path={pathWithin(name)} element={<Page />} />;
            })}
            <Route path="*" element={isAdministrator ? <NotFoundPage /> : <Redirect to={home} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </DirectionProvider>
  );
}

/** What stands below the area's navigation while a screen's code is on its way. */
function PageSkeleton() {
  return (
    <Loading label={text.loadingPage}>
      <Skeleton className="h-9 w-52" />
      <Skeleton className="mt-3 h-5 w-80" />
      <Skeleton className="mt-6 h-96" />
    </Loading>
  );
}
