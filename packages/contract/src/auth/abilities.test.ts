import { describe, expect, it } from 'vitest';
import {
  type AbilityActor,
  type AbilityName,
  abilities,
  can,
  classesWith,
  freshnessOf,
  type OfficePower,
  officePowers,
  type Reach,
  reachOf,
  roleNameOf,
  roles,
  type StaffPower,
} from './abilities.ts';

const student: AbilityActor = {
  ...{ userId: 7, role: roles.student, isImpersonated: false, teaches: [], office: [] },
};
const administrator: AbilityActor = { ...student, userId: 1, role: roles.administrator };
const impersonated: AbilityActor = { ...student, isImpersonated: true };

/** The whole table once more, by hand: student, administrator, administrator signed in as a student. */
const expected: Record<AbilityName, [Reach, Reach, Reach]> = {
  'office.enter': ['none', 'every', 'none'],
  'settings.manage': ['none', 'every', 'none'],
  'settings.change': ['none', 'every', 'none'],
  'people.see': ['none', 'every', 'none'],
  'people.manage': ['none', 'every', 'none'],
  'people.change': ['none', 'every', 'none'],
  'people.signInAs': ['none', 'some', 'none'],
  'people.resetPassword': ['none', 'some', 'none'],
  'places.change': ['none', 'every', 'none'],
  'security.see': ['none', 'every', 'none'],
  'security.change': ['none', 'every', 'none'],
  'audit.read': ['none', 'every', 'none'],
  'classes.add': ['none', 'every', 'none'],
  'timetable.manage': ['none', 'every', 'none'],
  'meetings.teach': ['none', 'every', 'none'],
  'staff.change': ['none', 'every', 'none'],
  'teaching.enter': ['none', 'none', 'none'],
  'classes.seeHidden': ['none', 'every', 'none'],
  'classes.open': ['none', 'every', 'none'],
  'comments.answer': ['none', 'every', 'none'],
  'comments.review': ['none', 'every', 'none'],
  'messages.toClass': ['none', 'every', 'none'],
  'classes.edit': ['none', 'every', 'none'],
  'classes.editLinks': ['none', 'every', 'none'],
  'classes.seePeople': ['none', 'every', 'none'],
  'lessons.openAny': ['none', 'every', 'none'],
  'lessons.edit': ['none', 'every', 'none'],
  'exams.review': ['none', 'every', 'none'],
  'exams.mark': ['none', 'every', 'none'],
  'homework.answer': ['none', 'every', 'none'],
  'homework.review': ['none', 'every', 'none'],
  'exams.markOwn': ['none', 'every', 'none'],
  'grades.presets': ['none', 'every', 'none'],
  'comments.delete': ['some', 'every', 'some'],
  'letters.review': ['none', 'every', 'none'],
  'receipts.read': ['some', 'every', 'some'],
  'payments.manage': ['none', 'every', 'none'],
  'money.move': ['none', 'every', 'none'],
  'trash.manage': ['none', 'every', 'none'],
  'messages.send': ['none', 'every', 'none'],
  'certificates.manage': ['none', 'every', 'none'],
  'reports.read': ['none', 'every', 'none'],
  'health.read': ['none', 'every', 'none'],
  'password.change': ['every', 'every', 'none'],
  'sessions.manage': ['every', 'every', 'none'],
  'choices.make': ['every', 'every', 'none'],
  'meetings.attend': ['every', 'every', 'none'],
  'homework.handIn': ['every', 'every', 'none'],
  'data.manage': ['every', 'every', 'none'],
  'letters.write': ['every', 'every', 'none'],
  'money.pay': ['every', 'every', 'none'],
  'rewards.claim': ['every', 'every', 'none'],
};

it('numbers the roles as the wire and the database have them, and names them by number', () => {
  expect(roles).toEqual({ student: 1, administrator: 11 });
  expect(roleNameOf(11)).toBe('administrator');
  expect(roleNameOf(5)).toBeUndefined();
});

