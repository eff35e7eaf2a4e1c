import { lazyRoute } from '../platform/lazy-route.tsx';

/** The pages of the router, each in a file of its own that is fetched when first needed. */
export const dashboardPage = lazyRoute(() =>
  import('../student/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
);
export const classesPage = lazyRoute(() =>
  import('../student/classes/classes-page.tsx').then((module) => module.ClassesPage),
);
export const classDetailPage = lazyRoute(() =>
  import('../student/class-detail/class-detail-page.tsx').then((module) => module.ClassDetailPage),
);
export const lessonPage = lazyRoute(() =>
  import('../student/lesson/lesson-page.tsx').then((module) => module.LessonPage),
);
export const myClassesPage = lazyRoute(() =>
  import('../student/my-classes/my-classes-page.tsx').then((module) => module.MyClassesPage),
);
export const walletPage = lazyRoute(() =>
  import('../student/wallet/wallet-page.tsx').then((module) => module.WalletPage),
);
export const messagesPage = lazyRoute(() =>
  import('../student/messages/messages-page.tsx').then((module) => module.MessagesPage),
);
export const messagePage = lazyRoute(() =>
  import('../student/messages/message-page.tsx').then((module) => module.MessagePage),
);
export const profilePage = lazyRoute(() =>
  import('../student/profile/profile-page.tsx').then((module) => module.ProfilePage),
);
export const gamePage = lazyRoute(() =>
  import('../student/game/game-page.tsx').then((module) => module.GamePage),
);
export const certificatePrintPage = lazyRoute(() =>
  import('../student/certificates/certificate-print-page.tsx').then(
    (module) => module.CertificatePrintPage,
  ),
);

/** The whole of /admin; students never fetch it. */
export const adminArea = lazyRoute(() =>
  import('../admin/admin-area.tsx').then((module) => module.AdminArea),
);
export const receiptPage = lazyRoute(() =>
  import('../student/receipt/receipt-page.tsx').then((module) => module.ReceiptPage),
);
