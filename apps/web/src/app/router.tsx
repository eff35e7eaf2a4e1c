import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Show } from '../platform/lazy-route.tsx';
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
            <Show slot={certificatePrintPage} />
          </Suspense>
        }
      />
      <Route
        path="receipts/:reference"
        element={
          <Suspense fallback={null}>
            <Show slot={receiptPage} />
          </Suspense>
        }
      />
      <Route element={<Layout />}>
        <Route index element={<Show slot={dashboardPage} />} />
        <Route path="classes" element={<Show slot={classesPage} />} />
        <Route path="classes/:id" element={<Show slot={classDetailPage} />} />
        <Route path="classes/:classId/lessons/:lessonId" element={<Show slot={lessonPage} />} />
        <Route path="my-classes" element={<Show slot={myClassesPage} />} />
        <Route path="wallet-history" element={<Show slot={walletPage} />} />
        <Route path="profile" element={<Show slot={profilePage} />} />
        <Route path="messages" element={<Show slot={messagesPage} />} />
        <Route path="messages/:id" element={<Show slot={messagePage} />} />
        <Route path="game" element={<Show slot={gamePage} />} />
        <Route
          path="admin/*"
          element={
            <AdminOnly>
              <Show slot={adminArea} />
            </AdminOnly>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
