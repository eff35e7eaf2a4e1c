/** What the formats of files have in common about texts. */

/** Cuts a text at each `mark` that no backslash stands before. */
export function split(typed: string, mark: string): string[] {
  const parts = [''];
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed.charAt(at);
    if (letter === mark) parts.push('');
    else {
      const taken = letter === '\\' ? typed.slice(at, at + 2) : letter;
      parts.push(`${parts.pop()}${taken}`);
      at += taken.length - 1;
    }
  }
  return parts;
}

/** A text without the backslashes that make letters of signs. */
export const unescaped = (typed: string): string => typed.replace(/\\(.)/gs, '$1');

/** A choice of these options, of one or of several; what is wrong with it is said by its check. */
export function choicesOf(
  common: { prompt: string; explanation: string },
  options: readonly string[],
  right: readonly number[],
  isOne: boolean,
): unknown {
  if (isOne)
    return { ...common, type: 'choice', options, answer: right.length === 1 ? right[0] : -1 };
  return { ...common, type: 'choices', options, answers: right };
}
