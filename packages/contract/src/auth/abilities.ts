import { dictionary } from '../language.ts';
import { type RoleName, roleNameOf, roles } from './roles.ts';

export { type RoleName, roleNameOf, roles };

const words = dictionary('roles', {
  student: 'Student',
  administrator: 'Admin',
} satisfies Record<RoleName, string>);

/** A role by its number, in words. */
export function roleWord(role: number): string {
  const name = roleNameOf(role);
  return name ? words[name] : String(role);
}

/** What somebody may be allowed to do in a class that they teach. */
export const staffPowers = ['teach', 'mark', 'people'] as const;
export type StaffPower = (typeof staffPowers)[number];

/** A class that somebody teaches, with what they may do there. */
export interface Teaching {
  readonly classId: number;
  readonly powers: readonly StaffPower[];
}

/** What somebody may do in the office without being an administrator (decision 172). */
export const officePowers = ['money', 'support', 'head'] as const;
export type OfficePower = (typeof officePowers)[number];

/** Who acts, as abilities see it. */
export interface AbilityActor {
  userId: number;
  /** One of {@link roles}. */
  role: number;
  /** Whether an administrator is signed in as this person. */
  isImpersonated: boolean;
  /** The classes that they teach; whoever teaches has role 1 like any student (decision 084). */
  teaches: readonly Teaching[];
  /** Their powers of the office; whoever has some has role 1 all the same. */
  office: readonly OfficePower[];
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
/**
 * Whether an actor is an administrator, or holds one of the powers: in person, since an administrator
 * who acts as somebody would be two of the persons whom the rule of two asks for.
 */
const holds = (actor: AbilityActor, ...powers: readonly OfficePower[]) =>
  isAdministrator(actor) ||
  (!actor.isImpersonated && actor.office.some((power) => powers.includes(power)));

/** An ability that concerns the institute as a whole: of administrators, and of whoever holds one of the powers. */
const ofOffice = (...powers: OfficePower[]): Ability<void> => ({
  reach: (actor) => (holds(actor, ...powers) ? 'every' : 'none'),
  includes: () => false,
});
const ofInstitute = ofOffice();

const teachesAny = ({ teaches }: AbilityActor, powers: readonly StaffPower[]) =>
  teaches.some((one) => one.powers.some((power) => powers.includes(power)));
/** Whoever heads all teaching is a teacher of every class. */
const someForTeachers = (actor: AbilityActor, powers: readonly StaffPower[]): Reach => {
  if (powers.length > 0 ? holds(actor, 'head') : isAdministrator(actor)) return 'every';
  return teachesAny(actor, powers) ? 'some' : 'none';
};

/**
 * An ability that concerns one class at a time: teachers of the class have it there who have one of
 * the powers.
 */
const ofClass = (...powers: StaffPower[]): Ability<ClassSubject> => ({
  reach: (actor) => someForTeachers(actor, powers),
  includes: ({ teaches }, { classId }) =>
    teaches.some(
      (one) => one.classId === classId && one.powers.some((power) => powers.includes(power)),
    ),
});

/**
 * An ability over a list of many classes, which is narrowed to {@link classesWith} for whoever has it
 * in some of them alone.
 */
const ofClassLists = (...powers: StaffPower[]): Ability<void> => ({
  reach: (actor) => someForTeachers(actor, powers),
  includes: () => true,
});

/** The same, which every power of the office has for all classes: to choose one by its name and price. */
const ofClassNames: Ability<ClassSubject> = {
  ...ofClass(...staffPowers),
  reach: (actor) => (holds(actor, ...officePowers) ? 'every' : someForTeachers(actor, staffPowers)),
};

/** The same, which support has for all classes: it reads there and answers nothing. */
const ofLetterLists: Ability<void> = {
  reach: (actor) => (holds(actor, 'support') ? 'every' : someForTeachers(actor, ['teach'])),
  includes: () => true,
};

/** An ability of teachers alone: administrators have an office of their own. */
const ofTeachers: Ability<void> = {
  reach: (actor) => (!isAdministrator(actor) && teachesAny(actor, staffPowers) ? 'every' : 'none'),
  includes: () => false,
};

/** An ability of the person alone: an administrator who is signed in as them does not have it. */
const inPerson: Ability<void> = {
  reach: ({ isImpersonated }) => (isImpersonated ? 'none' : 'every'),
  includes: () => false,
};

/**
 * An ability over students, never over an administrator; for who is none, not over anybody either who
 * works or teaches here, since whoever gives a password can have what its owner may do.
 */
const overStudents = (
  ...powers: OfficePower[]
): Ability<{ role: number; worksHere?: boolean | undefined }> => ({
  reach: (actor) => (holds(actor, ...powers) ? 'some' : 'none'),
  includes: (actor, { role, worksHere = false }) =>
    role !== roles.administrator && (isAdministrator(actor) || !worksHere),
});

/** An ability over what one has said oneself, or anybody in a class that one teaches. */
const ofDiscussion: Ability<ClassSubject & { authorId: number | null }> = {
  reach: (actor) => (holds(actor, 'head') ? 'every' : 'some'),
  includes: (actor, { authorId, classId }) =>
    authorId === actor.userId || ofClass('teach').includes(actor, { classId }),
};

/**
 * An ability over what is taught: teachers of its class who have one of the powers, and of a meeting, and what that
 * gave, also whoever teaches it or its group.
 */
const ofTaught = (
  ...powers: StaffPower[]
): Ability<ClassSubject & { teacherIds?: readonly (number | null)[] | undefined }> => ({
  reach: (actor) => someForTeachers(actor, staffPowers),
  includes: (actor, { teacherIds, classId }) =>
    teacherIds?.includes(actor.userId) || ofClass(...powers).includes(actor, { classId }),
});

/** The same over a meeting alone. */
const ofMeeting: Ability<ClassSubject & { teacherIds: readonly (number | null)[] }> =
  ofTaught('teach');

/** An ability over what is one's own; the office has it over everybody's. */
function ownOrOffice<Name extends string>(
  owner: Name,
  ...powers: OfficePower[]
): Ability<Readonly<Record<Name, number | null>>> {
  return {
    reach: (actor) => (holds(actor, ...powers) ? 'every' : 'some'),
    includes: ({ userId }, subject) => subject[owner] === userId,
  };
}

/**
 * Who may do what, the one table that the dispatcher, the use cases and the browser ask by
 * {@link can}. Rulings §2: role 11 does everything in the office, except to act as another
 * administrator; a teacher does what the powers in a class allow, there alone; everybody does what is
 * their own; login-as touches neither password nor money.
 */
export const abilities = {
  'office.enter': ofOffice(...officePowers),
  'settings.manage': ofInstitute,
  /** Keys of the card payment, rewards, what is required of administrators. */
  'settings.change': ofInstitute,
  /** The list of people, and the page of one. */
  'people.see': ofOffice('support', 'money'),
  /** How they study, what they were sent, and what the office notes of them. */
  'people.manage': ofOffice('support'),
  /** Details and role of accounts, their import, their joining, and their end. */
  'people.change': ofInstitute,
  'people.signInAs': overStudents(),
  /** Gives a new password, or a link by which it is chosen. */
  'people.resetPassword': overStudents('support'),
  /** Gives places in classes, ends, moves, holds and extends them; money goes back by `money.move` alone. */
  'places.change': ofOffice('support'),
  /** One's own second factor. */
  'security.see': ofOffice(...officePowers),
  'security.change': ofOffice(...officePowers),
  'audit.read': ofInstitute,
  'classes.add': ofInstitute,
  /** When and where classes meet, by whom they are taught then, and on which days nobody is. */
  'timetable.manage': ofOffice('head'),
  /** Starts a meeting, says who was there and what was taught. */
  'meetings.teach': ofMeeting,
  /** Says who teaches a class or works in the office, and what they may do there. */
  'staff.change': ofInstitute,
  /** The page of the classes that one teaches. */
  'teaching.enter': ofTeachers,
  'classes.seeHidden': ofClass(...staffPowers),
  /** Reads what the class form holds. */
  'classes.open': ofClassNames,
  'classes.edit': ofClass(),
  /** Says where the class meets: its live links, and nothing else of it. */
  'classes.editLinks': ofClass('teach'),
  /** Who is in a class, what they opened, how they are reached, and their e-mails everywhere else. */
  'classes.seePeople': ofClass('people'),
  /** Opens lessons without joining, and leaves no trace in attendance. */
  'lessons.openAny': ofClass(...staffPowers),
  'lessons.edit': ofClass('teach'),
  'exams.review': ofClassLists('mark'),
  'exams.mark': ofClass('mark'),
  /** Hears what was handed in at home, and answers it. */
  'homework.answer': ofTaught('teach', 'mark'),
  /** Reads what waits for an answer. */
  'homework.review': ofClassLists(...staffPowers),
  /** Marks also what they handed in themselves. */
  'exams.markOwn': ofInstitute,
  /** Keeps the schemes of grades that classes take, and says whether what is missing counts as 0. */
  'grades.presets': ofOffice('head'),
  /** Speaks in discussions for the institute. */
  'comments.answer': ofClass('teach'),
  /** Reads what students ask, where they may be answered. */
  'comments.review': ofClassLists('teach'),
  'comments.delete': ofDiscussion,
  /** Lists the letters between students and teachers, and those that were reported. */
  'letters.review': ofLetterLists,
  'messages.toClass': ofClass('teach'),
  'receipts.read': ownOrOffice('payerId', 'money'),
  'payments.manage': ofOffice('money'),
  /** Credits and returns money. */
  'money.move': ofOffice('money'),
  /** Sees what was deleted, and brings it back. */
  'trash.manage': ofInstitute,
  'messages.send': ofOffice('support'),
  'certificates.manage': ofInstitute,
  'reports.read': ofInstitute,
  /** How the server, its jobs and its stores stand. */
  'health.read': ofInstitute,
  'password.change': inPerson,
  'sessions.manage': inPerson,
  /** Agreeing to terms, and which mail one wants. */
  'choices.make': inPerson,
  /** Arriving at a meeting, and saying that one cannot come. */
  'meetings.attend': inPerson,
  /** Having one's voice recorded, and handing in what was to be done at home. */
  'homework.handIn': inPerson,
  /** To take a copy of what is one's own, and to erase it. */
  'data.manage': inPerson,
  /** Writes, reads and reports letters as whom one is. */
  'letters.write': inPerson,
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
  'people.resetPassword': 'guarded',
  'places.change': 'guarded',
  'money.move': 'guarded',
  'staff.change': 'guarded',
  'security.change': 'everybody',
};

/** Whose identity is asked for again before the ability is used; null for nobody's. */
export function freshnessOf(name: AbilityName): Freshness | null {
  return fresh[name] ?? null;
}

/** What `name` is asked about; void for what concerns no one thing. */
export type SubjectOf<Name extends AbilityName> =
  (typeof abilities)[Name] extends Ability<infer Subject> ? Subject : never;

/** The abilities that are asked about a class, and nothing besides. */
export type ClassAbility = {
  [Name in AbilityName]: SubjectOf<Name> extends ClassSubject
    ? ClassSubject extends SubjectOf<Name>
      ? Name
      : never
    : never;
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

/** The classes for which the actor has an ability; null for every class. */
export function classesWith(actor: AbilityActor, name: ClassAbility): readonly number[] | null {
  if (reachOf(actor, name) === 'every') return null;
  return actor.teaches
    .map(({ classId }) => classId)
    .filter((classId) => abilities[name].includes(actor, { classId }));
}
