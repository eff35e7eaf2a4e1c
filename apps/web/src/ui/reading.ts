import { language } from '@institute/contract/language';

/** The sign of a movement in the direction of reading: 1 from left to right, -1 from right to left. */
export const READING: 1 | -1 = language.direction === 'rtl' ? -1 : 1;
