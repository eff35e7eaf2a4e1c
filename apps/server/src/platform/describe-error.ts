/** An error as it may be read by others: what went wrong and where, without what people sent. */
export interface DescribedError {
  type: string;
  message: string;
  /** Where it was thrown, without the message that a stack begins with. */
  stack: string;
  code?: string;
  /** What a database says of its place: names of ours alone. */
  table?: string;
  constraint?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
}

/** PostgreSQL's codes have five characters; those of class 22 quote the value that was wrong. */
const SQL_STATE = /^[0-9A-Z]{5}$/;
const QUOTES_VALUE = /^22/;
const ADDRESS = /[^\s<>"'=,;]+@[^\s<>"',;]+/g;
/** Deeper causes say nothing new. */
const DEEPEST = 5;

/**
 * Describes an error for the log and the console. A database's error carries the statement's
 * parameters, in several places: names, e-mails and hashes of passwords. None of them is kept, nor
 * an e-mail in any message.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, table, constraint } = error as Error & Record<string, unknown>;
  const described: DescribedError = {
    type: error.name,
    message: messageOf(error, code),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
  if (typeof code === 'string') described.code = code;
  if (typeof table === 'string') described.table = table;
  if (typeof constraint === 'string') described.constraint = constraint;
  if (depth >= DEEPEST) return described;
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    described.errors = error.errors.map((one) => describeError(one, depth + 1));
  }
  return described;
}

function messageOf(error: Error, code: unknown): string {
  // Drizzle's message is the statement, then the parameters.
  const [statement = ''] =
    'params' in error ? error.message.split('\nparams:', 1) : [error.message];
  const quotes = typeof code === 'string' && SQL_STATE.test(code) && QUOTES_VALUE.test(code);
  const said = quotes ? statement.replace(/:[\s\S]*$/, '') : statement;
  return said.replace(ADDRESS, '…@…');
}
