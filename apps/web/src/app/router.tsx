import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Show } from '../lib/slot.tsx';
import { AdminOnly } from './guards.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { NotOpenPage } from './not-open-page.tsx';
import {
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
        <Route path="admin" element={<AdminOnly />}>
          <Route index element={<NotOpenPage title="Admin Dashboard" />} />
          <Route path="classes" element={<NotOpenPage title="Manage Classes" />} />
          <Route path="classes/manage/:id" element={<NotOpenPage title="Manage class" />} />
          <Route
            path="classes/manage/:classId/lessons/:lessonId"
            element={<NotOpenPage title="Edit Lesson" />}
          />
          <Route path="students" element={<NotOpenPage title="Manage Students" />} />
          <Route path="payments" element={<NotOpenPage title="Payment History" />} />
          <Route path="messages" element={<NotOpenPage title="Messaging" />} />
          <Route path="settings" element={<NotOpenPage title="Admin Settings" />} />
          <Route path="certificates" element={<NotOpenPage title="Certificates" />} />
          <Route path="exams" element={<NotOpenPage title="Exam marking" />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
