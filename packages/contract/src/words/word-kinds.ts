/** What kind of word it is, as a dictionary says. */
export const wordKinds = ['noun', 'verb', 'adjective', 'particle', 'phrase'] as const;
export type WordKind = (typeof wordKinds)[number];
