import { ClassListMeta } from '@institute/contract/classes/class-list';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aClassOnShow, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { classes } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
const ids: Record<string, number> = {};

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const { clock } = institute;
  const keep = async (name: string, made: Promise<{ id: number }>) => {
    ids[name] = (await made).id;
    clock.advance({ minutes: 1 });
  };
  await keep('running', aClassOnShow(institute, { name: 'النَّحْوُ · Nahw', category: 'Grammar' }));
  await keep('draft', aPaidClass(institute, 900, { name: 'Balagha', category: 'Rhetoric' }));
  await keep('over', aClassOnShow(institute, { name: 'Sarf', category: 'Grammar' }));
  await keep('hidden', aPaidClass(institute, 400, { name: 'Adab', category: 'Reading' }));
  await keep('gone', aClass(institute, { name: 'Gone', category: 'Lost' }));
  const { over = 0, hidden = 0, gone = 0, running = 0 } = ids;
  await aLesson(institute, hidden);
  await admin.call.updateClass({ class_id: hidden, status: '0' });
  await admin.call.updateClass({ class_id: running, regclosedate: '2099-01-01' });
  await admin.call.deleteClass({ class_id: gone });
  // Over since this very moment.
  const { db } = institute.services;
  await db.update(classes).set({ registrationClosesAt: clock.now() }).where(eq(classes.id, over));
});
afterAll(() => institute.close());

const names = new Map<number, string>();
const listed = async (input: Parameters<Person['call']['getClassList']>[0], who = admin) => {
  for (const [name, id] of Object.entries(ids)) names.set(id, name);
  const { data } = await who.call.getClassList({ page: 1, ...input });
  return data.map(({ id }) => names.get(id));
};

describe('the office’s list of classes', () => {
  // Proves call-getClassList.
  it('has every class that is there, the newest first, as much of each as a line shows', async () => {
    expect(await listed({})).toEqual(['hidden', 'over', 'draft', 'running']);
    const { data } = await admin.call.getClassList({ search: 'balagha', page: 1 });
    expect(data).toEqual([
      {
        ...{ id: ids.draft, rand: expect.any(String), name: 'Balagha', category: 'Rhetoric' },
        ...{ premium: '1', amount: '900', monthlySub: '0', regclosedate: '0' },
        ...{ subjecttotal: 0, status: '1', students: 0, is_draft: '0' },
      },
    ]);
  });

  it('comes page by page, and says how many there are and of which categories', async () => {
    const { data, meta } = await admin.call.getClassList({ page: 2, per_page: 3 });
    expect(data.map(({ id }) => id)).toEqual([ids.running]);
    expect(ClassListMeta.parse(meta)).toEqual({
      ...{ total: 4, more: false, page: 2, per_page: 3 },
      categories: ['Grammar', 'Reading', 'Rhetoric'],
    });
  });

  it.each([
    ['name', ['hidden', 'draft', 'over', 'running']],
    ['-name', ['running', 'over', 'draft', 'hidden']],
    ['amount', ['running', 'over', 'hidden', 'draft']],
    ['-amount', ['draft', 'hidden', 'over', 'running']],
    ['closes', ['over', 'running', 'draft', 'hidden']],
    ['status', ['hidden', 'over', 'draft', 'running']],
    ['-status', ['running', 'draft', 'over', 'hidden']],
    ['nonsense', ['hidden', 'over', 'draft', 'running']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await listed({ sort })).toEqual(expected);
  });

  it.each([
    ['نحو', ['running']],
    ['nahw gram', ['running']],
    ['grammar', ['over', 'running']],
    ['ad', ['hidden']],
    ['gone', []],
    ['%', []],
  ])('finds by %s in name and category, each word by itself', async (search, expected) => {
    expect(await listed({ search })).toEqual(expected);
  });

  // Proves call-getClassList.
  it.each([
    ['active', ['running']],
    ['draft', ['draft']],
    ['closed', ['over']],
    ['inactive', ['hidden']],
  ] as const)('is narrowed to those that are %s', async (state, expected) => {
    expect(await listed({ state })).toEqual(expected);
  });

  it('is narrowed to a category, and to a search within it', async () => {
    expect(await listed({ category: 'Grammar' })).toEqual(['over', 'running']);
    expect(await listed({ category: 'Grammar', search: 'sarf', state: 'closed' })).toEqual([
      'over',
    ]);
    expect(await listed({ category: 'Gram' })).toEqual([]);
  });

  it('refuses a state that there is not, and students', async () => {
    const wrong = await admin.call.getClassList({ state: 'open' as 'active' });
    expect([wrong.http, wrong.code]).toEqual([400, 'invalid_input']);
    const student = await institute.student();
    const refused = await student.call.getClassList({});
    expect([refused.http, refused.code]).toEqual([403, 'forbidden']);
  });

  // Proves call-getClassList.
  it('gives a teacher the own classes alone, and of them those whose lessons are theirs', async () => {
    const teacher = await institute.student();
    const { over = 0, draft = 0 } = ids;
    const of = { user_id: teacher.id };
    await admin.call.saveClassStaff({ class_id: over, ...of, powers: ['mark'] });
    await admin.call.saveClassStaff({ class_id: draft, ...of, powers: ['teach'] });
    expect(await listed({}, teacher)).toEqual(['over', 'draft']);
    expect(await listed({ for_lessons: '1' }, teacher)).toEqual(['draft']);
    expect(await listed({ search: 'nahw' }, teacher)).toEqual([]);
    const { meta } = await teacher.call.getClassList({ page: 1 });
    expect(ClassListMeta.parse(meta)).toMatchObject({
      total: 2,
      categories: ['Grammar', 'Rhetoric'],
    });
  });
});
