import ts from 'typescript';

/** Attributes whose words are for the browser or for developers, not for a person. */
const attributesOfCode =
  /^(?:className|key|to|href|d|viewBox|type|id|name|role|variant|tone|size|dir|lang|rel|src|target|action|encType|fill|stroke\w*|text-?anchor|autoComplete|controlsList|inputMode|enterKeyHint)$/i;

/**
 * A part of the product whose words stand in dictionaries.
 * @typedef {object} Part
 * @property {readonly string[]} source where it stands in the repository
 * @property {RegExp} callsOfCode calls, constructors and tags whose words are not for a person
 * @property {RegExp} [filesOfCode] files in which nothing is said to the people of the institute
 * @property {RegExp} [textsOfCode] texts that are for machines wherever they stand
 * @property {readonly (readonly [where: string, words: string])[]} known words that are not for a
 *   person, or are no words of ours: values of the wire, names, fonts
 */

/** @type {Readonly<Record<'browser' | 'server', Part>>} */
export const parts = {
  browser: {
    source: ['apps', 'web', 'src'],
    callsOfCode: /^(?:cx|dictionary|console\.\w+|new RegExp|new \w*(?:Error|Exception))$/,
    known: [
      // A form of the locale's that ours replaces.
      ['ui/format.ts', 'Sep'],
      // The name until the institute has one, which the server writes into pages too.
      ['platform/boot.ts', 'Arabic Institute'],
      // What the server answers, compared with.
      ['student/class-detail/use-enrolment.ts', 'Insufficient wallet balance'],
      ['domains/lessons/managed-model.ts', 'Lesson'],
      ['domains/lessons/managed-model.ts', 'Exam'],
      ['domains/lessons/managed-model.ts', 'Timetableble'],
      [
        'domains/certificates/widgets/certificate-faces.ts',
        '"Amiri Arabic", "Certificate Serif", serif',
      ],
      ['platform/double-press.ts', 'a, button, summary, label, [role]'],
      ['admin/payments/claim-dialog.tsx', 'input, textarea, select, [role=listbox]'],
      ['platform/request.ts', 'Bearer …'],
      ['platform/resumable/protocol.ts', 'Bearer …'],
      ['ui/table/row-title.tsx', 'a, button, input, label, dialog'],
      [
        'admin/lesson-editor/blocks/blocks-section.tsx',
        'input, textarea, [contenteditable="true"], dialog',
      ],
      ['admin/lesson-editor/rich-text/schema.ts', 'noopener noreferrer'],
    ],
  },
  server: {
    source: ['apps', 'server', 'src'],
    // SQL, lines of the log, and errors that no answer carries; an AppError is an answer.
    callsOfCode:
      /^(?:dictionary|sql(?:\.raw|<.*>)?|\w+\.query(?:<.*>)?|(?:\w+\.)*log\??\.\w+|console\.\w+|new RegExp|new (?!AppError)\w*(?:Error|Away))$/s,
    // Said to whoever runs the institute, to developers of a client (decision 026), or to search engines.
    filesOfCode:
      /^(?:cli|schema)\/|^(?:config|environment|first-process|serve|start)\.ts$|^http\/(?:decode|developer-page|developers|openapi|proxy|readers\/(?:course-data|site-files))\.ts$|^platform\/(?:db|db-functions|db-schema|db-schema-lock|db-serving|describe-error|file-owner|folder-lock|job-runner|jobs|metrics|operator-error)\.ts$|^platform\/backup\/|^modules\/(?:exams\/machine\/elsewhere-rules|privacy\/copied-tables)\.ts$/,
    // Headers, modes of transactions and locks, commands of SMTP, a page's frame, and what the
    // machine that marks is told.
    textsOfCode:
      /^(?:GET, |accept, |(?:public|private), |(?:Bearer|Key) …$|RCPT TO$|repeatable read$|read only$|no key update$|key share$|<(?:!doctype|script|link|\?xml|question) |You mark the theory part|What stood between the two boundaries|HTTP\/1\.1 )/,
    known: [
      // The name until the institute has one.
      ['modules/settings/rules.ts', 'Arabic Institute'],
      // Kinds of lessons as the wire spells them.
      ['modules/lessons/rules.ts', 'Lesson'],
      ['modules/lessons/rules.ts', 'Exam'],
      ['modules/lessons/rules.ts', 'Timetableble'],
      // Lines of the log, and what nobody reads.
      ['platform/chat-model.ts', 'the endpoint answered …'],
      ['platform/chat-model.ts', 'the endpoint could not be asked'],
      ['platform/push.ts', 'the push service answered …: …'],
      ['platform/password.ts', 'nobody signs in with this'],
      ['modules/auth/passwords/retire-password.ts', 'was a published one'],
    ],
  },
};

const classes =
  /(?:^|\s)(?:[a-z]+(?:-[\w.[\]%()]+)+|\w+:\S+|flex|grid|block|inline|hidden|truncate|underline|contents|absolute|relative)(?=\s|$)/;

/** Whether a text reads like words for a person: a capitalised word, or several words. */
function areWords(/** @type {string} */ text) {
  if (/^[A-Z][a-z]+(?:[ ,.!?:’']|$)/.test(text)) return true;
  return /[a-z]{2,}[,.]? [a-z]/i.test(text) && !classes.test(text);
}

/** The text of a literal; that of a template with `…` for what is put in. @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Whether nothing below a node is shown to a person. @param {ts.Node} node @param {Part} part */
function isOfCode(node, { callsOfCode }) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  if (ts.isJsxAttribute(node)) return attributesOfCode.test(node.name.getText());
  if (ts.isCallExpression(node)) return callsOfCode.test(node.expression.getText());
  if (ts.isTaggedTemplateExpression(node)) return callsOfCode.test(node.tag.getText());
  if (ts.isNewExpression(node)) return callsOfCode.test(`new ${node.expression.getText()}`);
  return false;
}

/** Whether a literal is compared with, or names a member. @param {ts.Node} node */
function isName({ parent }) {
  if (ts.isBinaryExpression(parent)) return /^(?:[!=]==|in)$/.test(parent.operatorToken.getText());
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
}

/**
 * Words for a person that stand in no dictionary, a line for each place in a file. What stands
 * between the tags of JSX is the linter's (`noJsxLiterals`).
 * @param {string} path below the part's source
 * @param {string} code
 * @param {Part} [part]
 * @returns {string[]}
 */
export function looseWords(path, code, part = parts.browser) {
  if (/\.test\.tsx?$|^test\//.test(path) || part.filesOfCode?.test(path)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isOfCode(node, part)) return;
    const text = textOf(node);
    const isKnown = part.known.some(([where, words]) => where === path && words === text);
    const isForMachines = isKnown || (text !== null && part.textsOfCode?.test(text));
    if (text !== null && areWords(text) && !isName(node) && !isForMachines) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
