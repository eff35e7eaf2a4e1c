import { holdsWords, searchWords } from '@institute/contract/arabic/fold-arabic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';

let institute: Institute;
let admin: Person;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const bakare = await institute.student({ name: 'Babatunde Bakare' });
  await admin.call.editStudent({ student_id: bakare.id, phonenumber: '+2348000000107' });
  await institute.student({ name: 'أُسَامَة بلال' });
  const nahw = await aClass(institute, { name: 'First Nahw · نَحْوٌ', category: 'Grammar' });
  const hidden = await aClass(institute, { name: 'Old Sarf', status: '0' });
  await aLesson(institute, nahw.id, { subject: 'Doer and done-to · الْفَاعِلُ' });
  await aLesson(institute, hidden.id, { subject: 'Weak verbs' });
});
afterAll(() => institute.close());

const find = async (search: string) => (await admin.call.searchOffice({ search })).data;

describe('students', () => {
  // Proves call-searchOffice.
  it.each([
    'Bakare Babatunde',
    'tunde bak',
    '08000000107',
    '0800 000 0107',
    '+234 800 000 0107',
    '٠٨٠٠٠٠٠٠١٠٧',
  ])('are found by %j', async (search) => {
    expect((await find(search)).students.map(({ name }) => name)).toEqual(['Babatunde Bakare']);
  });

  it('are found in Arabic without marks, and administrators are none', async () => {
    expect((await find('بلال اسامه')).students).toHaveLength(1);
    expect((await find(admin.name)).students).toEqual([]);
  });

  it('are not found by one word that is not theirs, nor by what stands for anything', async () => {
    expect((await find('Bakare Musa')).students).toEqual([]);
    expect((await find('%')).students).toEqual([]);
  });
});

describe('classes and lessons', () => {
  // Proves call-searchOffice.
  it('are found by name, category and subject, in any order, with and without marks', async () => {
    expect((await find('grammar first')).classes.map(({ name }) => name)).toEqual([
      'First Nahw · نَحْوٌ',
    ]);
    expect((await find('نحو')).classes).toHaveLength(1);
    const [lesson] = (await find('الفاعل')).lessons;
    expect(lesson).toMatchObject({
      subject: 'Doer and done-to · الْفَاعِلُ',
      class: 'First Nahw · نَحْوٌ',
    });
    expect((await find('done doer')).lessons).toEqual([lesson]);
  });

  it('are found with an apostrophe in any spelling of it, or without', async () => {
    const { id } = await aClass(institute, { name: 'Qur’an · Maʿānī', category: "Du'a" });
    await aLesson(institute, id, { subject: "The Qur`an's letters" });
    for (const typed of ["qur'an", 'quran', 'Qur‘an', 'dua quran']) {
      expect((await find(typed)).classes.map((found) => found.id)).toEqual([id]);
    }
    expect((await find("quran's")).lessons).toHaveLength(1);
    await admin.call.deleteClass({ class_id: id });
    expect((await admin.call.getTrash({ search: "qur'an", page: 1 })).data).toHaveLength(1);
  });

  it('are found also where students see nothing of them', async () => {
    expect((await find('sarf')).classes).toHaveLength(1);
    expect((await find('weak verbs')).lessons).toHaveLength(1);
  });
});

// Proves call-searchOffice.
it('finds a card payment by its reference in either spelling', async () => {
  const [student] = (await find('Babatunde')).students;
  await institute.services.db.execute(`
    insert into card_payments (reference, reference_key, user_id, purpose, expected, received, state, created_at, settled_at)
    values ('FUND_abc123', 'FUND-abc123', ${student?.id}, 'fund', 250000, 250000, 'credited', now(), now())`);
  for (const search of ['FUND_abc123', ' FUND-abc123 ']) {
    expect((await find(search)).payments).toEqual([
      {
        reference: 'FUND_abc123',
        user_id: student?.id,
        name: 'Babatunde Bakare',
        amount: 2500,
        has_receipt: true,
      },
    ]);
  }
});

// Proves call-searchOffice.
it('finds what the office took by its number and by the reference of the bank', async () => {
  const [student] = (await find('Babatunde')).students;
  const { data } = await admin.call.takePayment({
    ...{ student_id: student?.id ?? 0, amount: '1500', way: 'bank', reference: 'GTB/0815 x' },
    paid_on: institute.clock.now().toISOString().slice(0, 10),
  });
  const found = [
    {
      ...{ reference: data.receipt, user_id: student?.id, name: 'Babatunde Bakare' },
      ...{ amount: 1500, has_receipt: true },
    },
  ];
  for (const search of [data.number, data.number.toLowerCase(), 'gtb 0815X']) {
    expect((await find(search)).payments).toEqual(found);
  }
  expect((await find('GTB/0816')).payments).toEqual([]);
});

it('asks for a word, and is for the office alone', async () => {
  expect(await admin.call.searchOffice({ search: '  ' })).toMatchObject({ http: 400 });
  const student = await institute.student();
  expect(await student.call.searchOffice({ search: 'a' })).toMatchObject({ http: 403 });
});

describe('the rules', () => {
  it('take a search apart into folded words, each once', () => {
    expect(searchWords('  Bakare  BAKARE أُسَامَة ')).toEqual(['bakare', 'اسامه']);
    expect(holdsWords('Ustadha Maryam', ['maryam', 'usta'])).toBe(true);
    expect(holdsWords('Ustadha Maryam', ['maryam', 'bello'])).toBe(false);
  });
});
