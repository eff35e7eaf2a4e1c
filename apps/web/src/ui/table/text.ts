import { dictionary } from '@institute/contract/language';

/** The words around the rows of a table. */
export const text = dictionary('ui/table', {
  actions: 'Actions',
  loading: (list: string) => `Loading: ${list}`,
  showAll: 'Show all',
  columns: 'Columns',
  usualColumns: 'Usual columns',
  done: 'Done',
  rowsAPage: 'Rows per page',
  views: 'Saved views',
  saveView: 'Save this view',
  viewName: 'Name of the view',
  removeView: (name: string) => `Remove the view ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  filters: 'Filters',
  order: 'Order',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  pagesOf: (list: string) => `${list} pages`,
  /** `{rows}` are those in view, `{total}` all there are. */
  rowsOf: '{rows} of {total}',
  rowsOfMore: '{rows} of more than {total}',
});
