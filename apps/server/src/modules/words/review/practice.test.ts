import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import {
  aLessonWithWords,
  aReader,
  aReview,
  review,
  type SentReview,
} from '../../../../test/support/words.ts';
import { rowsOf } from '../../../platform/db.ts';
import { lessons, reviewCards, reviewLogs, words } from '../../../schema/index.ts';
import { stateAfter } from './schedule-rules.ts';
import { dueCards } from './store-due.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(() => institute.clock.set('2026-11-16T09:00:00Z'));

const logsOf = (userId: number) =>
  institute.services.db.select().from(reviewLogs).where(eq(reviewLogs.userId, userId));
const cardsOf = (userId: number) =>
  institute.services.db
    .select()
    .from(reviewCards)
    .where(eq(reviewCards.userId, userId))
    .orderBy(reviewCards.wordId, reviewCards.asks);

describe('the words of a lesson', () => {
  // Proves call-getPractice, call-getPracticeCount, decision-133-1.
  it('become cards once the lesson is opened, to be understood before they are to be written', async () => {
    const { class_id, lesson_id, wordIds } = await aLessonWithWords(institute, 3);
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const before = (await student.call.getPractice({})).data;
    expect(before).toMatchObject({ due: 0, cards: [], set_aside: 0 });
    await student.call.viewStatus({ class_id, lesson_id });
    const { due, cards } = (await student.call.getPractice({})).data;
    expect(due).toBe(3);
    expect(cards.map(({ word_id, asks }) => [word_id, asks])).toEqual(
      wordIds.map((id) => [id, 'meaning']),
    );
    expect(cards[0]).toMatchObject({ arabic: 'بَيْتٌ', meaning: 'meaning 0', is_new: '1' });
    expect((await student.call.getPracticeCount({})).data).toEqual({ due: 3 });
    // What was not known when it was asked is not to be written yet.
    const [known = 0, forgotten = 0] = wordIds;
    await review(institute, student, known, { rating: 'easy' });
    await review(institute, student, forgotten, { rating: 'again' });
    const after = (await student.call.getPractice({})).data.cards;
    expect(after.map(({ word_id, asks }) => [word_id, asks])).toEqual([
      [wordIds[2], 'meaning'],
      [known, 'arabic'],
    ]);
  });

  // Proves decision-133-1.
  it('of a class that begins with the letters are not to be written in its first week', async () => {
    const { student, class_id, wordIds } = await aReader(institute, 1);
    const admin = await institute.admin();
    await admin.call.updateClass({ class_id, level: 'A0' });
    const [id = 0] = wordIds;
    await review(institute, student, id, { rating: 'easy' });
    const asked = async () =>
      (await student.call.getPractice({})).data.cards.map(({ asks }) => asks);
    expect(await asked()).toEqual([]);
    institute.clock.set('2026-11-23T08:00:00Z');
    expect(await asked()).not.toContain('arabic');
    institute.clock.set('2026-11-23T09:00:00Z');
    expect(await asked()).toContain('arabic');
  });

  it('that are added later become cards too, and those taken away are asked no more', async () => {
    const { student, lesson_id, wordIds } = await aReader(institute, 2);
    await review(institute, student, wordIds[0] ?? 0, { rating: 'again' });
    const admin = await institute.admin();
    const words = [{ arabic: 'نَهْرٌ', meaning: 'river' }];
    await admin.call.saveLessonWords({ lesson_id, words });
    institute.clock.advance({ hours: 2 });
    const { cards } = (await student.call.getPractice({})).data;
    expect(cards.map(({ arabic }) => arabic)).toEqual(['نَهْرٌ']);
    // What was learnt of them is kept.
    expect(await cardsOf(student.id)).toHaveLength(1);
  });

  // Proves call-getLessonWords.
  it('are read in the lesson by those who may open it', async () => {
    const { student, class_id, lesson_id } = await aReader(institute, 2);
    const { data } = await student.call.getLessonWords({ class_id, lesson_id });
    expect(data).toMatchObject([{ arabic: 'بَيْتٌ', kind: 'noun', plural: '' }, { arabic: 'بَابٌ' }]);
    const stranger = await institute.student();
    expect(await stranger.call.getLessonWords({ class_id, lesson_id })).toMatchObject({
      code: 'not_enrolled',
    });
  });
});

