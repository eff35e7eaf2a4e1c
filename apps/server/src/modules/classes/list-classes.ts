import type { Class, EnrolledClass } from '@institute/contract/classes';
import { can } from '@institute/contract/rules/abilities';
import { type Context, type Services, signedIn } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { seesLinks } from './policy.ts';
import { presentClass, presentEnrolled } from './present.ts';
import { isClosed, slugOf } from './rules.ts';
import { enrolmentsOf, listClasses } from './store.ts';
import { formerSlugs } from './store-slugs.ts';

type Reader = Pick<Services, 'db' | 'config'>;

/** Active classes as everybody sees them; also embedded in the landing page. */
export async function publicClasses({ db, config }: Reader): Promise<Class[]> {
  const rows = await listClasses(db);
  return rows
    .filter((row) => row.isActive)
    .map((row) => presentClass(row, { timeZone: config.timeZone, withLinks: false }));
}

/** The addresses below /c/. */
export interface ClassAddresses {
  /** The classes on show by their slugs. */
  pages: ReadonlyMap<string, number>;
  /** What led to such a class before, or leads to it otherwise, with its slug. */
  moved: ReadonlyMap<string, string>;
}

/** Where the public pages of classes stand. */
export async function classAddresses(db: Database): Promise<ClassAddresses> {
  const [rows, former] = await Promise.all([listClasses(db), formerSlugs(db)]);
  const shown = rows.filter((row) => row.isActive);
  const slugs = new Map(shown.map((row) => [row.id, slugOf(row)]));
  const moved = [...shown.map(({ id, rand }) => ({ slug: rand, classId: id })), ...former].flatMap(
    ({ slug, classId }) => {
      const now = slugs.get(classId);
      return now && now !== slug ? [[slug, now] as const] : [];
    },
  );
  return { pages: new Map(shown.map((row) => [slugOf(row), row.id])), moved: new Map(moved) };
}

/** Rulings §4: active ones; for a student also inactive ones joined; for administrators all. */
export async function visibleClasses(context: Context): Promise<Class[]> {
  const { actor, db, config, clock } = context;
  if (!actor) return publicClasses(context);
  const now = clock.now();
  const seesHidden = (classId: number) => can(actor, 'classes.seeHidden', { classId });
  const [rows, mine] = await Promise.all([listClasses(db), enrolmentsOf(db, actor.userId)]);
  const enrolments = new Map(mine.map(({ row, enrolment }) => [row.id, enrolment]));
  return rows
    .filter((row) => seesHidden(row.id) || row.isActive || enrolments.has(row.id))
    .map((row) => {
      const withLinks = seesLinks(actor, row, enrolments.get(row.id) ?? null, now);
      return presentClass(row, { timeZone: config.timeZone, withLinks });
    });
}

/** The classes that the acting user has joined, newest first. */
export async function joinedClasses(context: Context): Promise<EnrolledClass[]> {
  const actor = signedIn(context);
  const { db, config, clock } = context;
  const now = clock.now();
  const mine = await enrolmentsOf(db, actor.userId);
  return mine.map((one) => {
    const withLinks = seesLinks(actor, one.row, one.enrolment, now);
    return presentEnrolled(one, { timeZone: config.timeZone, withLinks });
  });
}

/** Rulings §4: classes that are active, open, not joined, and whose prerequisite is met. */
export async function eligibleClasses(context: Context): Promise<Class[]> {
  const { userId } = signedIn(context);
  const { db, config } = context;
  const [rows, mine] = await Promise.all([listClasses(db), enrolmentsOf(db, userId)]);
  const joined = new Set(mine.map(({ row }) => row.id));
  const existing = new Set(rows.map((row) => row.id));
  const wanted = rows.flatMap((row) => row.prerequisiteId ?? []).filter((id) => existing.has(id));
  const done = await context.progress.completedClasses(db, userId, wanted);
  const now = context.clock.now();
  return rows
    .filter((row) => row.isActive && !isClosed(row, now) && !joined.has(row.id))
    .filter(
      ({ prerequisiteId: first }) => first === null || !existing.has(first) || done.has(first),
    )
    .map((row) => presentClass(row, { timeZone: config.timeZone, withLinks: false }));
}
