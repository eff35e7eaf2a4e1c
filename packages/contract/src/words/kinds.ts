/** What a card asks for: the meaning of the Arabic, or the Arabic for a meaning. */
export const cardSides = ['meaning', 'arabic'] as const;

/** The languages that words are explained in; the first one every word has. */
export const meaningLanguages = ['english', 'hausa', 'yoruba'] as const;

/** What kind of word it is, as a dictionary says. */
export const wordKinds = ['noun', 'verb', 'adjective', 'particle', 'phrase'] as const;
export type WordKind = (typeof wordKinds)[number];