describe('a meaning that several words have', () => {
  // Proves decision-127-1.
  it('comes with the others that the student has met, in the languages in which they share it', async () => {
    const { student, class_id, lesson_id } = await aReader(institute, 1);
    const admin = await institute.admin();
    const saved = await admin.call.saveLessonWords({
      lesson_id,
      words: [
        { arabic: 'بَيْتٌ', meaning: 'house', hausa: 'gida', yoruba: 'ilé' },
        { arabic: 'دَارٌ', meaning: 'Home, house', hausa: 'gida' },
        { arabic: 'أَرْضٌ', meaning: 'earth', yoruba: 'ilé ; ilẹ̀' },
        { arabic: 'قَدِيمٌ', meaning: 'old (of things)' },
        { arabic: 'شَيْخٌ', meaning: 'old' },
        { arabic: 'قَلَمٌ', meaning: 'pen' },
      ],
    });
    const unmet = await aLessonWithWords(institute, 1, class_id);
    await admin.call.saveLessonWords({
      lesson_id: unmet.lesson_id,
      words: [{ arabic: 'مَنْزِلٌ', meaning: 'house' }],
    });
    for (const { id } of saved.data.words) {
      await review(institute, student, id, { rating: 'easy' });
    }
    const { cards } = (await student.call.getPractice({})).data;
    const arabicOf = new Map(saved.data.words.map(({ id, arabic }) => [id, arabic]));
    const same = cards.flatMap(({ word_id, asks, also_right }) =>
      also_right ? [[arabicOf.get(word_id), asks, also_right]] : [],
    );
    expect(same).toEqual([
      [
        ...['بَيْتٌ', 'arabic'],
        [
          { arabic: 'أَرْضٌ', languages: ['yoruba'] },
          { arabic: 'دَارٌ', languages: ['english', 'hausa'] },
        ],
      ],
      ['دَارٌ', 'arabic', [{ arabic: 'بَيْتٌ', languages: ['english', 'hausa'] }]],
      ['أَرْضٌ', 'arabic', [{ arabic: 'بَيْتٌ', languages: ['yoruba'] }]],
      ['قَدِيمٌ', 'arabic', [{ arabic: 'شَيْخٌ', languages: ['english'] }]],
    ]);
  });
});

