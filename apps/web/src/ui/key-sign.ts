/**
 * The letter, figure or sign of a key; on a keyboard of another script, that of its place on a Latin one.
 * Empty for a key that has none.
 */
export function keySign({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1) return '';
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  return /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code)?.slice(1).join('').toLowerCase() ?? '';
}
