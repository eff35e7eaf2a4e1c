import { keepCookie, readCookie } from './cookies.ts';

/*
 * Whether somebody has been signed in on this device. It outlives signing out, which empties the storage:
 * it names nobody, and only spares people a welcome that they have had.
 */

const COOKIE = 'been-here';

export const noteBeenHere = (): void => keepCookie(COOKIE, '1');

export const hasBeenHere = (): boolean => readCookie(COOKIE) !== null;
