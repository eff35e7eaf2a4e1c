import type { FixedRouteName, RouteNameFor } from '@institute/contract/routes';
import { lazy, type PageCode } from '../ui/lazy.tsx';

/** The pages of whoever is signed in, each in a file of its own that is fetched when first needed. */
export const memberPages: Readonly<Record<RouteNameFor<'member'>, PageCode>> = {
  dashboard: lazy(() =>
    import('../student/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  ),
  classes: lazy(() =>
    import('../student/classes/classes-page.tsx').then((module) => module.ClassesPage),
  ),
  class: lazy(
    () =>
      import('../student/class-detail/class-detail-page.tsx').then(
        (module) => module.ClassDetailPage,
      ),
    { isForSavedClasses: true },
  ),
  lesson: lazy(
    () => import('../student/lesson/lesson-page.tsx').then((module) => module.LessonPage),
    { isForSavedClasses: true },
  ),
  meeting: lazy(() =>
    import('../student/meeting/meeting-page.tsx').then((module) => module.MeetingPage),
  ),
  // From here one comes to a saved class.
  myClasses: lazy(
    () =>
      import('../student/my-classes/my-classes-page.tsx').then((module) => module.MyClassesPage),
    { isForSavedClasses: true },
  ),
  letters: lazy(() =>
    import('../student/letters/letters-page.tsx').then((module) => module.LettersPage),
  ),
  practice: lazy(
    () => import('../student/practice/practice-page.tsx').then((module) => module.PracticePage),
    { isForSavedClasses: true },
  ),
  teaching: lazy(() =>
    import('../student/teaching/teaching-page.tsx').then((module) => module.TeachingPage),
  ),
  meetingRegister: lazy(() =>
    import('../student/register/register-page.tsx').then((module) => module.RegisterPage),
  ),
  root: lazy(() => import('../student/roots/root-page.tsx').then((module) => module.RootPage), {
    isForSavedClasses: true,
  }),
  wallet: lazy(() =>
    import('../student/wallet/wallet-page.tsx').then((module) => module.WalletPage),
  ),
  statement: lazy(() =>
    import('../student/wallet/statement-page.tsx').then((module) => module.StatementPage),
  ),
  messages: lazy(() =>
    import('../student/messages/messages-page.tsx').then((module) => module.MessagesPage),
  ),
  message: lazy(() =>
    import('../student/messages/message-page.tsx').then((module) => module.MessagePage),
  ),
  // Here stands what is saved on the device, and what waits to be sent.
  profile: lazy(
    () => import('../student/profile/profile-page.tsx').then((module) => module.ProfilePage),
    { isForSavedClasses: true },
  ),
  game: lazy(() => import('../student/game/game-page.tsx').then((module) => module.GamePage)),
  certificatePrint: lazy(() =>
    import('../student/certificates/certificate-print-page.tsx').then(
      (module) => module.CertificatePrintPage,
    ),
  ),
  receipt: lazy(() =>
    import('../student/receipt/receipt-page.tsx').then((module) => module.ReceiptPage),
  ),
};

/** The whole of the office, which divides its pages itself; students never fetch it. */
export const OfficeArea: PageCode = lazy(() =>
  import('../admin/admin-area.tsx').then((module) => module.AdminArea),
);

/** What the sidebar leads to. */
export type SidebarPage = RouteNameFor<'member' | 'office'> & FixedRouteName;

/** The code of a page that the sidebar leads to. */
export function codeOf(name: SidebarPage): PageCode {
  return name in memberPages ? memberPages[name as RouteNameFor<'member'>] : OfficeArea;
}