describe('the table of abilities', () => {
  it.each(Object.keys(abilities) as AbilityName[])('%s reaches as far as it should', (name) => {
    const reaches = [student, administrator, impersonated].map((actor) => reachOf(actor, name));
    expect(reaches).toEqual(expected[name]);
  });

  it('asks again before money, power over accounts, keys, and the second factor itself', () => {
    const names = Object.keys(abilities) as AbilityName[];
    const marked = names.filter((name) => freshnessOf(name) !== null);
    expect(Object.fromEntries(marked.map((name) => [name, freshnessOf(name)]))).toEqual({
      'settings.change': 'guarded',
      'people.change': 'guarded',
      'people.signInAs': 'guarded',
      'people.resetPassword': 'guarded',
      'places.change': 'guarded',
      'money.move': 'guarded',
      'staff.change': 'guarded',
      'security.change': 'everybody',
    });
  });

  it('gives nothing to a role that it does not know', () => {
    const stranger: AbilityActor = {
      userId: 9,
      role: 2,
      isImpersonated: false,
      teaches: [],
      office: [],
    };
    const office = Object.entries(expected).filter(([, [reach]]) => reach === 'none');
    for (const [name] of office) expect(reachOf(stranger, name as AbilityName)).toBe('none');
  });

  it('lets people delete what they said, and administrators what anybody said', () => {
    const [own, other] = [
      { authorId: 7, classId: 3 },
      { authorId: 8, classId: 3 },
    ];
    expect(can(student, 'comments.delete', own)).toBe(true);
    expect(can(student, 'comments.delete', other)).toBe(false);
    expect(can(administrator, 'comments.delete', other)).toBe(true);
  });

  it('shows a receipt to its payer; one without a payer to administrators alone', () => {
    expect(can(student, 'receipts.read', { payerId: 7 })).toBe(true);
    expect(can(student, 'receipts.read', { payerId: null })).toBe(false);
    expect(can(administrator, 'receipts.read', { payerId: null })).toBe(true);
  });

  it.each(['people.signInAs', 'people.resetPassword'] as const)(
    '%s is for administrators over students, never over each other',
    (name) => {
      expect(can(administrator, name, { role: roles.student })).toBe(true);
      expect(can(administrator, name, { role: roles.administrator })).toBe(false);
      expect(can(student, name, { role: roles.student })).toBe(false);
    },
  );

  it('keeps password and money from an administrator who is signed in as a student', () => {
    for (const name of ['password.change', 'money.pay', 'rewards.claim'] as const) {
      expect(can(student, name)).toBe(true);
      expect(can(impersonated, name)).toBe(false);
    }
  });

  it('asks what concerns a class about that class', () => {
    expect(can(administrator, 'lessons.edit', { classId: 3 })).toBe(true);
    expect(can(student, 'lessons.edit', { classId: 3 })).toBe(false);
  });
});

describe('a teacher', () => {
  const teacher = (...powers: StaffPower[]): AbilityActor => ({
    ...student,
    teaches: [{ classId: 3, powers }],
  });
  const everywhere = { teaches: [{ classId: 3, powers: ['teach', 'mark', 'people'] as const }] };
  /** What each power opens in the class, by hand. */
  const opened: [StaffPower, AbilityName[]][] = [
    [
      'teach',
      [
        ...(['lessons.edit', 'comments.answer', 'messages.toClass', 'classes.editLinks'] as const),
        ...(['meetings.teach', 'homework.answer'] as const),
      ],
    ],
    ['mark', ['exams.mark', 'homework.answer']],
    ['people', ['classes.seePeople']],
  ];
  const always: AbilityName[] = ['classes.seeHidden', 'classes.open', 'lessons.openAny'];

  it.each(opened)(
    'who may %s has that in the own class, and nothing in another',
    (power, names) => {
      const actor = teacher(power);
      const asked = (classId: number) =>
        (Object.keys(abilities) as AbilityName[]).filter(
          (name) =>
            expected[name][0] === 'none' &&
            reachOf(actor, name) === 'some' &&
            can(actor, name as 'meetings.teach', { classId, teacherIds: [] }),
        );
      const lists: AbilityName[] = {
        mark: ['exams.review', 'homework.review'],
        teach: ['homework.review', 'comments.review', 'letters.review'],
        people: ['homework.review'],
      }[power] as AbilityName[];
      expect(asked(3).sort()).toEqual([...names, ...always, ...lists].sort());
      expect(asked(4)).toEqual(lists);
      expect(can(actor, 'teaching.enter')).toBe(true);
    },
  );

  // Proves call-saveClassStaff.
  it('has nothing of the office, and lists narrowed to the own classes', () => {
    const actor = { ...student, ...everywhere };
    for (const name of ['office.enter', 'people.manage', 'money.move', 'classes.edit'] as const) {
      expect(reachOf(actor, name)).toBe('none');
    }
    expect(classesWith(actor, 'exams.mark')).toEqual([3]);
    expect(classesWith(teacher('teach'), 'exams.mark')).toEqual([]);
    expect(classesWith(administrator, 'exams.mark')).toBeNull();
  });

  // Proves ours-234.
  it('has a meeting that they teach in whichever class, and nobody else’s', () => {
    const actor = teacher('mark');
    const meeting = (...teacherIds: (number | null)[]) => ({ classId: 4, teacherIds });
    expect(can(actor, 'meetings.teach', meeting(null, actor.userId))).toBe(true);
    expect(can(actor, 'meetings.teach', meeting(null, actor.userId + 1))).toBe(false);
    expect(can(student, 'meetings.teach', meeting(student.userId))).toBe(false);
    expect(can(administrator, 'meetings.teach', meeting(null))).toBe(true);
  });

  // Proves ours-450.
  it('answers what a meeting that they teach gave, also with no power in its class', () => {
    const actor = teacher('people');
    const given = (...teacherIds: (number | null)[]) => ({ classId: 4, teacherIds });
    expect(can(actor, 'homework.answer', given(null, actor.userId))).toBe(true);
    expect(can(actor, 'homework.answer', given(null, null))).toBe(false);
    expect(can(actor, 'homework.answer', { classId: 3 })).toBe(false);
    expect(can(student, 'homework.answer', given(student.userId))).toBe(false);
    expect(classesWith(actor, 'homework.answer')).toEqual([]);
  });

  it('deletes what anybody said in the own class alone', () => {
    const others = { authorId: 8, classId: 3 };
    expect(can(teacher('teach'), 'comments.delete', others)).toBe(true);
    expect(can(teacher('mark'), 'comments.delete', others)).toBe(false);
    expect(can(teacher('teach'), 'comments.delete', { ...others, classId: 4 })).toBe(false);
  });
});

