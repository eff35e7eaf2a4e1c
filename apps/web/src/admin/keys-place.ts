/** What follows an address of the office to open the list of its keys. */
export const KEYS_LIST = '#keys';
