const CODE = /[A-Z0-9]{12}/;

/**
 * A code as it is printed, `K7QF-2M9X-W4TD`, from what a person typed, with or without hyphens, or
 * pasted: the address of a check page holds one, too. Empty when there is none in it.
 */
export function typedCode(typed: string): string {
  const address = typed.split(/\/verify(?:\/|\?code=)/i);
  const written = (address.at(-1) ?? '').split(address.length > 1 ? /[?&#/]/ : '\n')[0] ?? '';
  const plain = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const found = CODE.exec(plain)?.[0] ?? '';
  return plain.length === found.length ? found.replace(/(.{4})(?=.)/g, '$1-') : '';
}
