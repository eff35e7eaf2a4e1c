/**
 * Spellings of the specification that look like names of ours: they hold no underscore, so the
 * contract cannot tell them from ours.
 */
export const oddSpellings = [
  'aboutsite',
  'aisub',
  'howto',
  'inputetype',
  'monthlySub',
  'monthlylimit',
  'myclass',
  'nextSub',
  'phonenumber',
  'privatelesson',
  'regclosedate',
  'studydate',
  'subamount',
  'subjecttotal',
  'timezone',
  'viewedDate',
];

/** Values of the wire, and ways of reading it, that only a decoder needs. */
const readings = [
  /[!=]== '[01]'/,
  /\bTimetableble\b/,
  /\bdateOfUnix\(/,
  /\bNumber\(\w+\.(?:amount|price)\)/,
  /new Date\([^()]* \* 1000\)/,
];

/** Where the wire is spoken: the platform that carries it, and the calls and models of each domain. */
const atTheEdge = /^(?:platform\/|domains\/[^/]+\/(?:[a-z-]+-)?(?:api|model)\.ts$)/;
const tests = /\.test\.tsx?$|^test\//;

/**
 * The names that no screen may use, of all fields that calls take and give.
 * @param {readonly string[]} fields
 */
export const wireNames = (fields) =>
  fields.filter((name) => name.includes('_') || oddSpellings.includes(name));

/** Code without its comments, every line where it was. @param {string} code */
const withoutComments = (code) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[^:'"])\/\/.*$/gm, '$1');

/**
 * What a file of the browser says in the spelling of the wire, a line for each place.
 * @param {string} path below apps/web/src
 * @param {string} code
 * @param {readonly string[]} names from {@link wireNames}
 * @returns {string[]}
 */
export function wireFaults(path, code, names) {
  if (atTheEdge.test(path) || tests.test(path)) return [];
  const words = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return withoutComments(code)
    .split('\n')
    .flatMap((line, index) => {
      const found = [words, ...readings].map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
      return found ? [`${path}:${index + 1}: ${found}`] : [];
    });
}
