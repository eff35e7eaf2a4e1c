/**
 * Code that never comes. Unlike a promise it forgets who waits for it: React waits anew with every page
 * that the server paints, and a promise that is never kept would hold all of these pages for good.
 */
// biome-ignore lint/suspicious/noThenProperty: it is awaited, and that is all there is to it.
const never = { then: () => never } as unknown as Promise<never>;

/**
 * Fetches code in the browser alone. What the server paints shows what stands in for it instead, as the
 * browser does at first: otherwise a part would be seen, vanish while its code comes, and be seen again.
 */
export function inBrowser<Code>(load: () => Promise<Code>): Promise<Code> {
  return typeof document === 'undefined' ? never : load();
}
