/** Shorter parts, such as "Ali", stand in too many good passwords by chance. */
const SHORTEST_PART = 4;

/** As two texts are compared: their letters and digits, whatever the case and the marks on them. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Words of the house: what whoever guesses knows of an institute of Arabic without knowing anybody.
 * The institute's own name is added to them (docs/security.md).
 */
const HOUSE = [
  ...['arabic', 'arabiyya', 'lugha', 'institute', 'academy', 'school', 'madrasa', 'madrasah'],
  ...['markaz', 'maahad', 'quran', 'koran', 'islam', 'islamic', 'allah', 'muhammad', 'bismillah'],
  ...['teacher', 'student', 'ustadh', 'ustaz', 'admin', 'administrator', 'class', 'lesson'],
  ...['password', 'welcome', 'nigeria', 'lagos', 'naira'],
  ...['العربية', 'عربي', 'اللغة', 'القرآن', 'قرآن', 'الله', 'محمد', 'معهد', 'مدرسة', 'مركز'],
];
/** So many letters beside words of the house, or so many letters and digits, are a password's own. */
const OWN = { letters: 4, characters: 10 };

/** Whether a password is words of the house and little else, such as `Arabic-2026`. */
export function isOfHouse(password: string, institute: string): boolean {
  const words = [...HOUSE, institute, ...institute.split(/[\s-]+/)]
    .map(folded)
    .filter((word) => [...word].length >= SHORTEST_PART);
  // The longest first, so that of `madrasah` nothing stays.
  const longest = words.sort((a, b) => b.length - a.length);
  const guessed = folded(password);
  const own = longest.reduce((left, word) => left.replaceAll(word, ' '), guessed);
  if (own === guessed) return false;
  const characters = own.replaceAll(' ', '');
  const letters = characters.replace(/\P{L}/gu, '');
  return letters.length < OWN.letters && characters.length < OWN.characters;
}

/** So many last digits of a phone number are the same in every spelling of it. */
const NUMBER_DIGITS = 8;

/** Whose a password is to be. */
export interface Owner {
  name: string;
  /** Null for whoever has none. */
  email: string | null;
  phone: string;
}

/**
 * Whether a password holds the name of the person it is for, a part of it, what stands before the @ of
 * their e-mail, or their phone number: what whoever guesses tries first.
 */
export function holdsOwner(password: string, owner: Owner): boolean {
  const [local = ''] = owner.email?.split('@') ?? [];
  const number = owner.phone.replace(/\D/g, '').slice(-NUMBER_DIGITS);
  const parts = [owner.name, ...owner.name.split(/\s+/), local, ...local.split(/[._+-]/), number];
  const guessed = folded(password);
  return parts
    .map(folded)
    .some((part) => [...part].length >= SHORTEST_PART && guessed.includes(part));
}
