/** Values of a change as the audit log keeps them: what it was, and what it is now. */
export type Noted = Readonly<Record<string, { from: unknown; to: unknown }>>;

/**
 * What a change makes of some fields, for the note of its audit row: each that is another afterwards,
 * with its old and its new value. Never of what names or reaches a person: the log outlives them.
 */
export function changesBetween<Fields extends object>(
  before: Fields,
  change: Partial<Fields>,
  fields: readonly (keyof Fields & string)[],
): Noted {
  const noted: Record<string, { from: unknown; to: unknown }> = {};
  for (const field of fields) {
    if (change[field] === undefined) continue;
    const [from, to] = [plain(before[field]), plain(change[field])];
    if (from !== to) noted[field] = shown(from, to);
  }
  return noted;
}

/**
 * The same where of some fields no more is said than that they are another: keys to exams, what
 * reaches a person, what nobody can read as text. Their names stand under `changed`.
 */
export function noteOfChange<Fields extends object>(
  before: Fields,
  change: Partial<Fields>,
  { told, untold }: Record<'told' | 'untold', readonly (keyof Fields & string)[]>,
): Record<string, unknown> {
  const changed = Object.keys(changesBetween(before, change, untold));
  return { ...(changed.length > 0 && { changed }), ...changesBetween(before, change, told) };
}

/** The same of many things, each told in one line. */
export const changeOfLines = (
  name: string,
  before: readonly string[],
  after: readonly string[],
): Noted => changesBetween({ [name]: before.join('; ') }, { [name]: after.join('; ') }, [name]);

/** The names of many things, as far as the log keeps a list. */
export function listed(names: readonly string[]): string {
  const letters = [...names.join(', ')];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

type Plain = string | number | boolean | null;

function plain(value: unknown): Plain {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Characters of a longer text that are kept, from a few before the first that is another. */
const LONGEST = 200;
const BEFORE = 40;

/** Two values that differ; of long texts the part from where they do. */
function shown(from: Plain, to: Plain): { from: Plain; to: Plain } {
  const texts = [from, to].filter((value) => typeof value === 'string').map(String);
  if (!texts.some((text) => text.length > LONGEST)) return { from, to };
  const [one = '', other = ''] = texts.map((text) => [...text]);
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = texts.length === 2 ? Math.max(0, same - BEFORE) : 0;
  const part = (value: Plain): Plain => {
    if (typeof value !== 'string') return value;
    const letters = [...value];
    const end = start + LONGEST;
    const cut = letters.slice(start, end).join('');
    return `${start > 0 ? '…' : ''}${cut}${letters.length > end ? '…' : ''}`;
  };
  return { from: part(from), to: part(to) };
}
