/** Who brought whom, the rewards this earns, and the daily budget of all rewards. */
export { budgetToday, leftOn, takeFromBudget } from './budget.ts';
export { handlers } from './handlers.ts';
export { earnReward, earnWelcome, paymentOf } from './rewards.ts';
export { CROWD_MS, isOwnPerson } from './rules.ts';
export {
  countFromNetwork,
  deleteWaiting,
  insertReferral,
  lockPair,
  referrerOf,
} from './store.ts';
