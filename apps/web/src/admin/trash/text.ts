import { dictionary } from '@institute/contract/language';

/** The words of the trash. */
export const text = dictionary('admin/trash', {
  title: 'Trash',
  intro: 'What was deleted comes back from here for 30 days, with all that belongs to it.',
  list: 'What was deleted',
  search: 'Search by name or text',
  failed: 'The trash could not be loaded.',
  empty: 'The trash is empty',
  emptyDetail:
    'Classes, lessons, templates of certificates and messages, and comments that are deleted appear here.',
  noMatch: 'Nothing found',
  what: 'What',
  kind: 'Kind',
  kinds: {
    class: 'Class',
    lesson: 'Lesson',
    template: 'Template',
    messageTemplate: 'Template of messages',
    comment: 'Comment',
  },
  filterKind: 'Filter by kind',
  allKinds: 'All kinds',
  deletedBy: 'Deleted by',
  unknown: 'Not known',
  deletedAt: 'Deleted',
  until: 'Until',
  inClass: 'in {name}',
  byAuthor: 'by {author}, under {name}',
  restore: 'Restore',
  restoring: 'Restoring...',
  classFirst: 'Restore its class first',
  actions: 'Actions',
});
