/*
 * What every page fetches once it is shown, in one file: nothing of it is needed before.
 */
export { calmDoublePresses } from './double-press.ts';
export { openTable } from './offline-table.ts';
