import { noteNames } from '@institute/contract/audit/notes';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, classes, users } from '../../../schema/index.ts';
import { classColumns } from '../present.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const rowOf = async (id: number) =>
  (await institute.services.db.select().from(classes).where(eq(classes.id, id)))[0];
const form = { category: 'Grammar', name: 'Nahw', about: 'The sentence', premium: '0' };
const noted = async () =>
  (await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

it('each field of a class has a name in the audit log', () => {
  expect(Object.values(classColumns).filter((column) => !(column in noteNames))).toEqual([]);
});

describe('adding a class', () => {
  // Proves call-addClass, admin-9-10.
  it('answers its id, leaves a trace, and begins free, active and without limit', async () => {
    const response = await admin.call.addClass(form);
    expect(response).toMatchObject({ status: true, message: 'Class added successfully!' });
    expect(await rowOf(response.data.id)).toMatchObject({
      name: 'Nahw',
      category: 'Grammar',
      about: 'The sentence',
      isPremium: false,
      price: 0,
      isActive: true,
      monthlyLessonLimit: 0,
      registrationClosesAt: null,
      prerequisiteId: null,
      isMonthly: false,
    });
    expect(await noted()).toMatchObject({ action: 'addClass', actorId: admin.id });
  });

  // Proves admin-3-1.
  it('keeps everything the form holds', async () => {
    const first = await aClass(institute);
    const { data } = await admin.call.addClass({
      ...form,
      premium: '1',
      amount: '2500.50',
      status: '0',
      regclosedate: '2026-12-24',
      monthlylimit: '8',
      prequisite_id: String(first.id),
      monthlySub: '1',
      links: 'https://meet.example/a',
    });
    expect(await rowOf(data.id)).toMatchObject({
      isPremium: true,
      price: 250_050,
      isActive: false,
      registrationClosesAt: new Date('2026-12-24T23:00:00Z'),
      monthlyLessonLimit: 8,
      prerequisiteId: first.id,
      isMonthly: true,
      links: 'https://meet.example/a',
    });
  });

  it('makes a free class cost nothing, whatever the form says', async () => {
    const { data } = await admin.call.addClass({ ...form, amount: '900', monthlySub: '1' });
    expect(await rowOf(data.id)).toMatchObject({ price: 0, isMonthly: false });
  });

  it('adds one class for one press of the button, however often it arrives', async () => {
    const before = await institute.services.db.$count(classes);
    const press = () => admin.call.addClass({ ...form, request_key: 'press-0001' });
    const answers = await Promise.all([press(), press(), press()]);
    const later = await press();
    expect(new Set([...answers, later].map(({ data }) => data.id)).size).toBe(1);
    expect(later).toMatchObject({ status: true, data: answers[0]?.data });
    expect(await institute.services.db.$count(classes)).toBe(before + 1);
    const next = await admin.call.addClass({ ...form, request_key: 'press-0002' });
    expect(next.data.id).not.toBe(later.data.id);
  });

  it.each([
    ['category', ''],
    ['name', '  '],
    ['about', ''],
    ['premium', ''],
    ['amount', 'ten'],
    ['amount', '-1'],
    ['status', 'maybe'],
    ['regclosedate', 'soon'],
    ['regclosedate', '2026-02-30'],
    ['monthlylimit', '-1'],
    ['monthlylimit', '1.5'],
    ['monthlylimit', 'x'],
  ])('refuses %s %j', async (field, value) => {
    const before = await institute.services.db.$count(classes);
    const response = await admin.call.addClass({ ...form, premium: '1', [field]: value });
    expect(response).toMatchObject({ http: 400, status: false, code: 'invalid_input' });
    expect(await institute.services.db.$count(classes)).toBe(before);
  });
});

describe('a paid class without a price', () => {
  const refused = { http: 400, status: false, code: 'invalid_input', message: 'Price is required' };

  // Proves decision-099-2.
  it('is neither made nor made of one, and one of before can be changed otherwise', async () => {
    const before = await institute.services.db.$count(classes);
    for (const amount of [{}, { amount: '0' }]) {
      const paid = { ...form, premium: '1', ...amount } as const;
      expect(await admin.call.addClass(paid)).toMatchObject(refused);
    }
    expect(await institute.services.db.$count(classes)).toBe(before);
    const { id } = await aClass(institute);
    const change = (fields: object) => admin.call.updateClass({ class_id: id, ...fields } as never);
    expect(await change({ premium: '1' })).toMatchObject(refused);
    expect(await change({ premium: '1', amount: '50' })).toMatchObject({ status: true });
    expect(await change({ amount: '0' })).toMatchObject(refused);
    expect(await rowOf(id)).toMatchObject({ isPremium: true, price: 5000 });
    await institute.services.db.update(classes).set({ price: 0 }).where(eq(classes.id, id));
    expect(await change({ name: 'Of before' })).toMatchObject({ status: true });
  });
});

describe('changing a class', () => {
  // Proves admin-4-1, call-updateClass.
  it('changes what the form says, by id or token, and leaves a trace', async () => {
    const { id, rand } = await aClass(institute);
    const changed = { ...form, name: 'Sarf', premium: '1', amount: '100', status: '0' };
    expect(await admin.call.updateClass({ class_id: rand, ...changed })).toMatchObject({
      status: true,
      message: 'Class updated successfully!',
      data: { id, rand, name: 'Sarf', premium: '1', amount: '100', status: '0' },
    });
    expect(await rowOf(id)).toMatchObject({ name: 'Sarf', price: 10_000, isActive: false });
    expect(await noted()).toMatchObject({ action: 'updateClass', actorId: admin.id });
  });

  // Proves admin-5-4.
  it('lets no class be its own prerequisite, nor two of each other', async () => {
    const [one, two] = [await aClass(institute), await aClass(institute)];
    const require = (id: number, first: number) =>
      admin.call.updateClass({ class_id: id, ...form, prequisite_id: String(first) });
    expect(await require(one.id, one.id)).toMatchObject({
      status: false,
      code: 'own_prerequisite',
      message: 'A class cannot be a prerequisite to itself.',
    });
    expect(await require(one.id, two.id)).toMatchObject({ status: true });
    expect(await require(two.id, one.id)).toMatchObject({ code: 'prerequisite_circle' });
    expect(await require(one.id, 999_999)).toMatchObject({ code: 'class_not_found' });
    expect((await rowOf(two.id))?.prerequisiteId).toBeNull();
  });

  it('knows no class that is not there', async () => {
    expect(await admin.call.updateClass({ class_id: 999_999, ...form })).toMatchObject({
      status: false,
      code: 'class_not_found',
    });
  });
});

describe('two administrators with one class open', () => {
  /** What the form of both says, and how each saves it with something changed. */
  async function openByBoth() {
    const { id } = await aClass(institute);
    const { data } = await admin.call.getManagedClass({ class_id: id });
    const { rand: _rand, id: _id, subjecttotal: _total, ...shown } = data;
    const before = Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [name, String(value)]),
    );
    const save = (change: Partial<typeof form>) =>
      admin.call.updateClass({ class_id: id, ...shown, ...change, before });
    return { id, shown, before, save };
  }

  it('do not write over each other unseen', async () => {
    const { id, shown, before, save } = await openByBoth();
    expect(await save({ name: 'The first' })).toMatchObject({ status: true });
    const late = { ...shown, category: 'The second', class_id: id, before };
    const other = await institute.student();
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, other.id));
    expect(await other.call.updateClass(late)).toMatchObject({
      status: false,
      code: 'class_changed',
      message: `\u2068${admin.name}\u2069 has changed this class since you opened it.`,
    });
    // Who was first oneself, in another tab, is told of nobody.
    expect(await save({ category: 'The second' })).toMatchObject({
      code: 'class_changed',
      message: 'This class has been changed since you opened it.',
    });
    expect(await rowOf(id)).toMatchObject({ name: 'The first', category: shown.category });
  });

  it('at once: one of them is told', async () => {
    const { save } = await openByBoth();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save({ name })));
    expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual([
      'class_changed',
      'class_changed',
      'saved',
    ]);
  });

  it('are not told of a lesson that was added', async () => {
    const { id, save } = await openByBoth();
    await aLesson(institute, id);
    expect(await save({ name: 'Still mine' })).toMatchObject({ status: true });
  });

  it('save as the specification says when they were shown nothing', async () => {
    const { id, shown } = await openByBoth();
    for (const name of ['One', 'Two']) {
      const saved = await admin.call.updateClass({ class_id: id, ...shown, name });
      expect(saved).toMatchObject({ status: true });
    }
    expect(await rowOf(id)).toMatchObject({ name: 'Two' });
  });
});
