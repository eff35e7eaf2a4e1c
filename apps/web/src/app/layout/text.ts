import { dictionary } from '@institute/contract/language';

/** The words of the frame around every signed-in page. */
export const text = dictionary('app/layout', {
  /** Shown while the institute has not set its name (student specification, signed-in layout). */
  abbreviation: 'IAL',
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
    messages: 'Messages',
    wallet: 'Wallet',
    profile: 'Profile',
    admin: 'Admin',
  },
});
