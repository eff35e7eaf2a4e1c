/**
 * Fetches code in the browser alone. What the server paints shows what stands in for it instead, as the
 * browser does at first: otherwise a part would be seen, vanish while its code comes, and be seen again.
 */
export function inBrowser<Code>(load: () => Promise<Code>): Promise<Code> {
  return typeof document === 'undefined' ? new Promise(() => undefined) : load();
}
