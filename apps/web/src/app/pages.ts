import type { FixedRouteName, RouteNameFor } from '@institute/contract/routes';
import { lazyCode, type RouteCode } from '../platform/lazy-route.tsx';

/** The pages of whoever is signed in, each in a file of its own that is fetched when first needed. */
export const memberPages: Readonly<Record<RouteNameFor<'member'>, RouteCode>> = {
  dashboard: lazyCode(() =>
    import('../student/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  ),
  classes: lazyCode(() =>
    import('../student/classes/classes-page.tsx').then((module) => module.ClassesPage),
  ),
  class: lazyCode(() =>
    import('../student/class-detail/class-detail-page.tsx').then(
      (module) => module.ClassDetailPage,
    ),
  ),
  lesson: lazyCode(() =>
    import('../student/lesson/lesson-page.tsx').then((module) => module.LessonPage),
  ),
  myClasses: lazyCode(() =>
    import('../student/my-classes/my-classes-page.tsx').then((module) => module.MyClassesPage),
  ),
  practice: lazyCode(() =>
    import('../student/practice/practice-page.tsx').then((module) => module.PracticePage),
  ),
  teaching: lazyCode(() =>
    import('../student/teaching/teaching-page.tsx').then((module) => module.TeachingPage),
  ),
  root: lazyCode(() => import('../student/roots/root-page.tsx').then((module) => module.RootPage)),
  wallet: lazyCode(() =>
    import('../student/wallet/wallet-page.tsx').then((module) => module.WalletPage),
  ),
  messages: lazyCode(() =>
    import('../student/messages/messages-page.tsx').then((module) => module.MessagesPage),
  ),
  message: lazyCode(() =>
    import('../student/messages/message-page.tsx').then((module) => module.MessagePage),
  ),
  profile: lazyCode(() =>
    import('../student/profile/profile-page.tsx').then((module) => module.ProfilePage),
  ),
  game: lazyCode(() => import('../student/game/game-page.tsx').then((module) => module.GamePage)),
  certificatePrint: lazyCode(() =>
    import('../student/certificates/certificate-print-page.tsx').then(
      (module) => module.CertificatePrintPage,
    ),
  ),
  receipt: lazyCode(() =>
    import('../student/receipt/receipt-page.tsx').then((module) => module.ReceiptPage),
  ),
};

/** The whole of the office, which divides its pages itself; students never fetch it. */
export const officeArea: RouteCode = lazyCode(() =>
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
