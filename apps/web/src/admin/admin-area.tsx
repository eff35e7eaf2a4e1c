import { DirectionProvider } from '@radix-ui/react-direction';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { LazyRoute } from '../platform/lazy-route.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { AdminNav } from './admin-nav.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import {
  auditPage,
  booksPage,
  certificatesPage,
  classesPage,
  classPage,
  dashboardPage,
  examsPage,
  lessonPage,
  messagesPage,
  paymentsPage,
  settingsPage,
  studentsPage,
} from './pages.ts';

/**
 * Everything below /admin: its own navigation and its screens. The guard stands in the router, so
 * that only administrators fetch this file. A screen that breaks leaves the navigation.
 */
export function AdminArea() {
  const { pathname } = useLocation();
  return (
    // Menus and tabs go by it: their arrows and edges follow the direction of the page.
    <DirectionProvider dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <AdminNav />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route index element={<LazyRoute route={dashboardPage} />} />
            <Route path="classes" element={<LazyRoute route={classesPage} />} />
            <Route path="classes/manage/:id" element={<LazyRoute route={classPage} />} />
            <Route
              path="classes/manage/:classId/lessons/:lessonId"
              element={<LazyRoute route={lessonPage} />}
            />
            <Route path="students" element={<LazyRoute route={studentsPage} />} />
            <Route path="payments" element={<LazyRoute route={paymentsPage} />} />
            <Route path="messages" element={<LazyRoute route={messagesPage} />} />
            <Route path="settings" element={<LazyRoute route={settingsPage} />} />
            <Route path="certificates" element={<LazyRoute route={certificatesPage} />} />
            <Route path="exams" element={<LazyRoute route={examsPage} />} />
            <Route path="audit" element={<LazyRoute route={auditPage} />} />
            <Route path="books" element={<LazyRoute route={booksPage} />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </DirectionProvider>
  );
}
