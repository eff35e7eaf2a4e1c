import type { Class, Enrolment } from '@institute/contract/classes/classes';
import { unixOf } from '@institute/contract/fields';
import { type Context, type Services, signedIn } from '../../../context.ts';
import type { KeptAnswer } from '../../../handler.ts';
import type { Database } from '../../../platform/db.ts';
import { madeBody } from '../../../platform/made-body.ts';
import { hash } from '../../../platform/random.ts';
import { formerSlugs } from '../editing/store-slugs.ts';
import { seesLinks } from '../policy.ts';
import { subscriptionEndOf } from '../present.ts';
import { isClosed, isOnShow, isPublished, slugOf } from '../rules.ts';
import { type ClassRow, classesVersion, classesVersionFor, listClasses } from '../store.ts';
import { type ClassList, currentList, publicRights, type Right } from './class-list.ts';

type Reader = Pick<Services, 'db' | 'config' | 'cache'>;

/** Classes on show as everybody sees them; also embedded in the landing page. */
export async function publicClasses(reader: Reader): Promise<Class[]> {
  const list = await currentList(reader, await classesVersion(reader.db));
  return list.of(publicRights(list.rows));
}

/** How many classes are published and their registration open: the number a student's dashboard shows. */
export async function openClassCount(reader: Reader & Pick<Services, 'clock'>): Promise<number> {
  const { rows } = await currentList(reader, await classesVersion(reader.db));
  const now = reader.clock.now();
  return rows.filter((row) => isPublished(row) && !isClosed(row, now)).length;
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
  const shown = rows.filter(isOnShow);
  const slugs = new Map(shown.map((row) => [row.id, slugOf(row)]));
  const moved = [...shown.map(({ id, rand }) => ({ slug: rand, classId: id })), ...former].flatMap(
    ({ slug, classId }) => {
      const now = slugs.get(classId);
      return now && now !== slug ? [[slug, now] as const] : [];
    },
  );
  return { pages: new Map(shown.map((row) => [slugOf(row), row.id])), moved: new Map(moved) };
}

/** The list of classes as one person may read it. */
export interface VisibleClasses {
  /** Names what is on the list and what is told of it: the same name, the same list. */
  name: string;
  classes(): Class[];
  /** The answer to everybody of the same rights, made once per version. */
  kept: KeptAnswer;
}

/** Rulings §4: active ones; for a student also inactive ones joined; for administrators all. */
export async function visibleClasses(context: Context): Promise<VisibleClasses> {
  const { actor, db, clock } = context;
  if (!actor) {
    const list = await currentList(context, await classesVersion(db));
    return seen(list, publicRights(list.rows));
  }
  const { version, memberships } = await classesVersionFor(db, actor.userId);
  const list = await currentList(context, version);
  const joined = new Map(memberships.map((one) => [one.classId, one]));
  const now = clock.now();
  const rights = list.rows.map((row): Right => {
    const membership = joined.get(row.id) ?? null;
    if (seesLinks(actor, row, membership, now)) return 'linked';
    return isPublished(row) || membership ? 'plain' : 'hidden';
  });
  return seen(list, rights);
}

const seen = (list: ClassList, rights: readonly Right[]): VisibleClasses => {
  const key = rights.map((right) => right[0]).join('');
  return {
    name: `${list.version}.${hash(key).slice(0, 22)}`,
    classes: () => list.of(rights),
    kept: (make) => list.answers.of(key, () => madeBody(make())),
  };
};

/** The classes that the acting user has joined, newest first; those of one name are the same. */
export async function joinedClasses(
  context: Context,
): Promise<{ name: string; classes: Enrolment[] }> {
  const actor = signedIn(context);
  const { version, memberships } = await classesVersionFor(context.db, actor.userId);
  const list = await currentList(context, version);
  const now = context.clock.now();
  const mine = memberships.flatMap((membership) => {
    const listed = list.one(membership.classId);
    if (!listed) return [];
    const right: Right = seesLinks(actor, listed.row, membership, now) ? 'linked' : 'plain';
    const subscriptionEndsAt = subscriptionEndOf(listed.row, membership);
    return { right, enrolment: { id: membership.id, subscriptionEndsAt, joined: listed[right] } };
  });
  const key = mine.map(
    ({ right, enrolment: { id, subscriptionEndsAt } }) =>
      `${id} ${unixOf(subscriptionEndsAt)} ${right}`,
  );
  return {
    name: `${list.version}.${hash(key.join()).slice(0, 22)}`,
    classes: mine.map(({ enrolment }) => enrolment),
  };
}

/** Rulings §4: classes that are active, open, not joined, and whose prerequisite is met. */
export async function eligibleClasses(context: Context): Promise<Class[]> {
  const { userId } = signedIn(context);
  const { db } = context;
  const { version, memberships } = await classesVersionFor(db, userId);
  const list = await currentList(context, version);
  const { rows } = list;
  const joined = new Set(memberships.map(({ classId }) => classId));
  const asking = rows.filter((row) => row.prerequisiteId !== null).map(({ id }) => id);
  const met = await context.progress.prerequisitesMet(db, userId, asking);
  const now = context.clock.now();
  const isEligible = (row: ClassRow) => {
    const isMet = row.prerequisiteId === null || met.has(row.id);
    return isPublished(row) && !isClosed(row, now) && !joined.has(row.id) && isMet;
  };
  return list.of(rows.map((row) => (isEligible(row) ? 'plain' : 'hidden')));
}
