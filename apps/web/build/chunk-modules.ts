/*
 * Which modules the chunks of shared-chunks.ts name by their paths, where the parts that load them do not tell.
 */

/** React with what draws icons: they change seldom, and stay in the cache over our releases. */
export const libraries =
  /node_modules[\\/](?:(?:react|react-dom|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]))/;
/** The index of the icons imports them all: who uses which is read from the names a module imports. */
export const icons = /node_modules[\\/]lucide-react[\\/]/;
export const iconNames = /import \{([^}]*)\} from ["']lucide-react["']/;

/** What every page fetches once it is shown, with the databases of the device. */
export const ASIDE =
  /[\\/]src[\\/]platform[\\/](?:aside|double-press|offline-table|kept-database)\.ts$|node_modules[\\/]idb[\\/]/;

/** The pages of a student's way through a class, one of which is mostly opened after another. */
export const STUDYING = /student\/(dashboard|classes|my-classes|class-detail|lesson)\//;
/** Those of them that are mostly opened first, where every request is waited for. */
export const FIRST = /student\/(dashboard|class-detail)\//;
/** What one of them shares with its dialogs and with those of other pages, each too small for a file. */
export const OWN =
  /(?:domains\/(?:payments\/open-payments|people\/consent-answer-api|lessons\/gates)|rules\/lesson-gates|student\/(?:lesson-states|use-now))\.ts$|icons\/video\.mjs$/;
/** The two pages that list classes. */
export const LISTS = /student\/(classes|my-classes)\//;

/** Said by the pages that know the gates, and by translated refusals, which also guests hear. */
export const GATE_WORDS = /contract\/src\/gate-words\.ts$/;
/** What comes after several pages, and is too small for a file. */
export const AFTER_PAGES =
  /[\\/]src[\\/]ui[\\/](?:chat-link|lazy-dialog)\.tsx$|icons\/(?:chevron-down|download)\.mjs$|contract[\\/]src[\\/](?:words-call|rules[\\/](?:root-letters|strictness))\.ts$/;

/** What the landing page shows at once, and players in lessons which are fetched when they are seen. */
export const PLAYERS = /icons\/(?:pause|play)\.mjs$/;

/** What reads the blocks of a lesson, for whoever reads it and for whoever writes it. */
export const BLOCKS_READ = /contract[\\/]src[\\/]rules[\\/]read-blocks\.ts$/;

/** The signs around a name, which every page has in what comes after it. */
export const SIGNS = /contract[\\/]src[\\/]rules[\\/]isolate\.ts$/;

/** What is known of the classes saved on the device, which the page of a class asks once it is there. */
export const SAVED = /domains\/offline\/(?:saved-classes|saved-files|storage|model)\.ts$/;

/** Those that tell of more than one lesson, and the quiz, which has a notice of the dashboard. */
export const OVERVIEW = /student\/(dashboard|classes|my-classes|class-detail|game)\//;
/** Where exams are told of. */
export const EXAMS = /student\/(dashboard|lesson)\//;
/** The chart of the results of exams, which the office's dashboard has as well. */
export const CHART = /[\\/](?:bar-chart|chart-column)\.\w+$/;
/** The pages of messages, which the bell tells of. */
export const MAIL = /student\/messages\//;

/** What the certificate check shares with pages of lists and forms alone. */
export const FIELD = /[\\/]src[\\/]ui[\\/](?:field|input)\.tsx$/;

/** The page that shows materials, such as a picture in full view. */
export const LESSON = /student\/lesson\//;

/** What shows the file of a lesson, also where the office chooses it. */
export const MATERIAL = /domains\/lessons\/(?:widgets\/material\/|text\.ts$)|ui\/content\/content/;
/** What people write, which the discussion shows and the office. */
export const WRITTEN = /ui\/content\/content\.tsx$/;

/** What forms are made with besides their fields; whoever has one of them mostly has the others. */
export const FORM_KIT =
  /[\\/]src[\\/](?:forms|ui)[\\/](?:draft|request-key|submit-error|text|confirm-dialog|dialog-actions)\.tsx?$/;
/** What a lesson is made of, wherever it is shown. */
export const IN_LESSONS = /domains\/lessons\/widgets\/|rules\/(?:judge-|tashkeel\.ts$)/;
/** What the text of blocks is searched and counted with, also where it is written. */
export const BLOCK_RULES = /rules\/(?:block-text|find-words)\.ts$/;
/** The keys for Arabic, which stand beside what is answered, asked and written. */
export const KEYBOARD = /arabic-keyboard[\\/](?!keyboard-panel)|icons[\\/]keyboard\./;
/** What several of them show, too small for a file. */
export const SMALL = /[\\/]ui[\\/](?:direction-of|byte-size)\.ts$|icons[\\/]/;
