import { type Call, isOfficeCall } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import { type ClassAbility, can, reachOf } from '@institute/contract/rules/abilities';
import { type Actor, type Context, type Handler, signedIn } from './context.ts';

/**
 * Whether an actor with a session may make a call at all. Where an ability reaches some subjects
 * only, its use case asks about the one that is meant.
 */
export function mayCall(actor: Actor, call: Pick<Call, 'access'>): boolean {
  return !isOfficeCall(call) || reachOf(actor, call.access) !== 'none';
}

/**
 * Checks the classes that a call touches against the ability it asks for. An actor who has it for
 * every class is not kept waiting for the reading of them. Errors: forbidden.
 */
export async function checkClasses(
  context: Context,
  { call, classes }: Handler,
  input: unknown,
): Promise<void> {
  if (!classes || !isOfficeCall(call)) return;
  const actor = signedIn(context);
  if (reachOf(actor, call.access) === 'every') return;
  const ability = call.access as ClassAbility;
  for (const classId of await classes(context, input)) {
    if (!can(actor, ability, { classId })) throw new AppError('forbidden');
  }
}
