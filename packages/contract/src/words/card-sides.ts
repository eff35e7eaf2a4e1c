/** What a card asks for: the meaning of the Arabic, or the Arabic for a meaning. */
export const cardSides = ['meaning', 'arabic'] as const;
