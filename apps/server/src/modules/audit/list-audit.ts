import type { AuditKind } from '@institute/contract/audit/audit';
import { type Thing, thingName } from '@institute/contract/audit/things';
import { AppError } from '@institute/contract/errors';
import { endOfDate, startOfDay } from '@institute/contract/time/calendar';
import type { Context } from '../../context.ts';
import { pageOf } from '../../shared/page.ts';
import { nameOfThing } from '../../shared/sql/things.ts';
import { nameNoted } from './present.ts';
import {
  administratorNames,
  auditPage,
  type Filter,
  newestWith,
  personName,
} from './store-list.ts';
import { text } from './text.ts';

/** What a reader of the audit log asks for; `actorId` 0 is the server's operator. */
export interface AuditQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  search?: string | undefined;
  actorId: number | undefined;
  subjectId: number | undefined;
  classId: number | undefined;
  thing: Thing | null;
  act: string | undefined;
  kind: AuditKind | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** A page of the audit log, newest first, and the people its filters speak of. */
export async function listAudit({ db, config }: Context, query: AuditQuery) {
  const page = pageOf(query);
  const filter = filterOf(query, config.timeZone);
  const [{ rows, total, more }, administrators, subject, thing] = await Promise.all([
    auditPage(db, { ...page, ...filter }),
    administratorNames(db),
    filter.subjectId === undefined ? null : personName(db, filter.subjectId),
    filter.thing && namedThing(db, filter.thing),
  ]);
  return { rows, meta: { ...page.meta(total), more, administrators, subject, thing } };
}

/** A thing as it is called now; one that is gone as its newest acts have called it. */
async function namedThing(db: Context['db'], thing: Thing) {
  const name = (await nameOfThing(db, thing)) || nameNoted(thing, await newestWith(db, thing));
  return { thing: thingName(thing), name };
}

/** What a query asks for, with its days as instants where the institute is. */
export function filterOf(query: AuditQuery, timeZone: string): Filter {
  const { actorId, subjectId, classId, thing, act, kind, search = '' } = query;
  const from = query.from ? beginOf(query.from, timeZone) : null;
  const to = query.to ? endOf(query.to, timeZone) : null;
  return { actorId, subjectId, classId, thing, act, kind, search, from, to };
}

/** The instant at which a date is over where the institute is. */
function endOf(date: string, timeZone: string): Date {
  const end = endOfDate(date, timeZone);
  if (!end) throw new AppError('invalid_input', text.dateWrong);
  return end;
}

const beginOf = (date: string, timeZone: string): Date =>
  startOfDay(new Date(endOf(date, timeZone).getTime() - 1), timeZone);
