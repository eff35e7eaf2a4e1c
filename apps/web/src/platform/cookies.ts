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

/** Removes a cookie set for the whole site. */
export function dropCookie(name: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is newer than many of our students' phones.
  Reflect.set(document, 'cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
}