describe('who works in the office without being an administrator', () => {
  const worker = (...office: OfficePower[]): AbilityActor => ({ ...student, office });
  const reached = (actor: AbilityActor) =>
    (Object.keys(abilities) as AbilityName[]).filter(
      (name) => expected[name][0] === 'none' && reachOf(actor, name) !== 'none',
    );
  const always: AbilityName[] = [
    ...(['office.enter', 'security.see', 'security.change', 'classes.open'] as const),
  ];
  /** What each power opens, by hand. */
  const opened: Record<OfficePower, AbilityName[]> = {
    money: ['people.see', 'payments.manage', 'money.move'],
    support: [
      ...(['people.see', 'people.manage', 'people.resetPassword', 'places.change'] as const),
      ...(['messages.send', 'letters.review'] as const),
    ],
    head: [
      ...([
        'timetable.manage',
        'meetings.teach',
        'classes.seeHidden',
        'classes.editLinks',
      ] as const),
      ...(['classes.seePeople', 'lessons.openAny', 'lessons.edit', 'exams.review'] as const),
      ...(['exams.mark', 'comments.answer', 'comments.review', 'messages.toClass'] as const),
      ...(['grades.presets', 'homework.answer', 'homework.review', 'letters.review'] as const),
    ],
  };

  // Proves ours-254.
  it.each(officePowers)('has with the power %s what belongs to it, and nothing else', (power) => {
    expect(reached(worker(power)).sort()).toEqual([...opened[power], ...always].sort());
  });

  // Proves ours-254.
  it('heads the teaching of every class, but not what a class is and costs', () => {
    expect(classesWith(worker('head'), 'exams.mark')).toBeNull();
    expect(can(worker('head'), 'lessons.edit', { classId: 99 })).toBe(true);
    expect(can(worker('head'), 'classes.edit', { classId: 99 })).toBe(false);
    expect(can(worker('money', 'support'), 'lessons.edit', { classId: 99 })).toBe(false);
  });

  // Proves ours-255.
  it('lets nobody in who works or teaches here, which an administrator may', () => {
    const colleague = { role: roles.student, worksHere: true };
    expect(can(worker('support'), 'people.resetPassword', { role: roles.student })).toBe(true);
    expect(can(worker('support'), 'people.resetPassword', colleague)).toBe(false);
    expect(can(administrator, 'people.resetPassword', colleague)).toBe(true);
    expect(can(worker(...officePowers), 'people.signInAs', { role: roles.student })).toBe(false);
  });

  // Proves ours-254.
  it('has none of it while an administrator acts as them', () => {
    expect(reached({ ...worker(...officePowers), isImpersonated: true })).toEqual([]);
  });

  it('reads every receipt with the money, and only their own without', () => {
    expect(can(worker('money'), 'receipts.read', { payerId: 8 })).toBe(true);
    expect(can(worker('support'), 'receipts.read', { payerId: 8 })).toBe(false);
  });
});
