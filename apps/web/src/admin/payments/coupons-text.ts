import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** Words of the page of coupons. */
export const couponsText = dictionary('admin/payments/coupons', {
  title: 'Coupons',
  intro:
    'A code with which people pay less for one payment. They enter it on the page of a class, once per person.',
  search: 'Search code or note',
  failed: 'The coupons could not be loaded.',
  empty: 'No coupons yet',
  emptyDetail: 'Make one, and give its code to whom you like.',
  noMatch: 'No coupons match',
  actionsFor: (code: string) => `Actions for the coupon ${code}`,

  code: 'Code',
  off: 'Takes off',
  classes: 'For',
  everyClass: 'Every class',
  until: 'Until',
  used: 'Used',
  usedOf: (used: number, uses: number) => `${formatNumber(used)} of ${formatNumber(uses)}`,
  state: 'State',
  live: 'Can be used',
  usedUp: 'Used up',
  over: 'Over',
  ended: 'Ended',
  madeBy: (name: string) => `Made by ${name}`,

  make: 'New coupon',
  makeTitle: 'Make a coupon',
  codeHint: 'Letters, figures and hyphens, easy to say: EARLY-2027.',
  codeWrong: 'A code has 3 to 30 letters, figures or hyphens.',
  uses: 'By how many people',
  usesWrong: 'Type a whole number from 1 to 100,000.',
  which: 'For which classes',
  all: 'All classes',
  some: 'Some classes',
  classMissing: 'Choose a class.',
  note: 'What it is for',
  noteHint: 'Seen by the office alone.',
  noteMissing: 'Say what it is for.',
  submit: 'Make the coupon',
  busy: 'Saving...',
  refused: 'The coupon could not be made.',
  done: 'The coupon can be used now.',

  end: 'End',
  ending: 'Ending...',
  endTitle: (code: string) => `End the coupon ${code}?`,
  endDetail: (used: number) =>
    `Nobody can take it any more. ${countOf(used, 'person has', 'people have')} taken it and keep what it gives.`,
  endRefused: 'The coupon could not be ended.',
  endDone: 'The coupon has ended.',
});
