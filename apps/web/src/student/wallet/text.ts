/** The words of the wallet's history. */
export const text = {
  title: 'Wallet',
  balance: 'Current balance',
  history: 'Wallet history',
  search: 'Search by description',
  noMatch: 'No transactions match your search',
  noMatchDetail: 'Try other words.',
  empty: 'You have no transactions yet',
  emptyDetail: 'Money that comes into your wallet, and what you pay for classes, is listed here.',
  browse: 'Browse classes',
  clear: 'Clear search',
  loading: 'Loading the wallet history',
  failed: 'The wallet history could not be loaded.',
} as const;
