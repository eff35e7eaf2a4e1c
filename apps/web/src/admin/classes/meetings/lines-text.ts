import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import type { WishState } from '@institute/contract/meetings/seats';

/** The words of waiting lists, and of which students are in no group. */
export const text = dictionary('admin/meetings/lines', {
  line: 'Waiting list',
  lineOf: (group: string) => `Waiting list: ${group}`,
  detail:
    'A seat that becomes free is offered to the first for 48 hours, and then to the next. Nobody pays for waiting.',
  nobody: 'Nobody waits for a seat in this group.',
  onList: (count: number) => `${formatNumber(count)} on the waiting list`,
  state: {
    waiting: 'Waits',
    offered: 'A seat is offered',
    held: 'Is joining',
  } satisfies Record<WishState, string>,
  since: (day: string) => `since ${day}`,
  until: (moment: string) => `until ${moment}`,
  notInClass: 'not in the class yet',
  first: 'Put first',
  putFirst: (name: string) => `Put first: ${name}`,
  offerTo: (name: string) => `Offer a seat now: ${name}`,
  offer: 'Offer a seat now',
  firstTitle: (name: string) => `Put ${name} first?`,
  firstDetail: 'The others keep their order behind them.',
  offerTitle: (name: string) => `Offer ${name} a seat?`,
  offerDetail: 'They have 48 hours to take it, even if the group is full.',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log.',
  reasonMissing: 'Please enter a reason.',
  saving: 'Saving...',
  movedUp: 'They are first now.',
  offered: 'The seat is offered, and they are told.',
  refused: 'This could not be saved.',
  mayMove: 'Students may move to another time',
  mayMoveHint:
    'By themselves, where there is a seat, until their third meeting. The office always may.',
  saved: 'Saved.',
  ungrouped: (count: number) =>
    count === 1
      ? 'One student is in no group yet, and is asked to choose a time on the page of the class.'
      : `${countOf(count, 'student')} are in no group yet, and are asked to choose a time on the page of the class.`,
});