describe('what is due', () => {
  it('is read in a few passes, also before the database has counted its rows', async () => {
    const { student, wordIds } = await aReader(institute, 1);
    const { db } = institute.services;
    const [word] = await db.select().from(words).where(inArray(words.id, wordIds));
    const { id: _id, ...like } = word ?? expect.fail('there is a word');
    const more = Array.from({ length: 300 }, (_, at) => ({
      ...{ ...like, position: at + 2, arabic: `${like.arabic} ${at}` },
    }));
    await db.insert(words).values(more);
    const { now } = institute.clock;
    const day = { userId: student.id, now: now(), dayStart: now() };
    const read = await db.transaction(async (tx) => {
      const { total } = await dueCards(tx, day, { reviews: 100, begins: 999 }, 1);
      expect(total).toBe(more.length + 1);
      const [found] = await rowsOf<{ rows: number }>(
        tx,
        sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
          from pg_stat_xact_user_tables`,
      );
      return found?.rows ?? 0;
    });
    // Each word, its lesson and its card, and the words there are besides: not all of them for each.
    expect(read).toBeGreaterThan(more.length);
    expect(read).toBeLessThan(20 * more.length);
  });
});

describe('a card with more reviews than anybody learns by', () => {
  it('stands where the last hundred put it, from whichever side they come, and began when it did', async () => {
    const { student, wordIds } = await aReader(institute, 2);
    const begun = institute.clock.now().getTime() - 300 * 60_000;
    const ratings = ['again', 'good', 'easy', 'hard'] as const;
    const reviews = Array.from({ length: 300 }, (_, minute) => ({
      rating: ratings[minute % 4] ?? 'good',
      at: begun + minute * 60_000,
    }));
    const [forwards = 0, backwards = 0] = wordIds;
    for (const part of [0, 1, 2]) {
      const sent = (wordId: number, own: typeof reviews) =>
        own
          .slice(part * 100, part * 100 + 100)
          .map((one) => aReview(institute, wordId, { ...one, id: `many-${wordId}-${one.at}` }));
      for (const some of [sent(forwards, reviews), sent(backwards, reviews.toReversed())]) {
        expect(await student.call.sendReviews({ reviews: some })).toMatchObject({ status: true });
      }
    }
    expect(await logsOf(student.id)).toHaveLength(600);
    const [one, other] = await cardsOf(student.id);
    const { wordId: _one, ...state } = one ?? {};
    const { wordId: _other, ...same } = other ?? {};
    expect(same).toEqual(state);
    expect(one?.firstReviewedAt.getTime()).toBe(begun);
    const last = (await logsOf(student.id))
      .filter(({ wordId }) => wordId === forwards)
      .sort((a, b) => b.reviewedAt.getTime() - a.reviewedAt.getTime())
      .slice(0, 100);
    expect(state).toMatchObject({
      ...stateAfter(last, institute.services.config.timeZone),
      firstReviewedAt: new Date(begun),
    });
  });
});

describe('a day of practice', () => {
  // Proves call-getPractice.
  it('begins ten new cards, and the next day ten more', async () => {
    const { student } = await aReader(institute, 12);
    const first = (await student.call.getPractice({})).data;
    expect(first.due).toBe(10);
    for (const { word_id, asks } of first.cards) {
      await review(institute, student, word_id, { asks, rating: 'easy' });
    }
    expect((await student.call.getPractice({})).data.due).toBe(0);
    // It is still the same day at half past three in the morning.
    institute.clock.set('2026-11-17T02:30:00Z');
    expect((await student.call.getPractice({})).data.due).toBe(0);
    institute.clock.set('2026-11-17T03:00:00Z');
    expect((await student.call.getPractice({})).data.due).toBe(10);
  });

  // Proves call-getPractice.
  it('asks at most so many reviews as its student wants, those that waited longest first', async () => {
    const { student, wordIds } = await aReader(institute, 12);
    const plan = { retention: 90, days_a_week: 5, strictness: 'letters' } as const;
    await student.call.savePracticePlan({ ...plan, new_a_day: 50, reviews_a_day: 10 });
    const { cards } = (await student.call.getPractice({})).data;
    expect(cards).toHaveLength(12);
    for (const [at, id] of wordIds.entries()) {
      institute.clock.set(new Date(Date.UTC(2026, 10, 16, 9, 0, 40 - at)));
      await review(institute, student, id, { rating: 'again' });
    }
    institute.clock.set('2026-11-19T09:00:00Z');
    await student.call.savePracticePlan({ ...plan, new_a_day: 0, reviews_a_day: 10 });
    const due = (await student.call.getPractice({})).data;
    expect(due.due).toBe(10);
    expect(due.cards.map(({ word_id }) => word_id)).toEqual(wordIds.toReversed().slice(0, 10));
    expect(due.cards[0]?.is_new).toBe('0');
    await review(institute, student, wordIds[11] ?? 0, { rating: 'easy' });
    expect((await student.call.getPracticeCount({})).data.due).toBe(9);
  });

  // Proves call-getPractice.
  it('counts for the week, and only once', async () => {
    const { student, wordIds } = await aReader(institute, 2);
    await review(institute, student, wordIds[0] ?? 0);
    await review(institute, student, wordIds[1] ?? 0);
    institute.clock.set('2026-11-18T01:00:00Z');
    await review(institute, student, wordIds[1] ?? 0, { asks: 'arabic' });
    const { week } = (await student.call.getPractice({})).data;
    expect(week.filter(({ practised }) => practised)).toEqual([
      { day: '2026-11-16', practised: true },
      { day: '2026-11-18', practised: true },
    ]);
  });

  // Proves decision-127-3.
  it('and the dashboard have one week: lessons and reviews mark it in both', async () => {
    const { student, class_id, wordIds } = await aReader(institute, 2);
    institute.clock.set('2026-11-17T09:00:00Z');
    await review(institute, student, wordIds[0] ?? 0);
    institute.clock.set('2026-11-19T09:00:00Z');
    const { lesson_id } = await aLessonWithWords(institute, 1, class_id);
    await student.call.viewStatus({ class_id, lesson_id });
    const { week } = (await student.call.getPractice({})).data;
    const marked = week.filter(({ practised }) => practised).map(({ day }) => day);
    expect(marked).toEqual(['2026-11-16', '2026-11-17', '2026-11-19']);
    const { data } = await student.call.getMyStudy({});
    expect(data.week.map(({ studied }) => studied)).toEqual(week.map((day) => day.practised));
  });

  // Proves decision-127-2.
  it('says what comes where nothing is due: in minutes, and how much the next day', async () => {
    const { student, wordIds } = await aReader(institute, 2);
    const before = (await student.call.getPractice({})).data;
    expect(before).not.toHaveProperty('next_at');
    expect(before).not.toHaveProperty('tomorrow');
    const [one = 0, other = 0] = wordIds;
    await review(institute, student, one);
    for (const [id, asks] of [
      [one, 'arabic'],
      [other, 'meaning'],
      [other, 'arabic'],
    ] as const) {
      await review(institute, student, id, { asks, rating: 'easy' });
    }
    const minutes = (count: number) => institute.clock.now().getTime() + count * 60_000;
    const after = (await student.call.getPractice({})).data;
    expect(after).toMatchObject({ due: 0, tomorrow: 1 });
    expect(Number(after.next_at) * 1000).toBe(minutes(10));
    // It comes back as was said, and what comes then is said no more.
    institute.clock.advance({ minutes: 10 });
    expect((await student.call.getPractice({})).data).toMatchObject({ due: 1 });
    for (let round = 0; round < 3; round += 1) {
      await review(institute, student, one, { rating: 'again', at: minutes(0) + round });
    }
    const left = (await student.call.getPractice({})).data;
    expect(left).toMatchObject({ due: 0, tomorrow: 1 });
    expect(left).not.toHaveProperty('next_at');
  });

  // Proves call-savePracticePlan.
  it('has the numbers that its student has set, within their bounds', async () => {
    const student = await institute.student();
    const usual = { new_a_day: 10, reviews_a_day: 100, retention: 90, days_a_week: 5 };
    expect((await student.call.getPractice({})).data.plan).toEqual({
      ...usual,
      strictness: 'letters',
    });
    const own = { new_a_day: 0, reviews_a_day: 40, retention: 80, days_a_week: 7 };
    await student.call.savePracticePlan({ ...own, strictness: 'tashkeel' });
    expect((await student.call.getPractice({})).data.plan).toEqual({
      ...own,
      strictness: 'tashkeel',
    });
    for (const wrong of [
      { retention: 79 },
      { retention: 96 },
      { new_a_day: 51 },
      { days_a_week: 0 },
    ]) {
      const sent = { ...own, strictness: 'letters' as const, ...wrong };
      expect(await student.call.savePracticePlan(sent)).toMatchObject({ code: 'invalid_input' });
    }
  });

  // Proves ours-316.
  it('knows the days of the week as the dashboard does, and how many are meant', async () => {
    const { student, wordIds } = await aReader(institute, 1);
    const study = async () => (await student.call.getMyStudy({})).data;
    expect((await study()).week_goal).toBe(5);
    await review(institute, student, wordIds[0] ?? 0);
    const usual = { new_a_day: 10, reviews_a_day: 100, retention: 90 };
    await student.call.savePracticePlan({ ...usual, days_a_week: 6, strictness: 'letters' });
    const { week, plan } = (await student.call.getPractice({})).data;
    const days = week.map(({ day, practised }) => ({ day, studied: practised }));
    expect(await study()).toMatchObject({ week: days, week_goal: plan.days_a_week });
    expect([plan.days_a_week, days.filter(({ studied }) => studied).length]).toEqual([6, 1]);
  });
});

describe('reviews', () => {
  // Proves call-sendReviews.
  it('leave a log and move their card', async () => {
    const { student, wordIds } = await aReader(institute, 1);
    const { data } = await review(institute, student, wordIds[0] ?? 0, { rating: 'easy' });
    // It may be written now.
    expect(data).toEqual({ due: 1 });
    expect(await logsOf(student.id)).toMatchObject([
      { wordId: wordIds[0], asks: 'meaning', rating: 'easy', retention: 90 },
    ]);
    const [card] = await cardsOf(student.id);
    expect(card).toMatchObject({ reviews: 1, lapses: 0, isSetAside: false });
    expect(card?.dueAt.getTime()).toBeGreaterThan(institute.clock.now().getTime());
  });

  // Proves call-sendReviews.
  it('sent again are counted once, also by two connections at once', async () => {
    const { student, wordIds } = await aReader(institute, 2);
    const reviews = wordIds.flatMap((id) => [
      aReview(institute, id, { rating: 'again' }),
      aReview(institute, id, { asks: 'arabic' }),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => student.call.sendReviews({ reviews })),
    );
    expect(answers.every(({ status }) => status)).toBe(true);
    expect(await logsOf(student.id)).toHaveLength(4);
    expect((await cardsOf(student.id)).map(({ reviews: count }) => count)).toEqual([1, 1, 1, 1]);
  });

  // Proves call-sendReviews.
  it('of two devices give the same whichever arrives first, and at once', async () => {
    const days = (count: number) => institute.clock.now().getTime() - count * 24 * 3600 * 1000;
    const history = (id: number): SentReview[] =>
      (['good', 'good', 'again', 'good', 'hard', 'easy'] as const).map((rating, at) =>
        aReview(institute, id, { rating, at: days(30 - 4 * at), id: `history-${at}` }),
      );
    const states = [];
    for (const order of ['forwards', 'backwards', 'together'] as const) {
      const { student, wordIds } = await aReader(institute, 1);
      const all = history(wordIds[0] ?? 0);
      const batches = [all.slice(0, 3), all.slice(3)];
      if (order === 'backwards') batches.reverse();
      if (order === 'together') {
        await Promise.all(batches.map((reviews) => student.call.sendReviews({ reviews })));
      } else for (const reviews of batches) await student.call.sendReviews({ reviews });
      const [card] = await cardsOf(student.id);
      if (!card) throw new Error('there is no card');
      const { userId, wordId, ...state } = card;
      states.push(state);
    }
    expect(states[0]).toMatchObject({ reviews: 6 });
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });

  // Proves call-sendReviews.
  it('of words that the student has not met are left out', async () => {
    const { student, wordIds } = await aReader(institute, 1);
    const { wordIds: foreign } = await aLessonWithWords(institute, 1);
    const reviews = [...wordIds, ...foreign, 999_999].map((id) => aReview(institute, id));
    expect(await student.call.sendReviews({ reviews })).toMatchObject({ status: true });
    expect((await logsOf(student.id)).map(({ wordId }) => wordId)).toEqual(wordIds);
  });

  // Proves call-sendReviews.
  it('of a clock that is ahead are of now', async () => {
    const { student, wordIds } = await aReader(institute, 1);
    await review(institute, student, wordIds[0] ?? 0, { at: 4_000_000_000_000 });
    expect((await logsOf(student.id))[0]?.reviewedAt).toEqual(institute.clock.now());
  });

  it.each([
    { rating: 'perfect' },
    { asks: 'root' },
    { id: 'short' },
    { retention: 50 },
    { at: -1 },
  ])('are refused with %j', async (wrong) => {
    const { student, wordIds } = await aReader(institute, 1);
    const reviews = [{ ...aReview(institute, wordIds[0] ?? 0), ...wrong }] as SentReview[];
    expect(await student.call.sendReviews({ reviews })).toMatchObject({ code: 'invalid_input' });
    expect(await logsOf(student.id)).toEqual([]);
  });

  // Proves call-sendReviews.
  it('stay as they were written', async () => {
    const { student, wordIds } = await aReader(institute, 1);
    await review(institute, student, wordIds[0] ?? 0);
    const rewriting = institute.services.db
      .update(reviewLogs)
      .set({ rating: 'easy' })
      .where(and(eq(reviewLogs.userId, student.id)));
    await expect(rewriting).rejects.toThrow();
  });
});

describe('a word that is forgotten six times', () => {
  // Proves call-getSetAsideCards.
  it('is set aside, shown, counted for its teacher, and taken back', async () => {
    const { student, lesson_id, wordIds } = await aReader(institute, 1);
    const [id = 0] = wordIds;
    const ago = (days: number, minutes = 0) =>
      institute.clock.now().getTime() - (days * 24 * 60 - minutes) * 60_000;
    const learnt = (days: number) => [
      aReview(institute, id, { at: ago(days) }),
      aReview(institute, id, { at: ago(days, 11) }),
    ];
    const lapses = [300, 250, 200, 150, 100, 50].flatMap((days) => [
      aReview(institute, id, { rating: 'again', at: ago(days) }),
      aReview(institute, id, { at: ago(days, 11) }),
    ]);
    await student.call.sendReviews({ reviews: [...learnt(350), ...lapses] });
    const practice = (await student.call.getPractice({})).data;
    expect(practice.set_aside).toBe(1);
    expect(practice.cards).toEqual([]);
    expect((await student.call.getSetAsideCards({})).data).toMatchObject([
      { word_id: id, asks: 'meaning' },
    ]);
    const admin = await institute.admin();
    const managed = await admin.call.getManagedWords({ lesson_id });
    expect(managed.data.words).toMatchObject([{ set_aside_by: 1 }]);
    const [lesson] = await institute.services.db
      .select()
      .from(lessons)
      .where(eq(lessons.id, lesson_id));
    const inClass = async () =>
      (await admin.call.getClassForgotten({ class_id: lesson?.classId ?? 0 })).data;
    expect(await inClass()).toMatchObject({
      words: [{ id, lesson_id, subject: lesson?.subject, set_aside_by: 1 }],
      exercises: [],
    });
    await review(institute, student, id, { rating: 'resume' });
    expect((await inClass()).words).toEqual([]);
    const after = (await student.call.getPractice({})).data;
    // To be written again once it is known.
    expect(after).toMatchObject({ set_aside: 0, due: 1 });
    expect((await student.call.getSetAsideCards({})).data).toEqual([]);
  });
});
