/*
 * What the layout fetches after the page, in one file: the bell, the service worker's news.
 */
export { NotificationBell } from './layout/notification-bell.tsx';
export { PwaBootstrap } from './pwa/pwa-bootstrap.tsx';
