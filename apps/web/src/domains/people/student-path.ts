import { pathTo } from '@institute/contract/routes';

/** Where the page of a student is: what a name leads to wherever the office reads one. */
export const studentPath = (id: number) => pathTo('student', { id });

/** Where the card payments of a student stand, and the history of the wallet. */
export const studentWalletPath = (id: number) => `${studentPath(id)}?tab=wallet`;
