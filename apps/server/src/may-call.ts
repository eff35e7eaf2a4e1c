import {
  type AbilityActor,
  type ClassAbility,
  can,
  freshnessOf,
  reachOf,
} from '@institute/contract/auth/abilities';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, type Services, signedIn } from './context.ts';
import type { AffectedClass, Handler } from './handler.ts';
import { isConfirmed, isFactorRequired, isGuarded } from './modules/auth/index.ts';
import { holdTeaching } from './shared/sql/staff.ts';

/**
 * Whether an actor with a session may make a call at all. Where an ability reaches some subjects
 * only, its use case asks about the one that is meant.
 */
export function mayCall(actor: Actor, call: Pick<Call, 'access'>): boolean {
  return !isOfficeCall(call) || reachOf(actor, call.access) !== 'none';
}

/**
 * Holds whoever works in the office to their second factor (decision 041): where the institute
 * requires one, an administrator without any can only set one up, also while signed in as a student;
 * and what the table of abilities calls fresh is done by those alone who have proved within ten
 * minutes that it is they. Errors: second_factor_missing, confirm_needed.
 */
export async function checkSecondFactor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  call: Pick<Call, 'access' | 'beforeFactor'>,
): Promise<void> {
  const worksInOffice = reachOf(actor, 'office.enter') !== 'none';
  const administratorId = actor.admin?.id ?? (worksInOffice ? actor.userId : null);
  if (administratorId === null) return;
  const [isGuardedNow, isRequired] = await Promise.all([
    isGuarded(db, administratorId),
    isFactorRequired(db),
  ]);
  if (!isGuardedNow && !call.beforeFactor && isRequired) {
    throw new AppError('second_factor_missing');
  }
  const freshness = isOfficeCall(call) ? freshnessOf(call.access) : null;
  if (freshness === null || (freshness === 'guarded' && !isGuardedNow)) return;
  if (!isConfirmed(actor, clock.now())) throw new AppError('confirm_needed');
}

/** The context in whose transactions the audit log notes the class that a call touches. */
function notingClass(context: Context, touched: () => Promise<readonly AffectedClass[]>): Context {
  let known: ReturnType<typeof touched> | undefined;
  const transaction: Context['transaction'] = async (work, note = {}) => {
    // Before the transaction, and so before the thing is moved to another class.
    known ??= touched();
    note.classId ??= (await known).find(({ classId }) => classId !== null)?.classId ?? null;
    return context.transaction(work, note);
  };
  return { ...context, transaction, statement: (work) => transaction(work) };
}

/**
 * Checks the classes that a call touches against the ability it asks for: a thing in a class of others
 * is refused as one that there is not (decision 084). Gives the context to go on with, in whose
 * transactions the actor stays a teacher of these classes until what they write stands. An actor who
 * has the ability for every class is not kept waiting for the reading of them, but where something is
 * written: the audit log notes the class. Errors: those by which
 * unknown things are refused, forbidden (where the input names nothing).
 */
export async function checkClasses(
  asked: Context,
  { call, classes }: Handler,
  input: unknown,
): Promise<Context> {
  if (!classes || !isOfficeCall(call)) return asked;
  const actor = signedIn(asked);
  const context = notingClass(asked, () => classes(asked, input));
  if (reachOf(actor, call.access) === 'every') return context;
  const ability = call.access as ClassAbility;
  const touched = await classes(asked, input);
  if (touched.length === 0) throw new AppError('forbidden');
  refuseOthers(actor, ability, touched);
  const transaction: Context['transaction'] = (work, note) =>
    context.transaction(async (tx) => {
      const held = { ...actor, teaches: await holdTeaching(tx, actor.userId) };
      refuseOthers(held, ability, touched);
      const done = await work(tx);
      // Whoever moved the thing to a class of others meanwhile had the locks first: nothing is written there.
      const now = await classes({ ...asked, db: tx }, input);
      refuseOthers(
        held,
        ability,
        now.filter(({ classId }) => classId !== null),
      );
      return done;
    }, note);
  return { ...context, transaction, statement: (work) => transaction(work) };
}

/** Errors: the one of the first thing that is not in a class where the actor has the ability. */
function refuseOthers(
  actor: AbilityActor,
  ability: ClassAbility,
  touched: readonly AffectedClass[],
): void {
  for (const { classId, teacherIds, unknown } of touched) {
    const subject = classId === null ? null : { classId, teacherIds };
    if (!subject || !can(actor, ability, subject)) throw new AppError(unknown);
  }
}
