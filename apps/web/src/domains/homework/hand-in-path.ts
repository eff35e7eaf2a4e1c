import { pathTo } from '@institute/contract/routes';

/** Names the hand-in that is open, in the address of the inbox. */
export const HAND_IN_QUERY = 'hand-in';

/** The way to a hand-in. */
export const handInPath = (id: number): string => `${pathTo('handIns')}?${HAND_IN_QUERY}=${id}`;
