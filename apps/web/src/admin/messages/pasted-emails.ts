/** An address as the server would take one; what it does not know is told apart there. */
const EMAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:]{2,}$/;
const LONGEST = 254;

/**
 * The e-mail addresses in a pasted text, each once: apart by commas, semicolons, blanks or
 * line breaks, with names and angle brackets around them or not.
 */
export function emailsIn(pasted: string): string[] {
  const words = pasted
    .split(/[\s,;،؛<>()"']+/)
    .map((word) => word.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length <= LONGEST && EMAIL.test(word));
  return [...new Set(words)];
}
