/** Shorter parts, such as "Ali", stand in too many good passwords by chance. */
const SHORTEST_PART = 4;

/** As two texts are compared: their letters and digits, whatever the case and the marks on them. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password holds the name of the person it is for, a part of it, or what stands before the
 * @ of their e-mail: what whoever guesses tries first.
 */
export function holdsOwner(password: string, owner: { name: string; email: string }): boolean {
  const [local = ''] = owner.email.split('@');
  const parts = [owner.name, ...owner.name.split(/\s+/), local, ...local.split(/[._+-]/)];
  const guessed = folded(password);
  return parts
    .map(folded)
    .some((part) => [...part].length >= SHORTEST_PART && guessed.includes(part));
}
