/**
 * The word our mobile app adds to the user agent of the pages it shows, followed by its version:
 * `… Mobile Safari/537.36 ArabicInstituteApp/1.4`.
 */
const MARKER = /\bArabicInstituteApp\b/;

/** True inside the institute's mobile app. */
export function inMobileApp(userAgent: string = globalThis.navigator?.userAgent ?? ''): boolean {
  return MARKER.test(userAgent);
}
