import { describe, expect, it } from 'vitest';
import {
  type LessonForm,
  newLessonForm,
  type QuestionForm,
} from '../../domains/lessons/managed-model.ts';
import { withParts } from '../../forms/merge.ts';
import { lessonParts, mergeLessons, takeOfLesson } from './lesson-parts.ts';

const question = (id: string, words: string): QuestionForm => ({
  id,
  question: words,
  answer: 'نعم',
  options: ['', '', '', ''],
});
const base: LessonForm = {
  ...newLessonForm(4),
  subject: 'Letters',
  about: 'First words',
  questions: [question('1', 'One?'), question('2', 'Two?'), question('3', 'Three?')],
};
const mine = (changes: Partial<LessonForm>) => ({ ...base, ...changes });
// As it comes over the wire, where nothing is the same object.
const theirs = (changes: Partial<LessonForm>) => structuredClone({ ...base, ...changes });

describe('what two people have made of a lesson', () => {
  it('is put together where they changed different parts', () => {
    const { form, conflicting } = mergeLessons(
      base,
      mine({ about: 'My words' }),
      theirs({ subject: 'Their subject', isScheduled: true, studyDate: '2026-12-01T08:00' }),
    );
    expect(conflicting).toEqual([]);
    expect(form).toEqual({
      ...base,
      about: 'My words',
      subject: 'Their subject',
      isScheduled: true,
      studyDate: '2026-12-01T08:00',
    });
  });

  it('is to be decided where both changed one part, unless to the same', () => {
    const both = { subject: 'Alphabet' };
    const { form, conflicting } = mergeLessons(
      base,
      mine({ ...both, about: 'My words', studyDate: '2026-12-02T08:00' }),
      theirs({ ...both, about: 'Their words', isScheduled: true }),
    );
    expect(conflicting).toEqual(['about', 'schedule']);
    expect(form).toMatchObject({ about: 'My words', isScheduled: false });
    const decided = withParts(lessonParts, form, theirs({ isScheduled: true }), ['schedule']);
    expect(decided).toMatchObject({ about: 'My words', isScheduled: true, studyDate: '' });
  });

  it('holds the questions of both, as whoever changed one has it', () => {
    const { form } = mergeLessons(
      base,
      mine({
        questions: [
          question('1', 'One, by me?'),
          question('2', 'Two?'),
          question('3', 'Three?'),
          question('new-a', 'New of mine?'),
        ],
      }),
      theirs({
        questions: [
          question('1', 'One?'),
          question('2', 'Two, by them?'),
          question('9', 'New of theirs?'),
        ],
      }),
    );
    expect(form.questions.map((one) => one.question)).toEqual([
      'One, by me?',
      'Two, by them?',
      'New of mine?',
      'New of theirs?',
    ]);
  });

  it('is asked about where both have changed one question, unless to the same', () => {
    const { form, conflicting } = mergeLessons(
      base,
      mine({ questions: [question('1', 'One, by me?'), question('2', 'Two, by both?')] }),
      theirs({ questions: [question('1', 'One, by them?'), question('2', 'Two, by both?')] }),
    );
    expect(conflicting).toEqual(['question:1']);
    expect(form.questions.map((one) => one.question)).toEqual(['One, by me?', 'Two, by both?']);
    const there = theirs({ questions: [question('1', 'One, by them?')] });
    const taken = takeOfLesson(form, there, ['question:1']);
    expect(taken.questions[0]?.question).toBe('One, by them?');
  });

  it('is put together block by block; a block both have changed is asked about', () => {
    const film = (id: string, title: string) =>
      ({ id, kind: 'film', title, url: 'https://example.org' }) as const;
    const inBlocks = { ...base, blocks: [film('a', 'A'), film('b', 'B')] };
    const theirBlocks = [film('a', 'A of theirs'), film('b', 'B of theirs'), film('c', 'C')];
    const apart = mergeLessons(
      inBlocks,
      { ...inBlocks, blocks: [film('mine', 'Mine'), ...inBlocks.blocks] },
      { ...inBlocks, about: 'of theirs', blocks: theirBlocks },
    );
    expect(apart.conflicting).toEqual([]);
    expect(apart.form.about).toBe('of theirs');
    expect(apart.form.blocks).toEqual([film('mine', 'Mine'), ...theirBlocks]);

    const both = mergeLessons(
      inBlocks,
      { ...inBlocks, blocks: [film('a', 'A of mine'), film('b', 'B')] },
      { ...inBlocks, about: 'of theirs', blocks: theirBlocks },
    );
    expect(both.conflicting).toEqual(['block:a']);
    expect(both.form.blocks[0]).toEqual(film('a', 'A of mine'));
    const taken = takeOfLesson(both.form, { ...inBlocks, blocks: theirBlocks }, ['block:a']);
    expect(taken.blocks).toEqual(theirBlocks);
  });

  it('is asked about as a whole where a text was turned into blocks and written on in', () => {
    const block = { id: 'a', kind: 'words' } as const;
    const turned = mine({ blocks: [block] });
    const written = theirs({ about: 'Their words' });
    const { form, conflicting } = mergeLessons(base, turned, written);
    expect(conflicting).toEqual(['about']);
    expect(form.blocks).toEqual([block]);
    expect(takeOfLesson(form, written, ['about'])).toMatchObject({
      about: 'Their words',
      blocks: [],
    });
    // Where the other has left the text alone, nobody is asked.
    expect(mergeLessons(base, turned, theirs({ subject: 'Theirs' }))).toMatchObject({
      conflicting: [],
      form: { blocks: [block], subject: 'Theirs' },
    });
    expect(mergeLessons(base, mine({ subject: 'Mine' }), turned)).toMatchObject({
      conflicting: [],
      form: { blocks: [block], subject: 'Mine' },
    });
  });
});
