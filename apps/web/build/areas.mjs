/**
 * The modules with which the parts of the app begin, as the manifest names them. Budgets, chunks,
 * the painted pages and the service worker all go by these.
 */
export const ENTRY = 'src/main.tsx';
export const LANDING = 'src/public/public-area.tsx';
export const VERIFY = 'src/public/verify/verify-page.tsx';
export const LEGAL = 'src/public/open-area.tsx';
export const SHELL = 'src/app/signed-in-area.tsx';
/** What the layout fetches after the page. */
export const LATE = 'src/app/late.ts';
export const CLASS = 'src/student/class-detail/class-detail-page.tsx';
/** What stands beside a class, and comes after it. */
export const BESIDE = 'src/student/class-detail/beside.ts';
export const DASHBOARD = 'src/student/dashboard/dashboard-page.tsx';
/** What follows the dashboard at once, and stands below it. */
export const BELOW = 'src/student/dashboard/below.ts';
/** What every page fetches once it is shown. */
export const ASIDE = 'src/platform/aside.ts';
/** What a student answers in a lesson, and whatever else asks the same way. */
export const EXERCISES = ['src/domains/lessons/widgets/exercise/exercise-block.tsx'];
/** What follows the page of every lesson: the tools of a text, its end, the outline, the discussion. */
export const AFTER_LESSON = [
  'src/domains/lessons/widgets/reading/reading-tools.tsx',
  'src/student/lesson/end/lesson-end.tsx',
  'src/student/lesson/outline/side-outline.tsx',
  'src/student/lesson/outline/outline-dialog.tsx',
  'src/student/lesson/lesson-refusal.tsx',
  'src/student/lesson/discussion/discussion.tsx',
];
/** What a lesson in blocks is read with. */
export const LESSON_BLOCKS = [
  'src/student/lesson/blocks/lesson-in-blocks.tsx',
  'src/domains/lessons/widgets/blocks/word-sheet.tsx',
];
export const ADMIN = 'src/admin/admin-area.tsx';
/** What the page of a lesson's editor fetches for a lesson in blocks, and for its first rich text. */
export const LESSON_EDITOR = 'src/admin/lesson-editor/lesson-editor-page.tsx';
export const BLOCKS = 'src/admin/lesson-editor/blocks/blocks-editor.tsx';
export const RICH_TEXT = 'src/admin/lesson-editor/rich-text/rich-text-editor.tsx';

/** The files of what comes after the page, and of what few ever see: a lost connection, an ended session. */
export const AFTERWARDS = [
  'aside',
  'away',
  'banner',
  'kept-at-first',
  'late',
  'not-found-page',
  'open-saved-api',
  'session-return',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const modulesOfPainted = {
  landing: [LANDING],
  register: [LANDING, 'src/public/auth/register-page.tsx'],
  forgotPassword: [LANDING, 'src/public/auth/forgot-password-page.tsx'],
  verify: [VERIFY],
  terms: [LEGAL],
  privacy: [LEGAL],
  app: [SHELL],
};

/**
 * The area whose code a painted page needs, and the page's own where that is a file of its own: those
 * of the contract's `painted`, and 'app'.
 * @param {string} painted
 */
export function modulesOf(painted) {
  const modules = modulesOfPainted[painted];
  if (!modules) throw new Error(`Nobody says whose code the painted page ${painted} needs`);
  return modules;
}

/** Every module that is named here: one that was renamed would be none of these any more. */
export const MODULES = [
  ...[ENTRY, SHELL, LATE, CLASS, BESIDE, DASHBOARD, BELOW, ASIDE, ADMIN],
  ...[LESSON_EDITOR, BLOCKS, RICH_TEXT, ...EXERCISES, ...AFTER_LESSON, ...LESSON_BLOCKS],
  ...Object.values(modulesOfPainted).flat(),
];

/**
 * Whose page a module is: 'student' or 'admin', undefined for every other module.
 * @param {string} module
 */
export function pageOf(module) {
  return /^src\/(student|admin)\/.+-page\.tsx$/.exec(module)?.[1];
}
