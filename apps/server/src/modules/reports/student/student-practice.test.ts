import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aReader, review } from '../../../../test/support/words.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(() => institute.clock.set('2026-11-16T09:00:00Z'));

const practiceOf = async (student: Person) =>
  (await admin.call.getStudentPractice({ student_id: student.id })).data;

describe('the practice of a student, for the office', () => {
  // Proves call-getStudentPractice.
  it('counts what is due, known and being learnt, the reviews and the days of the week', async () => {
    const { student, wordIds } = await aReader(institute, 3);
    const [first = 0, second = 0] = wordIds;
    institute.clock.set('2026-09-01T09:00:00Z');
    await review(institute, student, first, { rating: 'easy' });
    institute.clock.set('2026-10-01T09:00:00Z');
    await review(institute, student, first, { rating: 'easy' });
    institute.clock.set('2026-11-16T09:00:00Z');
    await review(institute, student, second);
    const last = institute.clock.now().getTime() / 1000;
    institute.clock.set('2026-11-16T10:00:00Z');
    expect(await practiceOf(student)).toEqual({
      ...{ due: (await student.call.getPracticeCount({})).data.due, known: 1, learning: 1 },
      ...{ set_aside: 0, reviews: 1, last_review: last, days_practised: 1, days_a_week: 5 },
      words: [],
    });
    // The reviews of another are not theirs.
    expect((await practiceOf(await institute.student())).reviews).toBe(0);
  });

  // Proves call-getStudentPractice.
  it('names the words set aside', async () => {
    const { student, wordIds } = await aReader(institute, 2);
    const [word_id = 0] = wordIds;
    const now = institute.clock.now().getTime();
    // It is learnt on the first day, then forgotten and learnt again on six.
    for (let daysAgo = 13; daysAgo > 0; daysAgo -= 2) {
      const at = now - daysAgo * 86_400_000;
      await review(institute, student, word_id, { rating: daysAgo === 13 ? 'good' : 'again', at });
      await review(institute, student, word_id, { rating: 'good', at: at + 700_000 });
    }
    expect(await practiceOf(student)).toMatchObject({
      ...{ set_aside: 1, known: 0, learning: 0 },
      words: [{ word_id, asks: 'meaning', arabic: 'بَيْتٌ', meaning: 'meaning 0' }],
    });
  });

  it('is nothing where nothing was practised', async () => {
    expect(await practiceOf(await institute.student())).toEqual({
      ...{ due: 0, known: 0, learning: 0, set_aside: 0, reviews: 0, last_review: 0 },
      ...{ days_practised: 0, days_a_week: 5, words: [] },
    });
  });

  it('is refused to whoever does not manage people', async () => {
    const student = await institute.student();
    const asked = await student.call.getStudentPractice({ student_id: student.id });
    expect(asked.http).toBe(403);
  });
});
