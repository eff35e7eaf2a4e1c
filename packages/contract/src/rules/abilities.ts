import { roles } from './roles.ts';

export { type RoleName, roleNameOf, roles } from './roles.ts';

/** Who acts, as abilities see it. */
export interface AbilityActor {
  userId: number;
  /** One of {@link roles}. */
  role: number;
  /** Whether an administrator is signed in as this person. */
  isImpersonated: boolean;
}

/** For what an actor has an ability: for every subject, for some of them, or for none. */
export type Reach = 'every' | 'some' | 'none';

/** One line of the table: how far an ability reaches, and whether it reaches a given subject. */
interface Ability<Subject> {
  reach(actor: AbilityActor): Reach;
  /** Asked where the ability reaches some subjects: whether this is one of them. */
  includes(actor: AbilityActor, subject: Subject): boolean;
}

interface ClassSubject {
  classId: number;
}

const isAdministrator = ({ role }: AbilityActor) => role === roles.administrator;
const forAdministrators = (actor: AbilityActor): Reach =>
  isAdministrator(actor) ? 'every' : 'none';

/** An ability that concerns the institute as a whole. */
const ofInstitute: Ability<void> = { reach: forAdministrators, includes: () => false };

/**
 * An ability that concerns one class at a time; a person who works in some classes alone has it
 * there.
 */
const ofClass: Ability<ClassSubject> = { reach: forAdministrators, includes: () => false };

/** An ability of the person alone: an administrator who is signed in as them does not have it. */
const inPerson: Ability<void> = {
  reach: ({ isImpersonated }) => (isImpersonated ? 'none' : 'every'),
  includes: () => false,
};

/** An administrator's ability over students, never over another administrator. */
const overStudents: Ability<{ role: number }> = {
  reach: (actor) => (isAdministrator(actor) ? 'some' : 'none'),
  includes: (_actor, { role }) => role !== roles.administrator,
};

/** An ability over what is one's own; administrators have it over everybody's. */
function ownOrAdministrator<Name extends string>(
  owner: Name,
): Ability<Readonly<Record<Name, number | null>>> {
  return {
    reach: (actor) => (isAdministrator(actor) ? 'every' : 'some'),
    includes: ({ userId }, subject) => subject[owner] === userId,
  };
}

/**
 * Who may do what, the one table that the dispatcher, the use cases and the browser ask by
 * {@link can}. Rulings §2: role 11 does everything in the office, except to act as another
 * administrator; everybody does what is their own; login-as touches neither password nor money.
 */
export const abilities = {
  'office.enter': ofInstitute,
  'settings.manage': ofInstitute,
  /** Keys of the card payment, rewards, what is required of administrators. */
  'settings.change': ofInstitute,
  'people.manage': ofInstitute,
  /** Details, role and password of accounts, and their end. */
  'people.change': ofInstitute,
  'people.signInAs': overStudents,
  'people.resetPassword': overStudents,
  /** One's own second factor. */
  'security.see': ofInstitute,
  'security.change': ofInstitute,
  'audit.read': ofInstitute,
  'classes.add': ofInstitute,
  'classes.seeHidden': ofClass,
  'classes.edit': ofClass,
  'classes.seePeople': ofClass,
  /** Opens lessons without joining, and leaves no trace in attendance. */
  'lessons.openAny': ofClass,
  'lessons.edit': ofClass,
  'exams.review': ofInstitute,
  'exams.mark': ofClass,
  'comments.delete': ownOrAdministrator('authorId'),
  'receipts.read': ownOrAdministrator('payerId'),
  'payments.manage': ofInstitute,
  /** Credits and returns money. */
  'money.move': ofInstitute,
  /** Sees what was deleted, and brings it back. */
  'trash.manage': ofInstitute,
  'messages.send': ofInstitute,
  'certificates.manage': ofInstitute,
  'reports.read': ofInstitute,
  /** How the server, its jobs and its stores stand. */
  'health.read': ofInstitute,
  'password.change': inPerson,
  'sessions.manage': inPerson,
  /** Agreeing to terms, and which mail one wants. */
  'choices.make': inPerson,
  /** To take a copy of what is one's own, and to erase it. */
  'data.manage': inPerson,
  'money.pay': inPerson,
  'rewards.claim': inPerson,
} as const;

/** The name of an ability. */
export type AbilityName = keyof typeof abilities;

/**
 * Who must have proved within the last ten minutes that it is they (decision 041): those who guard
 * their account by a second factor, or everybody.
 */
export type Freshness = 'guarded' | 'everybody';

/**
 * The abilities that are asked about again before they are used: what moves money, gives power over
 * accounts or touches keys. A table beside the other, since browsers have no use for it.
 */
const fresh: Partial<Record<AbilityName, Freshness>> = {
  'settings.change': 'guarded',
  'people.change': 'guarded',
  'people.signInAs': 'guarded',
  'money.move': 'guarded',
  'security.change': 'everybody',
};

/** Whose identity is asked for again before the ability is used; null for nobody's. */
export function freshnessOf(name: AbilityName): Freshness | null {
  return fresh[name] ?? null;
}

/** What `name` is asked about; void for what concerns no one thing. */
export type SubjectOf<Name extends AbilityName> =
  (typeof abilities)[Name] extends Ability<infer Subject> ? Subject : never;

/** The abilities that are asked about a class. */
export type ClassAbility = {
  [Name in AbilityName]: SubjectOf<Name> extends ClassSubject ? Name : never;
}[AbilityName];

/** How far an ability of the actor reaches, before it is known what it is asked about. */
export function reachOf(actor: AbilityActor, name: AbilityName): Reach {
  return abilities[name].reach(actor);
}

/** Whether the actor has the ability for this subject. */
export function can<Name extends AbilityName>(
  actor: AbilityActor,
  name: Name,
  ...[subject]: SubjectOf<Name> extends void ? [] : [subject: SubjectOf<Name>]
): boolean {
  const ability: Ability<SubjectOf<Name>> = abilities[name] as never;
  const reach = ability.reach(actor);
  return reach === 'some' ? ability.includes(actor, subject as SubjectOf<Name>) : reach === 'every';
}
