import { DirectionProvider } from '@radix-ui/react-direction';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Show } from '../platform/lazy-route.tsx';
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
 * that nobody but administrators fetches this file. A screen that breaks leaves the navigation.
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
            <Route index element={<Show slot={dashboardPage} />} />
            <Route path="classes" element={<Show slot={classesPage} />} />
            <Route path="classes/manage/:id" element={<Show slot={classPage} />} />
            <Route
              path="classes/manage/:classId/lessons/:lessonId"
              element={<Show slot={lessonPage} />}
            />
            <Route path="students" element={<Show slot={studentsPage} />} />
            <Route path="payments" element={<Show slot={paymentsPage} />} />
            <Route path="messages" element={<Show slot={messagesPage} />} />
            <Route path="settings" element={<Show slot={settingsPage} />} />
            <Route path="certificates" element={<Show slot={certificatesPage} />} />
            <Route path="exams" element={<Show slot={examsPage} />} />
            <Route path="audit" element={<Show slot={auditPage} />} />
            <Route path="books" element={<Show slot={booksPage} />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </DirectionProvider>
  );
}
