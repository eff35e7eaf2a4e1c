import type { FixedRouteName, RouteNameFor } from '@institute/contract/routes';
import { lazyRoute, type RouteCode } from '../platform/lazy-route.tsx';

/** The pages of whoever is signed in, each in a file of its own that is fetched when first needed. */
export const memberPages: Readonly<Record<RouteNameFor<'member'>, RouteCode>> = {
  dashboard: lazyRoute(() =>
    import('../student/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  ),
  classes: lazyRoute(() =>
    import('../student/classes/classes-page.tsx').then((module) => module.ClassesPage),
  ),
  class: lazyRoute(() =>
    import('../student/class-detail/class-detail-page.tsx').then(
      (module) => module.ClassDetailPage,
    ),
  ),
  lesson: lazyRoute(() =>
    import('../student/lesson/lesson-page.tsx').then((module) => module.LessonPage),
  ),
  myClasses: lazyRoute(() =>
    import('../student/my-classes/my-classes-page.tsx').then((module) => module.MyClassesPage),
  ),
  practice: lazyRoute(() =>
    import('../student/practice/practice-page.tsx').then((module) => module.PracticePage),
  ),
  teaching: lazyRoute(() =>
    import('../student/teaching/teaching-page.tsx').then((module) => module.TeachingPage),
  ),
  root: lazyRoute(() => import('../student/roots/root-page.tsx').then((module) => module.RootPage)),
  wallet: lazyRoute(() =>
    import('../student/wallet/wallet-page.tsx').then((module) => module.WalletPage),
  ),
  messages: lazyRoute(() =>
    import('../student/messages/messages-page.tsx').then((module) => module.MessagesPage),
  ),
  message: lazyRoute(() =>
    import('../student/messages/message-page.tsx').then((module) => module.MessagePage),
  ),
  profile: lazyRoute(() =>
    import('../student/profile/profile-page.tsx').then((module) => module.ProfilePage),
  ),
  game: lazyRoute(() => import('../student/game/game-page.tsx').then((module) => module.GamePage)),
  certificatePrint: lazyRoute(() =>
    import('../student/certificates/certificate-print-page.tsx').then(
      (module) => module.CertificatePrintPage,
    ),
  ),
  receipt: lazyRoute(() =>
    import('../student/receipt/receipt-page.tsx').then((module) => module.ReceiptPage),
  ),
};

/** The whole of the office, which divides its pages itself; students never fetch it. */
export const officeArea: RouteCode = lazyRoute(() =>
  import('../admin/admin-area.tsx').then((module) => module.AdminArea),
);

type OfficeFrame = typeof import('../admin/frame.ts');

/** Fetches a part of the layout that the office has of its own; all of them are one file. */
export const officePart =
  <Name extends keyof OfficeFrame>(name: Name) =>
  (): Promise<OfficeFrame[Name]> =>
    import('../admin/frame.ts').then((frame) => frame[name]);

/** What the sidebar leads to. */
export type SidebarPage = (RouteNameFor<'member'> | 'office') & FixedRouteName;

/** The code of a page that the sidebar leads to. */
export function codeOf(name: SidebarPage): RouteCode {
  return name === 'office' ? officeArea : memberPages[name];
}
