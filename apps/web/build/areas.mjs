/**
 * The modules with which the parts of the app begin, as Vite's manifest names them. Budgets, chunks,
 * the painted pages and the service worker all go by these.
 */
export const ENTRY = 'index.html';
export const LANDING = 'src/public/public-area.tsx';
export const VERIFY = 'src/public/verify/verify-page.tsx';
export const LEGAL = 'src/public/open-area.tsx';
export const SHELL = 'src/app/signed-in-area.tsx';
/** What the layout fetches after the page. */
export const LATE = 'src/app/late.ts';
/** What every page fetches once it is shown. */
export const ASIDE = 'src/platform/aside.ts';
export const ADMIN = 'src/admin/admin-area.tsx';

/**
 * The area whose code a painted page needs: those of the contract's `painted`, and 'app'.
 * @param {string} painted
 */
export function areaOf(painted) {
  if (painted === 'app') return SHELL;
  if (painted === 'terms' || painted === 'privacy') return LEGAL;
  return painted === 'verify' ? VERIFY : LANDING;
}

/**
 * Whose page a module is: 'student' or 'admin', undefined for every other module.
 * @param {string} module
 */
export function pageOf(module) {
  return /^src\/(student|admin)\/.+-page\.tsx$/.exec(module)?.[1];
}
