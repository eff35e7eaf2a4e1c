/*
 * What a migration may do while the version before it still serves the same database
 * (docs/upgrades.md): it adds, and takes nothing away that the other reads or writes.
 */

/** @typedef {{ what: string, pattern: RegExp, isNewTableFine?: boolean }} Rule */

/** Each pattern's first group, where it has one, is the table. @type {Rule[]} */
const rules = [
  { what: 'drops a table', pattern: /^drop\s+table/i },
  { what: 'drops a column', pattern: /\bdrop\s+column\b/i },
  { what: 'renames', pattern: /^alter\s+.*\brename\b/is },
  { what: 'changes a type', pattern: /\balter\s+column\b.*\btype\b/is },
  { what: 'sets not null', pattern: /\balter\s+column\b.*\bset\s+not\s+null\b/is },
  {
    what: 'adds a column without a default that may not be null',
    pattern: /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\bdefault\b)(?!.*\bgenerated\b)/is,
  },
  {
    what: 'makes an index while the table waits',
    pattern: /^create\s+(?:unique\s+)?index\s+(?!concurrently).*?\bon\s+"?(\w+)"?/is,
    isNewTableFine: true,
  },
  {
    what: 'adds a constraint that is checked at once',
    pattern: /^alter\s+table\s+"?(\w+)"?\s+add\s+constraint(?!.*\bnot\s+valid\b)/is,
    isNewTableFine: true,
  },
  {
    what: 'adds a key that is checked at once',
    pattern: /^alter\s+table\s+"?(\w+)"?\s+add\s+(?:primary\s+key|unique)\b/is,
    isNewTableFine: true,
  },
  {
    what: 'writes every row anew, for its default is another each time',
    pattern:
      /\badd\s+column\b.*\bdefault\s+(?:gen_random_uuid|random|clock_timestamp|nextval)\s*\(/is,
  },
  { what: 'drops a constraint', pattern: /\bdrop\s+constraint\b/i },
  { what: 'empties a table', pattern: /^truncate\b/i },
  { what: 'changes rows', pattern: /^(?:update|delete|insert\b(?=.*\bselect))\b/is },
];

/** Says that a statement is the second half of a change: `-- contract: what no version reads any more`. */
const CONTRACT = /^--\s*contract:\s*\S/im;

/**
 * What in a migration the version before could not live with, one line each.
 * @param {string} sql
 */
export function migrationFaults(sql) {
  const statements = sql.split(';').map((text) => text.trim());
  const made = new Set(
    statements.flatMap((text) => /^create\s+table\s+"?(\w+)"?/i.exec(bare(text))?.[1] ?? []),
  );
  return statements.flatMap((text) => {
    if (CONTRACT.test(text)) return [];
    const statement = bare(text);
    return rules.flatMap(({ what, pattern, isNewTableFine = false }) => {
      const found = pattern.exec(statement);
      if (!found || (isNewTableFine && made.has(found[1] ?? ''))) return [];
      return `${what}: ${statement.split('\n')[0]}`;
    });
  });
}

/** A statement without its comments. @param {string} text */
const bare = (text) => text.replace(/--.*$/gm, '').trim();
