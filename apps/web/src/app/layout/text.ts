import { dictionary } from '@institute/contract/language';

/** The words of the frame around every signed-in page. */
export const text = dictionary('app/layout', {
  /** Shown while the institute has not set its name (student specification, signed-in layout). */
  abbreviation: 'IAL',
  install: 'Put it on your home screen',
  skip: 'Skip to the page',
  loadingPage: 'Loading the page',
  menu: 'Menu',
  openMenu: 'Open the menu',
  sidebar: 'Sidebar',
  main: 'Main',
  logOut: 'Logout',
  bar: 'Most used pages',
  home: 'Home',
  more: 'More',
  nav: {
    dashboard: 'Dashboard',
    classes: 'Classes',
    myClasses: 'My Classes',
    practice: 'Practice',
    teaching: 'Teaching',
    handIns: 'Hand-ins',
    letters: 'Letters',
    messages: 'Messages',
    wallet: 'Wallet',
    profile: 'Profile',
    admin: 'Admin',
  },
});

/** The words of the bell, what it opens, and messages that pop up. */
export const notificationText = dictionary('app/notifications', {
  title: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  unreadCount: (count: number) => `${count} unread`,
  viewAll: 'View All',
  none: 'No notifications',
  loading: 'Loading the notifications',
  failed: 'The notifications could not be loaded.',
  retry: 'Retry',
  isNew: 'New',
  open: { lesson: 'Open the lesson', class: 'Open the class', homework: 'Open the homework' },
  close: 'Close',
});
