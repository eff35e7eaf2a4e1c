import type { OfficePower } from '@institute/contract/auth/abilities';
import { dictionary, formatNumber } from '@institute/contract/language';

/** Words about who works in the office. */
export const text = dictionary('domains/people/powers', {
  title: 'Who works here',
  hint: 'Administrators may do everything. Somebody else can be given a part of the office: it opens for them at their next sign-in, and closes as soon as it is taken away.',
  add: 'Add somebody',
  administrator: 'Administrator',
  change: 'Change',
  changeOf: (name: string) => `Change what ${name} may do`,
  failed: 'We could not load who works here.',
  loading: 'Loading who works here…',
  dialogTitle: 'What they may do in the office',
  power: {
    money: 'Money',
    support: 'Support',
    head: 'All teaching',
  } satisfies Record<OfficePower, string>,
  powerHints: {
    money: 'Takes payments, confirms transfers, gives money back, and sees who owes and the books.',
    support: 'Students, their places, passwords and links, and messages. No money.',
    head: 'Classes, lessons, exams, gradebook and meetings of every class. No money, no settings.',
  } satisfies Record<OfficePower, string>,
  powers: 'They may work with',
  none: 'With nothing chosen, the office is closed to them.',
  signsIn: 'They are signed out once, and sign in again to begin.',
  nobody: 'Choose somebody.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  refused: 'That could not be saved.',
  search: 'Name, e-mail or phone',
  people: 'People',
  peopleFailed: 'We could not load the people.',
  noPeople: 'Nobody found.',
  typeMore: 'Type two letters or more.',
  searching: 'Searching…',
  firstOnes: (count: number) =>
    `The first ${formatNumber(count)} are shown. Type more of the name to find others.`,
});
