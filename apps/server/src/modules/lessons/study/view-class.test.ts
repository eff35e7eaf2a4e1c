import { unixOf } from '@institute/contract/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';

let institute: Institute;
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
  student = await institute.student({ wallet: 500_000 });
});
afterAll(() => institute.close());

const now = () => unixOf(institute.clock.now());

describe('a lesson with exercises', () => {
  // Proves call-finishLesson, decision-133-3, call-getMyStudy.
  it('is opened until they are answered, and done then; one without them is done at once', async () => {
    const { id } = await aClass(institute);
    const exercise = {
      ...{ type: 'choice', prompt: 'Which?', explanation: '', options: ['a', 'b'], answer: 0 },
    };
    const blocks = JSON.stringify([{ id: 'one', kind: 'exercise', exercise }]);
    const one = await aLesson(institute, id, { subject: 'One', blocks });
    const two = await aLesson(institute, id, { subject: 'Two' });
    const reader = await institute.student();
    await reader.call.enrol({ class_id: id });
    const refused = await reader.call.finishLesson({ class_id: id, lesson_id: 999_999 });
    expect(refused).toMatchObject({ code: 'lesson_not_found' });
    const opened = await reader.call.getLessonDetails({ class_id: id, lesson_id: one.id });
    expect(opened.data).toMatchObject({ viewed: '1', exercisesLeft: '1' });
    await reader.call.viewStatus({ class_id: id, lesson_id: two.id });
    const stands = async () => {
      const { data } = await reader.call.getClassDetails({ class_id: id });
      const study = (await reader.call.getMyStudy({})).data;
      return {
        left: data.lessons.map(({ exercisesLeft }) => exercisesLeft),
        done: study.classes[0]?.done,
        next: study.next?.subject,
      };
    };
    expect(await stands()).toEqual({ left: ['1', undefined], done: 1, next: 'One' });
    await reader.call.finishLesson({ class_id: id, lesson_id: one.id });
    expect(await stands()).toEqual({ left: [undefined, undefined], done: 2, next: undefined });
  });

  it('is counted everywhere as what there is to complete: no timetable', async () => {
    const { id } = await aClass(institute);
    await aLesson(institute, id);
    await aLesson(institute, id, { inputetype: 'Timetableble' });
    const { data } = await student.call.getClassDetails({ class_id: id });
    expect(data.class_details.subjecttotal).toBe(1);
  });
});

describe('a class as its student sees it', () => {
  // Proves student-3-7, student-3-8.
  it('comes with its lessons, the subscription and the limit of the month', async () => {
    const { id } = await aPaidClass(institute, 1000, { monthlySub: '1', monthlylimit: 4 });
    const studydate = String(now() + 3600);
    const one = await aLesson(institute, id, { subject: 'One' });
    const two = await aLesson(institute, id, { subject: 'Two', scheduled: '1', studydate });
    const joined = await student.call.enrol({ class_id: id });
    await student.call.viewStatus({ class_id: id, lesson_id: one.id });
    const { data } = await student.call.getClassDetails({ class_id: id });
    const lesson = { inputetype: 'Lesson', examDone: 0, preview: '0' };
    expect(data).toEqual({
      class_details: expect.objectContaining({ id, amount: '1000', monthlylimit: 4 }),
      lessons: [
        {
          ...lesson,
          ...one,
          subject: 'One',
          scheduled: '0',
          studydate: 0,
          viewed: '1',
          viewedDate: now(),
        },
        {
          ...lesson,
          ...two,
          subject: 'Two',
          scheduled: '1',
          studydate: Number(studydate),
          viewed: '0',
          viewedDate: 0,
        },
      ],
      isEnrolled: true,
      nextSub: joined.data.nextSub,
      subscriptionStatus: 'active',
      takes_coupons: false,
      is_in_groups: false,
      monthlyLessonLimit: 4,
      viewedThisMonth: 1,
      meetsAt: 0,
      prerequisite: null,
      teachers: [],
    });
    expect(Number(joined.data.nextSub)).toBeGreaterThan(now());
  });

  // Proves ours-7.
  it('says which lessons anybody may read now, and when it meets next', async () => {
    const { id } = await aClass(institute);
    const studydate = String(now() + 3600);
    await aLesson(institute, id, { subject: 'Open', preview: '1' });
    await aLesson(institute, id, { subject: 'Later', preview: '1', scheduled: '1', studydate });
    await aLesson(institute, id, { inputetype: 'Timetableble', about: 'Monday 18:00: live' });
    const { data } = await student.call.getClassDetails({ class_id: id });
    expect(data.lessons.map(({ preview }) => preview)).toEqual(['1', '0', '0']);
    const meetsAt = new Date((data.meetsAt ?? 0) * 1000);
    expect(meetsAt > institute.clock.now()).toBe(true);
    // Six in the evening in Lagos.
    expect([meetsAt.getUTCDay(), meetsAt.getUTCHours()]).toEqual([1, 17]);
  });

  // Proves student-9-11.
  it('has no limit of the month unless its form sets one', async () => {
    const { id } = await aClass(institute);
    expect((await student.call.getClassDetails({ class_id: id })).data.monthlyLessonLimit).toBe(0);
  });
});
