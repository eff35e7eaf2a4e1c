import { type PageRoute, pathTo, type RouteNameFor, routes } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { useCan } from '../domains/auth/use-actor.ts';
import { Redirect } from '../platform/redirect.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Layout } from './layout/layout.tsx';
import { memberPages, OfficeArea } from './pages.ts';

const NotFoundPage = lazy(() =>
  import('../ui/not-found-page.tsx').then((module) => module.NotFoundPage),
);
const names = Object.keys(memberPages) as RouteNameFor<'member'>[];
const isSheet = (name: RouteNameFor<'member'>) => (routes[name] as PageRoute).isSheet === true;
const routeTo = (name: RouteNameFor<'member'>) => {
  const Page = memberPages[name];
  return <Route key={name} path={routes[name].path} element={<Page />} />;
};

/** Every page behind the sign-in, as the contract lists them; the others are the areas' (areas.ts). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Sheet />}>{names.filter(isSheet).map(routeTo)}</Route>
      <Route element={<Layout />}>
        {names.filter((name) => !isSheet(name)).map(routeTo)}
        <Route
          path={`${routes.office.path}/*`}
          element={
            <RequireOffice>
              <OfficeArea />
            </RequireOffice>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** What is printed stands by itself. */
function Sheet() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}

/**
 * Lets through whoever works in the office, or teaches a class, whom the office shows what is theirs
 * there; anybody else goes to the dashboard.
 */
function RequireOffice({ children }: { children: ReactNode }) {
  const [works, teaches] = [useCan('office.enter'), useCan('teaching.enter')];
  return works || teaches ? children : <Redirect to={pathTo('dashboard')} />;
}
