/**
 * Where calls and files come from: this very origin unless the build names other hosts
 * (the specification allows the quiz service, and the API as a whole, on hosts of their own).
 */
const apiHost: string = (import.meta.env.VITE_API_HOST ?? '').replace(/\/$/, '');
const gameHost: string = (import.meta.env.VITE_GAME_HOST ?? apiHost).replace(/\/$/, '');

/** Address of an API path. */
export function apiUrl(path: string): string {
  return apiHost + path;
}

/** Address of a path of the quiz service. */
export function gameUrl(path: string): string {
  return gameHost + path;
}

/** Address of a file the API names by a path relative to its host (logo, lesson material). */
export function fileUrl(path: string): string {
  if (/^(https?:|data:|blob:)/.test(path)) return path;
  return `${apiHost}/${path.replace(/^\/+/, '')}`;
}
