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

describe('a class as its student sees it', () => {
  it('comes with its lessons, the subscription and the limit of the month', async () => {
    const { id } = await aPaidClass(institute, 1000, { monthlySub: '1', monthlylimit: 4 });
    const studydate = String(now() + 3600);
    const one = await aLesson(institute, id, { subject: 'One' });
    const two = await aLesson(institute, id, { subject: 'Two', scheduled: '1', studydate });
    const joined = await student.call.enrol({ class_id: id });
    await student.call.viewStatus({ class_id: id, lesson_id: one.id });
    const { data } = await student.call.getClassDetails({ class_id: id });
    const lesson = { inputetype: 'Lesson', examDone: 0 };
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
      monthlyLessonLimit: 4,
      viewedThisMonth: 1,
      prerequisite: null,
    });
    expect(Number(joined.data.nextSub)).toBeGreaterThan(now());
  });

  it('has no limit of the month unless its form sets one', async () => {
    const { id } = await aClass(institute);
    expect((await student.call.getClassDetails({ class_id: id })).data.monthlyLessonLimit).toBe(0);
  });
});
