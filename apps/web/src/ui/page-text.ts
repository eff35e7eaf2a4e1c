import { dictionary } from '@institute/contract/language';

/** The words of the primitives that only pages behind the sign-in and the certificate check show. */
export const pageText = dictionary('ui/page', {
  noAnswer: 'No answer came from the server. Check your connection and try again.',
  notFound: 'Page not found',
  notFoundDetail: 'The address may have been mistyped, or the page may have moved.',
  toDashboard: 'Go to the dashboard',
  clearSearch: 'Clear search',
  unknown: 'Not known right now',
  figures: 'Show the figures',
  light: 'Use the light theme',
  dark: 'Use the dark theme',

  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previous: 'Previous',
  next: 'Next',
});
