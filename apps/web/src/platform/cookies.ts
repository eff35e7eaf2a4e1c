/** The readable half of the session; it travels as the bearer header (rulings, who is acting). */
export const TOKEN_COOKIE = 'token';

/** The value of a cookie, or null when it is absent. */
export function readCookie(name: string): string | null {
  // The server, which paints pages, has no cookies of its own.
  if (typeof document === 'undefined') return null;
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1));
  }
  return null;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sets a cookie for the whole site, for a year. */
export const keepCookie = (name: string, value: string) =>
  setCookie(`${name}=${encodeURIComponent(value)}`, YEAR_SECONDS);

/** Removes a cookie set for the whole site. */
export const dropCookie = (name: string) => setCookie(`${name}=`, 0);

function setCookie(pair: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is newer than many of our students' phones.
  Reflect.set(document, 'cookie', `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
}
