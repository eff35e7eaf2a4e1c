import { dictionary } from '@institute/contract/language';

/** The words of My Classes. */
export const text = dictionary('student/my-classes', {
  title: 'My Classes',
  search: 'Search my classes',
  category: 'Category',
  allCategories: 'All categories',
  price: 'Price',
  pages: 'Pages of my classes',
  none: 'No classes found',
  noMatch: 'Try other words, or show all categories and prices.',
  clear: 'Clear search and filters',
  empty: 'You have not joined a class yet',
  emptyDetail: 'Find one that suits you; some are free.',
  enrolled: 'Enrolled',
  expired: 'Expired {end}',
  ends: 'Ends {end}',
  active: 'Active until {end}',
  browse: 'Browse classes',
  loading: 'Loading your classes',
  failed: 'Your classes could not be loaded.',
});
