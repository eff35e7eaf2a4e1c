import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aHomework, aTask, handInAs } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass } from '../../../test/support/school.ts';
import { groups, handIns, meetings } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let classId: number;
/** What Amina has handed in: of a lesson, and at two meetings of one group. */
let ofLesson: number;
let first: number;
let second: number;
let meetingIds: number[];

const db = () => institute.services.db;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.set('2027-02-01T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots' }));
  amina = await institute.student({ name: 'Amina' });
  await amina.call.enrol({ class_id: classId });
  const { id: lesson_id } = await aHomework(institute, classId);
  const { data } = await handInAs(amina, { lesson_id, block_id: 'homework', text: 'بَابٌ' });
  ofLesson = data.id;
  const tuesdays = { from_on: '2027-02-02', weekday: 2, starts_at: '18:00', minutes: 60 };
  const { data: pattern } = await admin.call.addPattern({ class_id: classId, ...tuesdays });
  const planned = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.patternId, pattern.id))
    .orderBy(meetings.startsAt)
    .limit(2);
  meetingIds = planned.map(({ id }) => id);
  [first = 0, second = 0] = await Promise.all(meetingIds.map(aHandIn));
});

async function aHandIn(meetingId: number, at: number): Promise<number> {
  const handedInAt = new Date(institute.clock.now().getTime() + (at + 1) * 1000);
  const [row] = await db()
    .insert(handIns)
    .values({
      ...{ userId: amina.id, classId, meetingId, homework: `meeting ${meetingId}`, attempt: 1 },
      ...{ asked: aTask(), text: 'بَيْتٌ', handedInAt, sending: `of a test ${meetingId}` },
    })
    .returning({ id: handIns.id });
  return row?.id ?? 0;
}

/** Who teaches elsewhere, and looks after people there alone. */
async function aTeacherElsewhere(name: string): Promise<Person> {
  const person = await institute.student({ name });
  const { id } = await aClass(institute);
  await admin.call.saveClassStaff({ class_id: id, user_id: person.id, powers: ['people'] });
  return person;
}

async function giveGroup(teacherId: number | null): Promise<void> {
  const [meeting] = await db()
    .select({ groupId: meetings.groupId })
    .from(meetings)
    .where(eq(meetings.id, meetingIds[0] ?? 0));
  await db()
    .update(groups)
    .set({ teacherId })
    .where(eq(groups.id, meeting?.groupId ?? 0));
}

const inbox = async (by: Person, input = {}) =>
  (await by.call.getHandIns(input)).data.map(({ id }) => id);
const answer = (by: Person, hand_in_id: number) =>
  by.call.answerHandIn({ hand_in_id, version: 1, state: 'answered' });

// Proves ours-450.
describe('what a meeting gave is answered', () => {
  it('by whoever teaches its group, who reaches nothing else of the class', async () => {
    const musa = await aTeacherElsewhere('Ustadh Musa');
    await giveGroup(musa.id);
    expect(await inbox(musa)).toEqual([first, second]);
    expect(await inbox(musa, { class_id: classId })).toEqual([first, second]);
    expect(await inbox(musa, { search: 'amina' })).toEqual([first, second]);
    const { data: read, code } = await musa.call.getHandIn({ hand_in_id: first });
    expect([code, read?.next_id, read?.waiting]).toEqual([undefined, second, 2]);
    const said = { hand_in_id: first, text: 'Well read', request_key: aRequestKey() };
    expect((await musa.call.addReply(said)).status).toBe(true);
    expect((await answer(musa, first)).data).toEqual({ version: 2, next_id: second });
    expect(await inbox(musa)).toEqual([second]);
    for (const { code } of [
      await musa.call.getHandIn({ hand_in_id: ofLesson }),
      await answer(musa, ofLesson),
      await musa.call.addReply({ ...said, hand_in_id: ofLesson, request_key: aRequestKey() }),
    ]) {
      expect(code).toBe('hand_in_not_found');
    }
    const takes = { class_id: classId, student_id: amina.id };
    expect((await musa.call.getTakesOfStudent(takes)).status).toBe(false);
    await giveGroup(null);
    expect(await inbox(musa)).toEqual([]);
    expect((await answer(musa, second)).code).toBe('hand_in_not_found');
  });

  it('by a substitute at that meeting alone', async () => {
    const idris = await aTeacherElsewhere('Ustadh Idris');
    await db()
      .update(meetings)
      .set({ teacherId: idris.id })
      .where(eq(meetings.id, meetingIds[1] ?? 0));
    expect(await inbox(idris)).toEqual([second]);
    expect((await idris.call.getHandIn({ hand_in_id: first })).code).toBe('hand_in_not_found');
    expect((await answer(idris, first)).code).toBe('hand_in_not_found');
    expect((await answer(idris, second)).data).toEqual({ version: 2, next_id: undefined });
  });

  it('by the teachers of the class as well, and by nobody who teaches nothing', async () => {
    const huda = await institute.student({ name: 'Ustadha Huda' });
    const powers = { class_id: classId, user_id: huda.id, powers: ['mark'] };
    await admin.call.saveClassStaff(powers as never);
    expect(await inbox(huda)).toEqual([ofLesson, first, second]);
    // Whoever is a teacher no more answers nothing, although a group still names them.
    await giveGroup(amina.id);
    expect((await answer(amina, first)).code).toBe('forbidden');
    expect((await amina.call.getHandIns({})).code).toBe('forbidden');
  });
});
