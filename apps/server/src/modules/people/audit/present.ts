import type { AuditEntry } from '@institute/contract/audit';
import { unixOf } from '@institute/contract/fields';
import type { AuditRow } from './store-list.ts';

const person = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

/** An act as the wire has it. */
export function presentAct(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: unixOf(row.at),
    actor: person(row.actorId, row.actorName),
    subject: person(row.subjectId, row.subjectName),
    action: row.action,
    details: Object.entries(row.details).map(([name, value]) =>
      isChange(value)
        ? { name, value: worded(value.to), was: worded(value.from) }
        : { name, value: worded(value) },
    ),
  };
}

/** Whether a noted value is what something was before and is now. */
function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/** A noted value in letters; what is neither word nor number as JSON. */
function worded(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
