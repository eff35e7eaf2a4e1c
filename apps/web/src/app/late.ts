/*
 * What the layout fetches after the page, in one file: the drawer, the bell, the chat, the service worker's news.
 */
export { Drawer } from './layout/drawer.tsx';
export { LayoutChat } from './layout/layout-chat.tsx';
export { NotificationBell } from './layout/notification-bell.tsx';
export { PwaBootstrap } from './pwa/pwa-bootstrap.tsx';
