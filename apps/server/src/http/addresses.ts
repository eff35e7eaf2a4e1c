import { PATH_PARAMETER } from '@institute/contract/routes';

/**
 * An address as the router can read it. One whose percent signs encode nothing, such as a link cut
 * in the middle of an Arabic letter, is taken as it is written: then it is an address which is not
 * there, and is answered like any other of these.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  return textOf(path) === null ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
}

/**
 * What a path encodes; null where it encodes nothing. Its caller looks at it: the bundler leaves a
 * call out whose answer nobody wants, and with it what it would have thrown.
 */
function textOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A path with parameters as the router writes it, which lets nothing but ids into an address. */
export const routerPath = (path: string): string =>
  path.replace(/:\w+/g, (parameter) => `${parameter}(^${PATH_PARAMETER}$)`);
