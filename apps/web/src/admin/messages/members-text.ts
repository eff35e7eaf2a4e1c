import { countOf, dictionary } from '@institute/contract/language';

/** The words of a message to students of a class, fetched with its fields. */
export const membersText = dictionary('admin/messages/members', {
  class: 'Class',
  who: 'Who of the class',
  whoKinds: {
    all: 'Everybody',
    unopened: 'Not opened a lesson yet',
    ending: 'Subscription ends soon',
    silent: 'Opened nothing for a week',
  },
  lesson: 'Lesson',
  lessonsFailed: 'The lessons could not be loaded.',
  withinDays: 'Ends within',
  days: 'days',
  membersNow: (count: number) =>
    count === 0 ? 'That is nobody now.' : `That is ${countOf(count, 'student')} now.`,
  membersLater: 'Who they are is found out when it is sent.',
  countFailed: 'How many students this reaches could not be found out.',
});
