const CONSONANTS = 'bdfgkmnprstwyz';
const VOWELS = 'aeiou';

/** A whole number below `limit`, by chance. */
export type Chance = (limit: number) => number;

/** Chance that nobody foresees. */
export const strongChance: Chance = (limit) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * limit);
};

const one = (of: string, chance: Chance) => of.charAt(chance(of.length));

/**
 * A password that is read out and typed without a slip: six syllables in pairs and two figures,
 * `bami-soru-keto-47`, one of ten million million.
 */
export function memorablePassword(chance: Chance): string {
  const syllable = () => one(CONSONANTS, chance) + one(VOWELS, chance);
  const words = Array.from({ length: 3 }, () => syllable() + syllable());
  return [...words, String(10 + chance(90))].join('-');
}
