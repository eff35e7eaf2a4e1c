/**
 * A name inside a sentence of ours, isolated so that its direction and the sentence's leave each
 * other alone: an Arabic title in English words, or the other way round.
 */
export const isolated = (text: string) => `\u2068${text}\u2069`;
