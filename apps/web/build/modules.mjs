/*
 * The modules that the parts of the app begin with, as Vite's manifest names them.
 */

/** The beginning of every page. */
export const START = 'src/main.tsx';
/** The frame around the pages of whoever is signed in. */
export const FRAME = 'src/app/signed-in-area.tsx';
/** The office, within the frame. */
export const OFFICE = 'src/admin/admin-area.tsx';
export const VISITORS = 'src/public/public-area.tsx';
/** The forms that the landing page opens. */
export const FORMS = 'src/public/auth-forms.tsx';
/** The pages that are open to anyone, signed in or not. */
export const OPEN = 'src/public/open-area.tsx';
/** The lesson that a visitor may try. */
export const TRIED = 'src/public/class-page/living-lesson.tsx';
export const VERIFY = 'src/public/verify/verify-page.tsx';
