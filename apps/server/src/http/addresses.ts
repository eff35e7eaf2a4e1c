import { PATH_PARAMETER } from '@institute/contract/routes';

/**
 * An address as the router can read it. One whose percent signs encode nothing, such as a link cut
 * in the middle of an Arabic letter, is taken as it is written: then it is an address which is not
 * there, and is answered like any other of these.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** A path with parameters as the router writes it, which lets nothing but ids into an address. */
export const routerPath = (path: string): string =>
  path.replace(/:\w+/g, (parameter) => `${parameter}(^${PATH_PARAMETER}$)`);
