import { countOf, dictionary } from '@institute/contract/language';

/** The words of the inbox of questions. */
export const text = dictionary('admin/questions', {
  title: 'Questions',
  intro:
    'What students asked in the last 30 days and nobody has answered, the longest waiting first.',
  className: 'Class',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded.',
  empty: 'No question waits',
  emptyDetail: 'New ones come in as students write under their lessons.',
  waiting: (count: number) => `${countOf(count, 'question')} waiting`,
  list: 'Questions waiting',
  more: 'Show more questions',
  moreFailed: 'More questions could not be loaded.',
  next: 'Next question',
  previous: 'Previous question',
  asked: 'Question of {name}',
  inLesson: '{lesson} in {class}',
  earlier: (count: number) => `${countOf(count, 'earlier line')} in the lesson`,
  toLesson: 'Open in the lesson',
  teacher: 'Teacher',
});
