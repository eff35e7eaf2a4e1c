/*
 * What the layout fetches after the page, in one file: the drawer, chat, bell and theme of the top
 * bar, the number of unread messages, the link to the store, the news of other tabs and of the
 * service worker.
 */
export { Drawer as MenuDrawer } from './layout/drawer.tsx';
export { LayoutStoreLink } from './layout/layout-store-link.tsx';
export { OtherTabNotice } from './layout/other-tab-notice.ts';
export { PracticeDue, PracticeWaiting } from './layout/practice-due.tsx';
export { TopBarTools } from './layout/top-bar-tools.tsx';
export { UnreadMessages } from './layout/unread-messages.tsx';
export { PwaBootstrap } from './pwa/pwa-bootstrap.tsx';
