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
    const [from, to] = [shown(before[field]), shown(change[field])];
    if (from !== to) noted[field] = { from, to };
  }
  return noted;
}

/** Longer texts are told apart by their beginning. */
const LONGEST = 200;

function shown(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
