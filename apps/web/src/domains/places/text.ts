import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words with which the office works with places in classes. */
export const text = dictionary('domains/places', {
  students: (count: number) => countOf(count, 'student'),
  ofClass: 'in {class}',
  tooMany: (most: number) => `At most ${formatNumber(most)} places at once. Choose fewer students.`,
  looking: 'Looking at the places',
  failed: 'What would be done could not be found out.',
  absentOne: '1 has no place there any more and is left out.',
  absent: (count: number) =>
    `${formatNumber(count)} have no place there any more and are left out.`,
  reason: 'Reason',
  reasonHint: 'The students are told it, and the audit log keeps it.',
  reasonNeeded: 'Reason is required',
  money: {
    title: 'What happens to the money',
    keep: 'Keep it',
    refund: 'Refund to the wallet',
    kept: 'No money moves.',
    nothing: 'Nothing was paid that could be refunded.',
    /** Of one place, and of several. */
    returnsOne: (amount: string) => `${amount} goes back to the wallet: what was paid last.`,
    returns: (amount: string, places: number) =>
      `${amount} goes back to ${countOf(places, 'wallet')}: what was paid last for each place.`,
  },
  move: {
    action: 'Move',
    title: 'Move to another class',
    to: 'To the class',
    toNeeded: 'Please choose a class',
    detail: 'What was done in the class is kept. A place begins in the other one at once.',
    carried: 'The time that is paid for goes along.',
    needs: 'It asks for {class} first. The office may place them all the same.',
    closed: 'Its registration is over. The office may place them all the same.',
    inactive: 'It is not active: those who are in it see it, and nobody else.',
    thereOne: '1 is in it already and stays in both.',
    there: (count: number) => `${formatNumber(count)} are in it already and stay in both.`,
    submit: (count: number) => (count === 1 ? 'Move' : `Move ${formatNumber(count)}`),
    busy: 'Moving...',
    refused: 'Nobody could be moved.',
  },
  extend: {
    action: 'Extend',
    title: 'Extend to a day',
    until: 'Until the end of',
    untilNeeded: 'Please choose a day',
    detail: 'No money moves. A place that lasts as long already stays as it is.',
    endsOne: 'It is paid until {date}.',
    ends: 'The last of them is paid until {date}.',
    noEnd: 'A place in this class has no end.',
    submit: (count: number) => (count === 1 ? 'Extend' : `Extend ${formatNumber(count)}`),
    busy: 'Extending...',
    refused: 'Nothing could be extended.',
  },
  end: {
    action: 'Take out',
    title: 'Take out of the class',
    detail: 'What was done in the class is kept, and is there again for whoever comes back.',
    submit: (count: number) => (count === 1 ? 'Take out' : `Take ${formatNumber(count)} out`),
    busy: 'Taking out...',
    refused: 'Nobody could be taken out.',
  },
});
