import { countOf, dictionary } from '@institute/contract/language';

/** The words of Available Classes. */
export const text = dictionary('student/classes', {
  title: 'Available Classes',
  lead: 'Choose a category to see its classes.',
  back: 'Back to Categories',
  search: 'Search classes',
  price: 'Price',
  pages: 'Pages of classes',
  classes: (count: number) => countOf(count, 'class', 'classes'),
  none: 'No classes found',
  noneYet: 'New classes are added by the institute. Look in again soon.',
  noMatch: 'Try other words, or show all prices.',
  clear: 'Clear search and filter',
  closed: 'Registration Closed',
  closedDetail: 'Registration for this class has ended.',
  enrolled: 'Enrolled',
  loading: 'Loading the classes',
  failed: 'The classes could not be loaded.',
});
