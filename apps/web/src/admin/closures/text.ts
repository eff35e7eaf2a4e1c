import { countOf, dictionary } from '@institute/contract/language';

/** The words of the page of closed days. */
export const text = dictionary('admin/closures', {
  title: 'Closed days',
  intro:
    'Days on which nothing is held. Meetings there are cancelled or moved to the end, as their group says, and students are told.',
  loading: 'Loading the closed days...',
  failed: 'The closed days could not be loaded.',
  add: 'Close some days',
  list: 'Closed days to come',
  none: 'No closed days',
  noneDetail: 'Confirm a holiday below, or close any other days.',
  proposed: 'Holidays to confirm',
  proposedDetail: 'These are calculated. Nothing is closed before you confirm it.',
  noProposed: 'Every holiday of the next twelve months is closed already.',
  byMoon: 'The moon decides: it may be a day earlier or later',
  confirm: 'Confirm',
  confirmOne: (name: string) => `Confirm ${name}`,
  remove: 'Open again',
  removeOne: (name: string) => `Open ${name} again`,
  removeTitle: 'Hold meetings on these days after all?',
  removeAsk: 'Meetings that {name} had cancelled are held again, and their students are told.',
  removing: 'Opening...',
  removed: 'Meetings are held on these days again.',
  days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  dialogTitle: 'Close some days',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  from: 'First day',
  until: 'Last day',
  dayMissing: 'Please choose a day.',
  lastBeforeFirst: 'The last day is before the first.',
  touches: (meetings: number, classes: number) =>
    `${countOf(meetings, 'meeting')} of ${countOf(classes, 'class')} on these days: cancelled, or moved to the end, and the students are told at once.`,
  touchesNone: 'No meeting is planned on these days yet.',
  submit: 'Close these days',
  busy: 'Closing...',
  done: (meetings: number) =>
    meetings === 0
      ? 'The days are closed.'
      : `The days are closed; ${countOf(meetings, 'meeting')} cancelled.`,
  refused: 'This could not be saved.',
});
