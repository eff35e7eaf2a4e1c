/** Whom a page is for. The server decides on every call; this only chooses what a browser is sent. */
export type Audience =
  /** People who are not signed in; others are led to where they wanted to go. */
  | 'visitor'
  /** Anyone, signed in or not. */
  | 'anyone'
  /** People who are signed in; others are led to the sign-in and back. */
  | 'member'
  /** People who may enter the office. */
  | 'office'
  /** Anyone, on a page that the server makes whole: the browser application holds none for it. */
  | 'reader';

/** The HTML that is painted before any script runs, where that is more than the shell. */
export type PaintedPage =
  | 'landing'
  | 'register'
  | 'forgotPassword'
  | 'verify'
  | 'terms'
  | 'privacy';

/** A page of the product: its address, with `:name` for what varies, and whom it is for. */
export interface PageRoute {
  readonly path: `/${string}`;
  readonly audience: Audience;
  /** A sheet to be printed, which stands without the layout. */
  readonly isSheet?: true;
}

/**
 * Every page of the product, once (student §2, admin §2): the browser's router, the pages that the
 * server sends, the preloading of their code and the tests read this list.
 */
export const routes = {
  dashboard: { path: '/', audience: 'member' },
  login: { path: '/login', audience: 'visitor' },
  register: { path: '/register', audience: 'visitor' },
  forgotPassword: { path: '/forgot-password', audience: 'visitor' },
  verifyForm: { path: '/verify', audience: 'anyone' },
  verify: { path: '/verify/:code', audience: 'anyone' },
  publicClasses: { path: '/c', audience: 'reader' },
  publicClass: { path: '/c/:slug', audience: 'reader' },
  publicLesson: { path: '/c/:slug/lessons/:id', audience: 'reader' },
  about: { path: '/about', audience: 'reader' },
  verifyEmail: { path: '/verify-email', audience: 'anyone' },
  invitation: { path: '/invitation', audience: 'anyone' },
  terms: { path: '/terms', audience: 'anyone' },
  privacy: { path: '/privacy', audience: 'anyone' },
  unsubscribe: { path: '/unsubscribe/:token', audience: 'anyone' },
  classes: { path: '/classes', audience: 'member' },
  class: { path: '/classes/:id', audience: 'member' },
  lesson: { path: '/classes/:classId/lessons/:lessonId', audience: 'member' },
  meeting: { path: '/meetings/:id', audience: 'member' },
  myClasses: { path: '/my-classes', audience: 'member' },
  letters: { path: '/classes/:id/letters', audience: 'member' },
  practice: { path: '/practice', audience: 'member' },
  teaching: { path: '/teaching', audience: 'member' },
  meetingRegister: { path: '/teaching/meetings/:id', audience: 'member' },
  root: { path: '/roots/:root', audience: 'member' },
  wallet: { path: '/wallet-history', audience: 'member' },
  statement: { path: '/wallet-history/statement', audience: 'member' },
  profile: { path: '/profile', audience: 'member' },
  messages: { path: '/messages', audience: 'member' },
  message: { path: '/messages/:id', audience: 'member' },
  game: { path: '/game', audience: 'member' },
  certificatePrint: { path: '/certificates/:code/print', audience: 'member', isSheet: true },
  paidReceipt: { path: '/paid/:reference', audience: 'anyone', isSheet: true },
  receipt: { path: '/receipts/:reference', audience: 'member', isSheet: true },
  office: { path: '/admin', audience: 'office' },
  managedClasses: { path: '/admin/classes', audience: 'office' },
  managedClass: { path: '/admin/classes/manage/:id', audience: 'office' },
  managedLesson: { path: '/admin/classes/manage/:classId/lessons/:lessonId', audience: 'office' },
  managedBank: { path: '/admin/classes/manage/:classId/bank', audience: 'office' },
  students: { path: '/admin/students', audience: 'office' },
  student: { path: '/admin/students/:id', audience: 'office' },
  studentStatement: { path: '/admin/students/:id/statement', audience: 'office' },
  payments: { path: '/admin/payments', audience: 'office' },
  officePayments: { path: '/admin/payments/taken', audience: 'office' },
  refunds: { path: '/admin/payments/refunds', audience: 'office' },
  disputes: { path: '/admin/payments/disputes', audience: 'office' },
  settlements: { path: '/admin/payments/settlements', audience: 'office' },
  coupons: { path: '/admin/payments/coupons', audience: 'office' },
  claims: { path: '/admin/confirm', audience: 'office' },
  owing: { path: '/admin/owing', audience: 'office' },
  week: { path: '/admin/week', audience: 'office' },
  closures: { path: '/admin/closures', audience: 'office' },
  books: { path: '/admin/books', audience: 'office' },
  sentMessages: { path: '/admin/messages', audience: 'office' },
  settings: { path: '/admin/settings', audience: 'office' },
  quizQuestions: { path: '/admin/settings/quiz', audience: 'office' },
  certificates: { path: '/admin/certificates', audience: 'office' },
  exams: { path: '/admin/exams', audience: 'office' },
  questions: { path: '/admin/questions', audience: 'office' },
  managedLetters: { path: '/admin/letters', audience: 'office' },
  handIns: { path: '/admin/hand-ins', audience: 'office' },
  trash: { path: '/admin/trash', audience: 'office' },
  audit: { path: '/admin/audit', audience: 'office' },
  security: { path: '/admin/security', audience: 'office' },
  health: { path: '/admin/health', audience: 'office' },
} as const satisfies Record<string, PageRoute>;

/** The name of a page. */
export type RouteName = keyof typeof routes;

/** The names of the pages for an audience. */
export type RouteNameFor<Who extends Audience> = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends Who ? Name : never;
}[RouteName];

/**
 * The pages that are painted for people who are not signed in, and for all where the page is for
 * anyone. Apart from the list, which every browser loads: the server alone asks for it.
 */
export const paintedPages: Readonly<Partial<Record<RouteName, PaintedPage>>> = {
  dashboard: 'landing',
  login: 'landing',
  register: 'register',
  forgotPassword: 'forgotPassword',
  verifyForm: 'verify',
  verify: 'verify',
  terms: 'terms',
  privacy: 'privacy',
};

/** What varies in the address of a page. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string | number>> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string | number>>
    : unknown;

/** The names of the pages in whose address nothing varies: what a navigation can lead to. */
export type FixedRouteName = {
  [Name in RouteName]: unknown extends ParamsOf<(typeof routes)[Name]['path']> ? Name : never;
}[RouteName];

/** The address of a page: `pathTo('class', { id: 'k3f' })` is `/classes/k3f`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: [Name] extends [FixedRouteName]
    ? []
    : [params: ParamsOf<(typeof routes)[Name]['path']>]
): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return routes[name].path.replace(/:(\w+)/g, (_all, key: string) =>
    encodeURIComponent(String(values[key])),
  );
}

/** Ids, rand tokens, codes, payment references and roots: what the server answers with a page. */
export const PATH_PARAMETER = '[\\w.=\\u0621-\\u064A-]+';

/** Whatever an address holds between two slashes; whether there is such a thing, its page asks. */
const SEGMENT = '[^/?#<>"\\s]+';

const patterns = (Object.entries(routes) as [RouteName, PageRoute][]).map(
  ([name, { path }]) => [name, new RegExp(`^${path.replace(/:\w+/g, SEGMENT)}$`)] as const,
);

/** The page at a path, which is an address without its query; null where there is none. */
export function routeAt(path: string): RouteName | null {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
