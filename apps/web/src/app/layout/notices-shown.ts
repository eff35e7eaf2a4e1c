/*
 * What the bell shows when it is pressed, and what a message shows that opens by itself, in one file
 * that pages without either never fetch.
 */
export { NotificationPanel } from './notification-panel.tsx';
export { PopupDialog } from './popup-dialog.tsx';
