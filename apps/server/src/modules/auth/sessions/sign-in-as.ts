import type { Actor, Services } from '../../../context.ts';
import { passwordMatches } from '../../../platform/password.ts';
import { credentialsByEmail, firstAdministrator, type UserRow, userById } from '../store.ts';

/**
 * The actor a person with these credentials would be, without a session: for programs that act in
 * a person's name on this machine, such as the demo data. Throws when the credentials are wrong.
 */
export async function signInAs(
  { db }: Services,
  { email, password }: { email: string; password: string },
): Promise<Actor> {
  const known = await credentialsByEmail(db, email);
  const matches = await passwordMatches(known?.passwordHash ?? null, password);
  const user = known && matches ? await userById(db, known.id) : null;
  if (!user) throw new Error(`the credentials of ${email} are wrong`);
  return actorOf(user, email);
}

/** The actor the first administrator would be, whatever their password is by now. */
export async function actAsAdministrator({ db }: Services): Promise<Actor> {
  const user = await firstAdministrator(db);
  if (!user) throw new Error('there is no administrator');
  return actorOf(user, user.email ?? '');
}

function actorOf({ id: userId, name, role }: UserRow, email: string): Actor {
  return {
    userId,
    account: null,
    name,
    email,
    signInName: email,
    role,
    sessionId: 0,
    confirmedAt: null,
    isImpersonated: false,
    teaches: [],
    office: [],
    admin: null,
  };
}
