import { type AuditEntry, auditKinds } from '@institute/contract/audit/audit';
import { type Thing, type ThingKind, thingName, thingOf } from '@institute/contract/audit/things';
import type { AuditRow } from './store-list.ts';

const person = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

/** An act as the office sees it. */
export function presentAct(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actor: person(row.actorId, row.actorName),
    subject: person(row.subjectId, row.subjectName),
    thing: thingOfAct(row),
    action: row.action,
    details: Object.entries(row.details).map(([name, value]) =>
      isChange(value)
        ? { name, value: worded(value.to), was: worded(value.from) }
        : { name, value: worded(value) },
    ),
  };
}

/** Under which name an act notes the thing it was done with; the first that it has. */
const notedUnder: readonly [string, ThingKind][] = [
  ['certificate', 'certificate'],
  ['message', 'message'],
  ['scheduled', 'scheduledMessage'],
  ['lesson', 'lesson'],
];

/** What an act was done with, the first of several kinds; null where it notes none. */
function thingOfAct({ action, details }: Pick<AuditRow, 'action' | 'details'>): Thing | null {
  const isOfMessages = auditKinds.messages.some((one) => one === action);
  const templates = isOfMessages ? 'messageTemplate' : 'certificateTemplate';
  for (const [key, kind] of [...notedUnder, ['template', templates] as const]) {
    const thing = thingOf(`${kind}:${worded(details[key])}`);
    if (thing) return thing;
  }
  return null;
}

/** What the newest acts with a thing called it; empty where none names it, or all name several. */
export function nameNoted(
  thing: Thing,
  newestFirst: readonly Pick<AuditRow, 'action' | 'details'>[],
): string {
  const isWithIt = (act: (typeof newestFirst)[number]) => {
    const other = thingOfAct(act);
    return other !== null && thingName(other) === thingName(thing);
  };
  for (const act of newestFirst.filter(isWithIt)) {
    const { title, subject, exam, name, code } = act.details;
    const noted = title ?? subject ?? exam ?? name;
    const said = worded(isChange(noted) ? noted.to : noted);
    if (said !== '') return code ? `${said} · ${worded(code)}` : said;
  }
  return '';
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
