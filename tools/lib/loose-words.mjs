import ts from 'typescript';

/** Attributes and calls whose words are for the browser or for developers, not for a person. */
const attributesOfCode =
  /^(?:className|key|to|href|d|viewBox|type|id|name|role|variant|tone|size|dir|lang|rel|src|target|action|encType|fill|stroke\w*|text-?anchor|autoComplete|inputMode|enterKeyHint)$/i;
const callsOfCode = /^(?:cx|dictionary|console\.\w+|new RegExp|new \w*(?:Error|Exception))$/;

/** Words that are not for a person, or are no words of ours: values of the wire, names, fonts. */
const known = [
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
  ['platform/request.ts', 'Bearer …'],
  ['ui/table/row-title.tsx', 'a, button, input, label, dialog'],
];

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

/** Whether nothing below a node is shown to a person. @param {ts.Node} node */
function isOfCode(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  if (ts.isJsxAttribute(node)) return attributesOfCode.test(node.name.getText());
  if (ts.isCallExpression(node)) return callsOfCode.test(node.expression.getText());
  if (ts.isNewExpression(node)) return callsOfCode.test(`new ${node.expression.getText()}`);
  return false;
}

/** Whether a literal is compared with, or names a member. @param {ts.Node} node */
function isName({ parent }) {
  if (ts.isBinaryExpression(parent)) return /^(?:[!=]==|in)$/.test(parent.operatorToken.getText());
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
}

/**
 * Words for a person in a file of the browser that stand in no dictionary, a line for each place.
 * What stands between the tags of JSX is the linter's (`noJsxLiterals`).
 * @param {string} path below apps/web/src
 * @param {string} code
 * @returns {string[]}
 */
export function looseWords(path, code) {
  if (/\.test\.tsx?$|^test\//.test(path)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isOfCode(node)) return;
    const text = textOf(node);
    const isKnown = known.some(([where, words]) => where === path && words === text);
    if (text !== null && areWords(text) && !isName(node) && !isKnown) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
