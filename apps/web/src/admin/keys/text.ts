import { dictionary } from '@institute/contract/language';

/** The words of the keys of the office. */
export const text = dictionary('admin/keys', {
  title: 'Keys',
  act: 'Single keys act',
  actDetail:
    'They do while nothing is being typed. Switched off, the list is found by Ctrl K, under “keys”.',
  enter: 'Enter',
  controlK: 'Ctrl K',
  next: 'Next row, row before',
  open: 'Opens the row',
  choose: 'Chooses the row',
  search: 'To the search of the list',
  everything: 'Searches everything, acts among it',
  list: 'This list',
  /** What stands between two keys that are pressed one after the other. */
  andThen: 'then',
  goTo: (page: string) => `To ${page}`,
});
