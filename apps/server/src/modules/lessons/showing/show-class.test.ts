import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aClassOnShow, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { showClass, showLesson } from './show-class.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const shown = (id: number) => showClass(institute.services, id);
const inHours = (hours: number) =>
  String(Math.floor(institute.clock.now().getTime() / 1000) + hours * 3600);

describe('a class as anybody may see it', () => {
  // Proves decision-065-3.
  it('names what it is, its lessons in order, and the class to complete first', async () => {
    const first = await aClassOnShow(institute, { name: 'First' });
    const { id } = await aPaidClass(institute, 2500, {
      name: 'Second',
      monthlySub: '1',
      links: 'https://secret.example/room',
      prequisite_id: String(first.id),
      level: 'A2',
      hours: '12',
      outcomes: 'read\nwrite',
      teacher: 'Ustadha Maryam',
    });
    await aLesson(institute, id, { subject: 'One', about: 'Hidden words', preview: '1' });
    await aLesson(institute, id, { subject: 'Two', about: 'Hidden words' });
    const found = await shown(id);
    expect(found).toMatchObject({
      slug: 'second',
      item: { level: 'A2', hours: 12, outcomes: 'read\nwrite', teacher: 'Ustadha Maryam' },
      lessons: [
        { subject: 'One', kind: 'lesson', isOpen: true },
        { subject: 'Two', kind: 'lesson', isOpen: false },
      ],
      prerequisite: { name: 'First', slug: 'first' },
      isOpen: true,
      meetsAt: null,
    });
    expect(JSON.stringify(found)).not.toMatch(/secret|Hidden/);
  });

  // Proves decision-065-3.
  it('says when it meets next, and nothing else of its timetable', async () => {
    const { id } = await aClass(institute, { name: 'Live' });
    const about = 'Monday 18:00: https://secret.example/room';
    await aLesson(institute, id, { inputetype: 'Timetableble', about });
    const found = await shown(id);
    const meetsAt = found?.meetsAt ?? new Date(0);
    expect(meetsAt > institute.clock.now()).toBe(true);
    expect([meetsAt.getUTCDay(), meetsAt.getUTCHours()]).toEqual([1, 17]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('is none that is inactive, deleted or not there; a closed one says so', async () => {
    const { id } = await aClass(institute, { name: 'Going', regclosedate: '2020-01-01' });
    expect(await shown(id)).toMatchObject({ isOpen: false });
    await admin.call.updateClass({ class_id: id, status: '0' });
    expect(await shown(id)).toBeNull();
    await admin.call.updateClass({ class_id: id, status: '1' });
    await admin.call.deleteClass({ class_id: id });
    expect(await shown(id)).toBeNull();
    expect(await shown(2_000_000)).toBeNull();
  });

  it('names a prerequisite that visitors cannot see without an address', async () => {
    const first = await aClass(institute, { name: 'Unseen', status: '0' });
    const { id } = await aClass(institute, { name: 'After', prequisite_id: String(first.id) });
    expect((await shown(id))?.prerequisite).toEqual({
      ...{ name: 'Unseen', slug: null, entry: null },
    });
  });
});

describe('a lesson to look into', () => {
  const lessonOf = (classId: number, rand: string) => showLesson(institute.services, classId, rand);

  it('is read by anybody, whole', async () => {
    const { id } = await aPaidClass(institute, 900, { name: 'Open' });
    const { rand } = await aLesson(institute, id, { about: 'All of it', preview: '1' });
    expect(await lessonOf(id, rand)).toMatchObject({ about: 'All of it', material: '' });
  });

  // Proves decision-073-7.
  it('in blocks is shown as its students see it, and known by its plain text', async () => {
    const { id } = await aClass(institute, { name: 'In blocks' });
    const lines = [{ id: '1', arabic: 'طَارَ', translation: 'It flew.' }];
    const blocks = JSON.stringify([{ id: 'a', kind: 'lines', lines }]);
    const { rand } = await aLesson(institute, id, { blocks, preview: '1' });
    expect(await lessonOf(id, rand)).toMatchObject({
      about: 'طَارَ\nIt flew.',
      blocks: [{ id: 'a', kind: 'lines', lines }],
      files: [],
    });
  });

  it('is one that is marked so, in its own class, open by now', async () => {
    const { id } = await aClass(institute, { name: 'Shut' });
    const other = await aClass(institute, { name: 'Elsewhere' });
    const plain = await aLesson(institute, id);
    const open = await aLesson(institute, id, { preview: '1' });
    const later = { scheduled: '1', studydate: inHours(48), preview: '1' };
    const scheduled = await aLesson(institute, id, later);
    expect(await lessonOf(id, plain.rand)).toBeNull();
    expect(await lessonOf(other.id, open.rand)).toBeNull();
    expect(await lessonOf(id, scheduled.rand)).toBeNull();
    expect((await shown(id))?.lessons.map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
    await admin.call.updateLesson({ lesson_id: open.id, preview: '0' });
    expect(await lessonOf(id, open.rand)).toBeNull();
  });

  // Proves decision-065-6.
  it('is never an exam or a timetable, whatever is sent', async () => {
    const { id } = await aClass(institute, { name: 'Exams' });
    const exam = await aLesson(institute, id, { inputetype: 'Exam', preview: '1' });
    await admin.call.updateLesson({ lesson_id: exam.id, preview: '1' });
    expect(await lessonOf(id, exam.rand)).toBeNull();
    expect((await admin.call.getManagedLesson({ lesson_id: exam.id })).data.preview).toBe('0');
  });

  it('goes with its class', async () => {
    const { id } = await aClass(institute, { name: 'Away' });
    const { rand } = await aLesson(institute, id, { preview: '1' });
    await admin.call.updateClass({ class_id: id, status: '0' });
    expect(await lessonOf(id, rand)).toBeNull();
  });
});
