import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the balance sheet and of the comparison with the card provider. */
export const booksText = dictionary('admin/payments/books', {
  title: 'Balance sheet',
  intro: 'What every account holds, and whether the books agree with the card provider.',
  tabs: 'Books',
  accounts: 'Accounts',
  income: 'Income',
  months: 'Months',
  provider: 'Card provider',

  failed: 'The balance sheet could not be loaded.',
  loading: 'Loading the balance sheet',
  balanced: 'The books balance',
  unbalanced: 'The books do not balance',
  unchecked: 'The books have not been checked yet',
  checked: 'Last check',
  checkNow: 'Check now',
  checking: 'Checking...',
  checkFailed: 'The books could not be checked.',
  on: 'On',
  sides: {
    assets: 'Assets',
    liabilities: 'Liabilities',
    income: 'Income',
    given: 'Given away and put right',
  },
  nought:
    'The books add up: assets and what was given away, less liabilities and income, come to nought.',
  notNought: 'The books do not add up.',
  holders: (count: number) => `${countOf(count, 'wallet')} with money`,
  checkedOf: (transfers: number, accounts: number) =>
    `${countOf(transfers, 'transfer')} of ${countOf(accounts, 'account')}`,
  account: 'Account',
  balance: 'Balance',

  transfers: 'Transfers',
  description: 'Description',
  otherSide: 'Other side',
  student: 'Student',
  date: 'Date',
  amount: 'Amount',
  transfersFailed: 'The transfers could not be loaded.',
  noTransfers: 'No transfers yet',
  noTransfersMatch: 'No transfers match',
  searchTransfers: 'Search by description',

  compare: 'Compare now',
  comparing: 'Comparing...',
  compareFailed: 'The comparison could not be made.',
  agreed: 'The ledger and the card provider agree',
  differ: 'The ledger and the card provider differ',
  never: 'The card provider has not been asked yet',
  notAnswered: 'The card provider did not answer',
  daily: 'Compared every day by itself.',
  atProvider: 'At the provider',
  inLedger: 'In the ledger',
  atProviderSum: (count: number, amount: string) =>
    `At the provider: ${formatNumber(count)} for ${amount}`,
  inLedgerSum: (count: number, amount: string) =>
    `In the ledger: ${formatNumber(count)} for ${amount}`,
  reference: 'Reference',
  difference: 'Difference',
  paid: 'Paid',
  actionsFor: (reference: string) => `Actions for ${reference}`,
  differences: 'Differences',
  differencesFailed: 'The differences could not be loaded.',
  noDifferences: 'No differences',
  noDifferencesDetail: 'Payments that the provider and the ledger do not agree on are listed here.',
  open: 'Open',
  settled: 'Settled',

  credit: 'Credit to wallet',
  crediting: 'Crediting...',
  creditIntro: 'What arrived at the provider is put into the student’s wallet.',
  credited: 'The money is in the wallet.',
  give: 'Give to a student',
  giveIntro: 'Nobody knows whose it is. What arrived is put into this student’s wallet, once.',
  given: 'The money is in the student’s wallet.',
  studentMissing: 'Choose a student.',
  settle: 'Mark as settled',
  settling: 'Saving...',
  settleIntro: 'Note how it was dealt with. No money moves.',
  settledDone: 'The difference is settled.',
  note: 'Note',

  reason: 'Reason',
  reasonHint: 'The student reads it in the wallet’s history.',
  reasonMissing: 'Reason is required',
  noteMissing: 'Note is required',
});

/** The words of the income by month. */
export const incomeText = dictionary('admin/payments/income', {
  income: 'Income',
  from: 'From',
  until: 'Until',
  failed: 'The income could not be loaded.',
  empty: 'No income in these months',
  emptyDetail: 'What classes earn is listed here by month, class and the way it was paid.',
  className: 'Class',
  noClass: 'Not for a class',
  together: 'Together',
  given: 'Given away:',
  columns: {
    card: 'Card',
    bank: 'Bank transfer',
    cash: 'Cash',
    other: 'Other',
    wallet: 'From wallets',
    income: 'Income',
    waived: 'Waived',
  },
});

/** The words of the months that are closed. */
export const monthsText = dictionary('admin/payments/months', {
  list: 'Months',
  intro: 'Nothing can be dated into a month that is closed, nor into any before it.',
  failed: 'The months could not be loaded.',
  empty: 'No month is over yet',
  emptyDetail: 'A month is closed once it is over and its figures are final.',
  open: 'Open',
  closed: 'Closed',
  closedBy: (name: string, date: string) => `Closed by ${name} on ${date}`,
  closedWithLater: 'Closed with a later month',
  reopenedBy: (name: string, date: string, reason: string) =>
    `Opened again by ${name} on ${date}: ${reason}`,
  somebody: 'somebody',
  waiting: (count: number) => `${countOf(count, 'payment')} dated into it to be confirmed`,
  close: 'Close',
  closeOf: (month: string) => `Close ${month}`,
  closeTitle: (month: string) => `Close ${month}?`,
  closeIntro:
    'What its figures are stays so: no payment, refund or list can be dated into it or into any month before it. Whoever may move money here can open it again, with a reason.',
  closeWaiting: (count: number) =>
    count === 1
      ? 'One payment that is dated into it waits for a second person, and cannot be confirmed then.'
      : `${countOf(count, 'payment')} that are dated into it wait for a second person, and cannot be confirmed then.`,
  closing: 'Closing...',
  closedDone: 'The month is closed.',
  closeFailed: 'The month could not be closed.',
  reopen: 'Open again',
  reopenOf: (month: string) => `Open ${month} again`,
  reopenIntro:
    'Payments and refunds can be dated into it again. Figures that somebody has been given may change.',
  reopening: 'Opening...',
  reopenedDone: 'The month is open again.',
  reason: 'Reason',
  reasonHint: 'The audit log keeps it.',
  reasonMissing: 'Reason is required',
});
