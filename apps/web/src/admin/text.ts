import { dictionary } from '@institute/contract/language';

/** The words around every screen of the administrators' area. */
export const text = dictionary('admin', {
  area: 'Administration',
  loadingPage: 'Loading the page',
  nav: {
    overview: 'Overview',
    classes: 'Classes',
    students: 'Students',
    exams: 'Exams',
    messages: 'Messaging',
    certificates: 'Certificates',
    payments: 'Payments',
    books: 'Books',
    audit: 'Audit log',
    health: 'Health',
    security: 'Security',
    settings: 'Settings',
  },
});
