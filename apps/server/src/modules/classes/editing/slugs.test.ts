import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClassOnShow } from '../../../../test/support/school.ts';
import { classes, formerClassSlugs } from '../../../schema/index.ts';
import { classAddresses } from '../lists/list-classes.ts';
import { slugsLike } from '../rules.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const slugOfClass = async (id: number) => {
  const { db } = institute.services;
  return (await db.select().from(classes).where(eq(classes.id, id)))[0]?.slug;
};
const formerOf = async (id: number) => {
  const { db } = institute.services;
  const rows = await db.select().from(formerClassSlugs).where(eq(formerClassSlugs.classId, id));
  return rows.map(({ slug }) => slug);
};
const addresses = () => classAddresses(institute.services.db);

describe('a slug made of a name', () => {
  it.each([
    ['The Arabic Alphabet · حُرُوفُ', 'the-arabic-alphabet'],
    ['Ustādh Sāmī’s Class: ʿayn & ḥāʾ', 'ustadh-samis-class-ayn-ha'],
    ['الصَّرْفُ', 'class'],
    ['100 words', '100-words'],
  ])('%s is %s', (name, slug) => {
    expect(slugsLike(name, 2)).toEqual([slug, `${slug}-2`]);
  });
});

describe('the address of a class', () => {
  // Proves decision-065-5.
  it('is made of its name, and is its own', async () => {
    const first = await aClassOnShow(institute, { name: 'Deep Grammar' });
    const second = await aClassOnShow(institute, { name: 'Deep grammar!' });
    expect(await slugOfClass(first.id)).toBe('deep-grammar');
    expect(await slugOfClass(second.id)).toBe('deep-grammar-2');
  });

  // Proves decision-065-5.
  it('is each another one when classes of one name are added at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 6 }, () => aClassOnShow(institute, { name: 'At Once' })),
    );
    const slugs = await Promise.all(added.map(({ id }) => slugOfClass(id)));
    expect(new Set(slugs).size).toBe(6);
  });

  // Proves decision-065-5.
  it('is what an administrator chose, in small letters, unless another class has or had it', async () => {
    const mine = await aClassOnShow(institute, { name: 'Mine', slug: ' Chosen-One ' });
    expect(await slugOfClass(mine.id)).toBe('chosen-one');
    const other = await aClassOnShow(institute, { name: 'Other' });
    const change = (slug: string) => admin.call.updateClass({ class_id: other.id, slug });
    expect(await change('chosen-one')).toMatchObject({ status: false, code: 'slug_taken' });
    await admin.call.updateClass({ class_id: mine.id, slug: 'chosen-two' });
    expect(await change('chosen-one')).toMatchObject({ status: false, code: 'slug_taken' });
    expect(await slugOfClass(other.id)).toBe('other');
    const added = await admin.call.addClass({
      ...{ category: 'Grammar', name: 'Third', about: 'Text', premium: '0' },
      slug: 'chosen-two',
    });
    expect(added).toMatchObject({ status: false, code: 'slug_taken' });
  });

  it.each(['two words', 'a--b', '-a', 'a/b', 'حرف', 'a'.repeat(81)])(
    'is never %s',
    async (slug) => {
      const { id } = await aClassOnShow(institute, { name: 'Steady' });
      const before = await slugOfClass(id);
      expect(await admin.call.updateClass({ class_id: id, slug })).toMatchObject({ http: 400 });
      expect(await slugOfClass(id)).toBe(before);
    },
  );

  // Proves decision-065-4.
  it('leads from what it was before to what it is, there and back', async () => {
    const { id, rand } = await aClassOnShow(institute, { name: 'Moving' });
    await admin.call.updateClass({ class_id: id, slug: 'moved' });
    await admin.call.updateClass({ class_id: id, slug: 'moved-again' });
    expect((await formerOf(id)).sort()).toEqual(['moved', 'moving']);
    const { pages, moved } = await addresses();
    expect(pages.get('moved-again')).toBe(id);
    for (const before of ['moving', 'moved', rand]) expect(moved.get(before)).toBe('moved-again');
    await admin.call.updateClass({ class_id: id, slug: 'moving' });
    expect((await formerOf(id)).sort()).toEqual(['moved', 'moved-again']);
    expect((await addresses()).moved.get('moving')).toBeUndefined();
  });

  it('is its rand for a class from before there were any, until somebody saves one', async () => {
    const { id, rand } = await aClassOnShow(institute, { name: 'Elder' });
    await institute.services.db.update(classes).set({ slug: null }).where(eq(classes.id, id));
    expect((await addresses()).pages.get(rand)).toBe(id);
    const shown = (await admin.call.getManagedClass({ class_id: id })).data;
    expect(shown.slug).toBe('');
    await admin.call.updateClass({ class_id: id, slug: shown.slug });
    expect(await slugOfClass(id)).toBe('elder');
    expect((await addresses()).moved.get(rand)).toBe('elder');
  });

  it('is nobody’s while the class is inactive, and another’s once it is deleted', async () => {
    const { id } = await aClassOnShow(institute, { name: 'Fleeting' });
    await admin.call.updateClass({ class_id: id, slug: 'fled' });
    await admin.call.updateClass({ class_id: id, status: '0' });
    const hidden = await addresses();
    expect([hidden.pages.has('fled'), hidden.moved.has('fleeting')]).toEqual([false, false]);
    await admin.call.deleteClass({ class_id: id });
    expect(await slugOfClass(id)).toBeNull();
    const next = await aClassOnShow(institute, { name: 'Fled' });
    expect(await slugOfClass(next.id)).toBe('fled');
    const third = await aClassOnShow(institute, { name: 'Fleeting' });
    expect(await slugOfClass(third.id)).toBe('fleeting');
    expect(await formerOf(id)).toEqual([]);
  });
});
