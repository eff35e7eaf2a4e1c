/** Wallets and the ledger: the only way money moves is `post`. */
export { checkLedger } from './check.ts';
export { handlers } from './handlers.ts';
export { post } from './post.ts';
export { isClosedDay, refuseClosed, requireOpen } from './require-open.ts';
export {
  type AccountKind,
  isRefusedPosting,
  officeKey,
  officePaymentOf,
  type Posting,
  receiptOf,
  reversalPrefix,
} from './rules.ts';
export {
  hasMoved,
  insertWallet as openWallet,
  type LockedAccount,
  lockWallets,
  movedBy,
  movedOut,
  type WalletMovement,
  walletBalance,
  walletMovements,
} from './store.ts';
export { type Funding, fundingsOf } from './store-fundings.ts';
export {
  balancesAt,
  firstTransferAt,
  insertClosing,
  lastClosed,
  lockMonths,
  reopenClosing,
} from './store-months.ts';
