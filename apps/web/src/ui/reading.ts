import { language } from '@institute/contract/language';

/** The sign of what goes along with reading: what moves on moves to the right, or to the left. */
export const READING: 1 | -1 = language.direction === 'rtl' ? -1 : 1;
