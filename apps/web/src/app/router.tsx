import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LazyRoute } from '../platform/lazy-route.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { AdminOnly } from './guards.tsx';
import { Layout } from './layout/layout.tsx';
import {
  adminArea,
  certificatePrintPage,
  classDetailPage,
  classesPage,
  dashboardPage,
  gamePage,
  lessonPage,
  messagePage,
  messagesPage,
  myClassesPage,
  profilePage,
  receiptPage,
  walletPage,
} from './pages.ts';

/** Every signed-in route of the specification. /login and its kin are the public half's (see root.tsx). */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="certificates/:code/print"
        element={
          <Suspense fallback={null}>
            <LazyRoute route={certificatePrintPage} />
          </Suspense>
        }
      />
      <Route
        path="receipts/:reference"
        element={
          <Suspense fallback={null}>
            <LazyRoute route={receiptPage} />
          </Suspense>
        }
      />
      <Route element={<Layout />}>
        <Route index element={<LazyRoute route={dashboardPage} />} />
        <Route path="classes" element={<LazyRoute route={classesPage} />} />
        <Route path="classes/:id" element={<LazyRoute route={classDetailPage} />} />
        <Route
          path="classes/:classId/lessons/:lessonId"
          element={<LazyRoute route={lessonPage} />}
        />
        <Route path="my-classes" element={<LazyRoute route={myClassesPage} />} />
        <Route path="wallet-history" element={<LazyRoute route={walletPage} />} />
        <Route path="profile" element={<LazyRoute route={profilePage} />} />
        <Route path="messages" element={<LazyRoute route={messagesPage} />} />
        <Route path="messages/:id" element={<LazyRoute route={messagePage} />} />
        <Route path="game" element={<LazyRoute route={gamePage} />} />
        <Route
          path="admin/*"
          element={
            <AdminOnly>
              <LazyRoute route={adminArea} />
            </AdminOnly>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
