import { countOf, dictionary } from '@institute/contract/language';

/** Words of the office about what a student pays less. */
export const lessText = dictionary('admin/students/less', {
  title: 'Pays less',
  failed: 'What this student pays less could not be loaded.',
  nothing: 'Pays the price of each class.',
  everyClass: 'in every class',
  used: 'used',
  ended: 'ended',
  over: (count: number) => `${countOf(count, 'price')} of before`,

  give: 'Give a price',
  giveTitle: 'Have this student pay less',
  giveDetail: 'It holds from the next payment on. Of several the best holds; they are not added.',
  why: 'Why',
  reason: 'Reason',
  reasonHint: 'Seen by the office alone.',
  reasonMissing: 'Reason is required',
  className: 'Class',
  classHint: 'It holds in every class where none is chosen.',
  noClass: 'Every class',
  submit: 'Give it',
  busy: 'Saving...',
  refused: 'The price could not be given.',
  done: 'The price is given.',

  end: 'End',
  ending: 'Ending...',
  endTitle: 'End this price?',
  endDetail: 'The next payment is the price of the class again. What was paid stays paid.',
  endRefused: 'The price could not be ended.',
  endDone: 'It holds no more.',
});
