import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { readParts } from '@institute/contract/classes/class-parts';
import { gapsOf } from '@institute/contract/exercises/cloze';
import { fillPattern } from '@institute/contract/exercises/fill-pattern';
import { gradeAnswer } from '@institute/contract/exercises/grade-answer';
import {
  type Exercise,
  type ExerciseAnswer,
  exerciseTypes,
  judgeExercise,
  placesOf,
} from '@institute/contract/exercises/kinds';
import { scaleKeys } from '@institute/contract/exercises/pattern';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import { BlockList } from '@institute/contract/lessons/blocks';
import { describe, expect, it } from 'vitest';
import { quizBank } from '../../src/modules/game/questions.ts';
import { bareWords } from '../../test/support/vocalised.ts';
import { assetsIn } from '../reader/blocks.ts';
import { readDemo } from '../reader/index.ts';
import { type DemoStudent, demoStudents } from '../students.ts';

const { voices: _files, readings: _lengths, ...told } = await readDemo();
const { classes: demoClasses, institute } = told;
const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const byKey = new Map(demoClasses.map((item) => [item.key, item]));
const lessons = demoClasses.flatMap((item) =>
  item.lessons.map((lesson) => ({ ...lesson, where: `${item.key}: ${lesson.subject}` })),
);
const exams = lessons.filter((lesson) => lesson.kind === 'exam');
const questions = exams.flatMap((exam) =>
  exam.questions.map((question) => ({ ...question, where: `${exam.where}: ${question.question}` })),
);

/** Every string anywhere in the content, with the path that leads to it. */
function strings(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}/${key}`));
}
const texts = strings({ told, demoStudents });

/** Names in code, such as `addLesson`. */
const codeName = /\b[a-z]+[A-Z]\w*/;

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

describe('classes', () => {
  it('are at least nine in at least five categories, with every state a student can meet', () => {
    expect(demoClasses.length).toBeGreaterThanOrEqual(9);
    expect(new Set(demoClasses.map((item) => item.category)).size).toBeGreaterThanOrEqual(5);
    expect(byKey.size).toBe(demoClasses.length);
    expect(demoClasses.some((item) => (item.closesInDays ?? 0) < 0)).toBe(true);
    expect(demoClasses.some((item) => !item.active)).toBe(true);
    expect(demoClasses.some((item) => item.monthly && item.monthlyLimit > 0)).toBe(true);
    expect(lessons.some((lesson) => (lesson.opensInDays ?? 0) > 0)).toBe(true);
  });

  it.each(demoClasses)(
    '$key has an Arabic title after an interpunct and a fitting price',
    (item) => {
      expect(item.name).toMatch(/^[A-Z][A-Za-z ]+\u00a0· [\u0600-\u06ff ]+$/);
      expect(item.amountNaira > 0).toBe(item.premium);
      if (item.monthly) expect(item.premium).toBe(true);
      for (const link of item.links) expect(new URL(link).host).toBe('example.org');
    },
  );

  it.each(demoClasses)(
    '$key has an address, a teacher, outcomes and a lesson to look into',
    (item) => {
      expect(item.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(demoClasses.filter(({ slug }) => slug === item.slug)).toHaveLength(1);
      expect(item.teacher).not.toBe('');
      expect(item.hours).toBeGreaterThan(0);
      expect(item.outcomes.length).toBeGreaterThanOrEqual(2);
      for (const outcome of item.outcomes) expect(outcome).toMatch(/^[a-z][^.]+$/);
      const open = item.lessons.filter(({ preview }) => preview);
      expect(open.map(({ kind }) => kind)).toEqual(['lesson']);
    },
  );

  it('stand after the prerequisite they name', () => {
    demoClasses.forEach((item, place) => {
      if (item.prerequisite === null) return;
      const earlier = demoClasses.slice(0, place).map((other) => other.key);
      expect(earlier).toContain(item.prerequisite);
    });
  });

  it('name an exam of the class before them, where one may be passed instead, that nobody has to mark', () => {
    const named = demoClasses.filter(({ entryExam }) => entryExam !== null);
    expect(named.map(({ key }) => key)).toEqual(['first-stories']);
    for (const { prerequisite, entryExam } of named) {
      const exam = byKey.get(prerequisite ?? '')?.lessons.find((l) => l.subject === entryExam);
      expect(exam).toMatchObject({ kind: 'exam', about: '' });
    }
  });

  it('that are a prerequisite hold no scheduled lesson, or nobody could finish them', () => {
    for (const { prerequisite } of demoClasses) {
      const blocked = byKey.get(prerequisite ?? '')?.lessons.filter((l) => l.opensInDays !== null);
      expect(blocked ?? []).toEqual([]);
    }
  });

  it.each(demoClasses)('$key is vocalised', (item) => {
    const text = strings(item.lessons)
      .map((found) => found.text)
      .join(' ');
    expect(text.match(/[\u064b-\u0652]/g)?.length ?? 0).toBeGreaterThan(40);
  });
});

describe('lessons', () => {
  it.each(demoClasses.filter((item) => item.active && (item.closesInDays ?? 1) > 0))(
    '$key teaches in four to ten lessons and one or two exams',
    (item) => {
      const taught = item.lessons.filter((lesson) => lesson.kind === 'lesson').length;
      const examined = item.lessons.filter((lesson) => lesson.kind === 'exam').length;
      expect(taught).toBeGreaterThanOrEqual(4);
      expect(taught).toBeLessThanOrEqual(10);
      expect([1, 2]).toContain(examined);
    },
  );

  it.each(lessons.filter((lesson) => lesson.kind === 'lesson'))(
    '$where is 80 to 300 words, its exercises apart',
    ({ about, blocks }) => {
      const read = blocks.filter((block) => block.kind !== 'exercise');
      const text = blocks.length > 0 ? plainTextOf(read) : about;
      expect(words(text)).toBeGreaterThanOrEqual(80);
      expect(words(text)).toBeLessThanOrEqual(300);
    },
  );

  it('show only files that are there, and every file is shown', () => {
    const named = new Set(lessons.flatMap((lesson) => lesson.material?.asset ?? []));
    for (const { blocks } of lessons) for (const name of assetsIn(blocks).values()) named.add(name);
    for (const name of named) expect(existsSync(assets + name), name).toBe(true);
    // Shown by the settings.
    for (const name of ['logo.png', 'signature.png']) named.add(name);
    // Sent by a student as the proof of a transfer.
    named.add('transfer-receipt.webp');
    for (const { picture } of institute.teachers) named.add(picture);
    // Heard again of a meeting.
    named.add('meeting-greetings.m4a');
    // Those of words, and what is handed in and said to it, have a folder of their own.
    expect([...named, 'takes', 'words'].sort()).toEqual(readdirSync(assets).sort());
  });
});

/** The answer that an exercise's own key gives. */
function keyOf(exercise: Exercise): ExerciseAnswer {
  switch (exercise.type) {
    case 'choice':
      return { type: 'choice', chosen: exercise.answer };
    case 'choices':
      return { type: 'choices', chosen: exercise.answers };
    case 'typed':
      return { type: 'typed', given: exercise.accepted[0] ?? '' };
    case 'cloze':
      return { type: 'cloze', given: gapsOf(exercise).map(([first = '']) => first) };
    case 'order':
      return { type: 'order', placed: exercise.items.map((_, at) => at) };
    case 'match':
      return { type: 'match', matched: exercise.pairs.map((_, at) => at) };
    case 'dictation':
      return { type: 'dictation', given: exercise.accepted[0] ?? '' };
    case 'listen':
      return { type: 'listen', chosen: exercise.answers };
    case 'pattern':
      return { type: 'pattern', given: scaleKeys(exercise).map(([first = '']) => first) };
  }
}

const banks = demoClasses.filter(({ bank }) => bank.length > 0).map(({ bank }) => bank);
const kept = banks.flat().flatMap(({ exercises }) => exercises);

describe('blocks', () => {
  const inBlocks = lessons.filter(({ blocks }) => blocks.length > 0);
  const all = inBlocks.flatMap(({ blocks, where }) => blocks.map((block) => ({ block, where })));
  const exercises = all.flatMap(({ block, where }) =>
    block.kind === 'exercise' ? [{ exercise: block.exercise, where }] : [],
  );
  const readLines = all.flatMap(({ block, where }) =>
    block.kind === 'lines' ? block.lines.map((line) => ({ ...line, where })) : [],
  );

  // Proves ours-67.
  it('make at least four whole classes, one of them of ten stories', () => {
    const whole = demoClasses.filter(({ lessons: own }) =>
      own.every(({ kind, blocks }) => kind !== 'lesson' || blocks.length > 0),
    );
    expect(whole.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['alphabet', 'first-stories', 'nominal-sentence', 'dialogue']),
    );
    const stories = byKey.get('first-stories')?.lessons.filter(({ kind }) => kind === 'lesson');
    expect(stories).toHaveLength(10);
    for (const { blocks, subject } of stories ?? []) {
      // Short, and read line by line, each with its translation.
      const told = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []));
      expect(told.length, subject).toBeGreaterThanOrEqual(5);
      expect(told.length, subject).toBeLessThanOrEqual(12);
    }
  });

  it('are what the form of a lesson takes', () => {
    for (const { blocks, where } of inBlocks) {
      expect(BlockList.safeParse(blocks).error, where).toBeUndefined();
    }
  });

  // Proves ours-67.
  it('ask at least 120 exercises with those of banks, at least five of every kind', () => {
    const all = [...exercises.map(({ exercise }) => exercise), ...kept];
    expect(all.length).toBeGreaterThanOrEqual(120);
    for (const type of exerciseTypes) {
      expect(all.filter((one) => one.type === type).length, type).toBeGreaterThanOrEqual(5);
    }
  });

  it('are solved by their own key, with every answer that is accepted', () => {
    for (const { exercise, where } of exercises) {
      const of = `${where}: ${exercise.prompt}`;
      expect(judgeExercise(exercise, keyOf(exercise)), of).toMatchObject({
        verdict: 'right',
        credit: 100,
      });
      if (exercise.type !== 'typed' && exercise.type !== 'dictation') continue;
      for (const given of exercise.accepted) {
        expect(judgeExercise(exercise, { type: exercise.type, given }).verdict, of).toBe('right');
      }
    }
  });

  // Proves decision-126-3.
  it('say in English what a sentence with gaps means, so that a gap can be filled alone', () => {
    const isSaid = (prompt: string) => /“[^”]+”|: [a-zA-Z]/.test(prompt);
    const uncued = [...exercises.map(({ exercise }) => exercise), ...kept].filter(
      (one) =>
        // Of letters left out of the alphabet there is nothing to say.
        one.type === 'cloze' &&
        gapsOf(one).some(([first = '']) => first.length > 1) &&
        !isSaid(one.prompt),
    );
    expect(uncued.map(({ prompt }) => prompt)).toEqual([]);
  });

  // Proves decision-126-1.
  it.each([
    ['tomorrow we work together', 'نَعْمَلُ مَعًا غَدًا'],
    ['he walked home', 'مَشَى خَلْفَ الْحَمِيرِ إِلَى بَيْتِهِ'],
    ['a short letter', 'كَتَبَ أَحْمَدُ رِسَالَةً قَصِيرَةً إِلَيْهَا'],
    ['where is the library', 'مِنْ فَضْلِكَ أَيْنَ الْمَكْتَبَةُ'],
    ['Salim sat', 'سَالِمٌ جَلَسَ أَمَامَ النَّافِذَةِ'],
    ['Maryam went', 'مَرْيَمُ ذَهَبَتْ إِلَى الْمَدْرَسَةِ'],
    ['the moon went back', 'الْقَمَرُ رَجَعَ إِلَى مَكَانِهِ'],
  ])('take every order of “%s” that is right', (asked, sentence) => {
    const found = exercises.find(({ exercise }) => exercise.prompt.includes(asked))?.exercise;
    if (found?.type !== 'order') throw new Error(`${asked} is no order`);
    const given = { type: 'order' as const, placed: sentence.split(' ') };
    expect(judgeExercise(found, placesOf(found, given)).verdict).toBe('right');
  });

  // Proves decision-126-1.
  it.each([
    ['I have no money', 'مَا عِنْدِي مَالٌ'],
    ['I have a question', 'لَدَيَّ سُؤَالٌ'],
    ['how much is this', 'كَمْ ثَمَنُ هٰذَا؟'],
  ])('take another way to say “%s”', (asked, given) => {
    const found = exercises.find(({ exercise }) => exercise.prompt.includes(asked))?.exercise;
    expect(found && judgeExercise(found, { type: 'typed', given }).verdict).toBe('right');
  });

  it('let hear short sounds of their own', () => {
    const heard = exercises.filter(({ exercise }) => 'sound' in exercise);
    const names = heard.flatMap(({ exercise }) =>
      'sound' in exercise ? [exercise.sound.replace(/-mp3$/, '.mp3')] : [],
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const { size } = statSync(assets + name);
      expect(size, name).toBeGreaterThan(2000);
      expect(size, name).toBeLessThanOrEqual(15_000);
    }
  });

  it('make words of roots and patterns by the rule, but for those of weak roots', () => {
    const scales = exercises.flatMap(({ exercise }) =>
      exercise.type === 'pattern' ? [exercise] : [],
    );
    const corrected = scales.filter(
      ({ root, pattern, accepted: [word = ''] }) =>
        fillPattern(root, pattern).normalize('NFC') !== word.normalize('NFC'),
    );
    expect(corrected.map(({ root }) => root).sort()).toEqual(['ظ ل ل', 'ق و ل']);
    const words = scales.flatMap(({ pattern, accepted }) => [pattern, ...accepted]);
    expect(words.flatMap(bareWords)).toEqual([]);
  });

  it('explain every exercise', () => {
    expect(exercises.filter(({ exercise }) => exercise.explanation === '')).toEqual([]);
  });

  it('are vocalised in every line that is read, and translate it', () => {
    expect(
      readLines.flatMap(({ arabic, where }) =>
        bareWords(arabic).map((word) => `${where}: ${word}`),
      ),
    ).toEqual([]);
    expect(readLines.filter(({ translation }) => translation === '')).toEqual([]);
  });
});

describe('banks', () => {
  it('hold at least 20 exercises of a class, of every kind that needs no sound', () => {
    for (const topics of banks) {
      expect(topics.flatMap(({ exercises }) => exercises).length).toBeGreaterThanOrEqual(20);
    }
    const types = new Set<string>(kept.map(({ type }) => type));
    const silent = exerciseTypes.filter((type) => type !== 'dictation' && type !== 'listen');
    expect([...types].sort()).toEqual([...silent].sort());
  });

  it('are solved by their own key, explained, and vocalised', () => {
    const blocks = kept.map((exercise, at) => ({
      ...{ id: `kept-${at}`, kind: 'exercise' as const, exercise },
    }));
    expect(BlockList.safeParse(blocks).error).toBeUndefined();
    for (const exercise of kept) {
      const judged = judgeExercise(exercise, keyOf(exercise));
      expect(judged, exercise.prompt).toMatchObject({ verdict: 'right', credit: 100 });
      expect(exercise.explanation, exercise.prompt).not.toBe('');
      // Words within a sentence may end as the next one asks; everything before the end is marked.
      const arabic = strings(exercise).flatMap(
        ({ text }) => text.match(/[\u0600-\u06ff ]+/g) ?? [],
      );
      expect(
        arabic.flatMap((one) => bareWords(one)),
        exercise.prompt,
      ).toEqual([]);
    }
  });
});

describe('exams', () => {
  it.each(exams)('$where asks something, with a model answer for its theory', (exam) => {
    expect(exam.questions.length + exam.about.length).toBeGreaterThan(0);
    if (exam.questions.length > 0) {
      expect(exam.questions.length).toBeGreaterThanOrEqual(4);
      expect(exam.questions.length).toBeLessThanOrEqual(8);
    }
    expect(exam.theoryAnswer === '').toBe(exam.about === '');
  });

  it.each(questions)('$where has its answer once among different options', (question) => {
    expect(question.options.filter((option) => option === question.answer)).toHaveLength(1);
    expect(new Set(question.options).size).toBe(question.options.length);
    expect(question.options.length).toBeGreaterThanOrEqual(2);
    expect(question.options.length).toBeLessThanOrEqual(4);
  });

  it('do not always keep the answer in the same place', () => {
    const places = new Set(questions.map((question) => question.options.indexOf(question.answer)));
    expect(places.size).toBe(4);
  });
});

/** Words that are read with a long ā which no letter writes, with a fatḥa in its place. */
const WITHOUT_DAGGER =
  /ه\u064E(?=ذ|ؤ|ك\u064Eذ)|ذ\u064E(?=ل\u0650ك)|ل\u064E(?=ك\u0650ن)|(?<=إ\u0650)ل\u064E(?=ه)/u;

describe('the spelling', () => {
  it.each([
    ['هَذَا', 'هٰذَا'],
    ['وَهَذِهِ', 'وَهٰذِهِ'],
    ['هَؤُلَاءِ', 'هٰؤُلَاءِ'],
    ['هَكَذَا', 'هٰكَذَا'],
    ['كَذَلِكَ', 'كَذٰلِكَ'],
    ['وَلَكِنَّهُ', 'وَلٰكِنَّهُ'],
    ['إِلَهٌ', 'إِلٰهٌ'],
  ])('of %s is %s', (without, fuller) => {
    expect([without, fuller].map((word) => WITHOUT_DAGGER.test(word))).toEqual([true, false]);
    // Whoever searches and whoever answers may write either.
    expect(foldArabic(without)).toBe(foldArabic(fuller));
    for (const [given, accepted] of [
      [without, fuller],
      [fuller, without],
    ] as const) {
      const key = { accepted: [accepted], strictness: 'tashkeel' } as const;
      expect(gradeAnswer(given, key).verdict).toBe('right');
    }
  });

  // Proves ours-67.
  it('is one in all the demo: these words have their dagger alef', () => {
    const all = [...texts, ...strings(quizBank)];
    expect(all.filter(({ text }) => /\u0670/.test(text)).length).toBeGreaterThan(30);
    expect(all.filter(({ text }) => WITHOUT_DAGGER.test(text))).toEqual([]);
  });
});

describe('students', () => {
  it('are different people', () => {
    expect(new Set(demoStudents.map((student) => student.email)).size).toBe(demoStudents.length);
    expect(demoStudents.some((student) => /^[\u0600-\u06ff ]+$/.test(student.name))).toBe(true);
  });

  it.each(demoStudents)('$email has a history the rules allow', (student) => {
    const finished: string[] = [];
    for (const entry of student.enrol) {
      const item = byKey.get(entry.class);
      if (item === undefined) throw new Error(`no class ${entry.class}`);
      expect(item.active).toBe(true);
      if (item.prerequisite !== null) expect(finished).toContain(item.prerequisite);
      const closed = item.closesInDays !== null && item.closesInDays < 0 ? -item.closesInDays : 0;
      expect(entry.enrolledDaysAgo).toBeGreaterThanOrEqual(closed);
      expect(entry.study).toBeLessThanOrEqual(item.lessons.length);
      if (item.monthlyLimit > 0) expect(entry.study).toBeLessThanOrEqual(item.monthlyLimit);
      const opened = item.lessons.slice(0, entry.study);
      expect(opened.every((lesson) => lesson.opensInDays === null)).toBe(true);
      const beforeLast = opened.slice(0, -1);
      if (entry.exams === 'none') expect(beforeLast.every((l) => l.kind !== 'exam')).toBe(true);
      if (entry.marked !== null) expect(entry.theory).not.toBeNull();
      if (entry.study === item.lessons.length && entry.exams !== 'none') finished.push(item.key);
    }
  });

  const isOwing = ({ enrol }: DemoStudent) => enrol.some(({ owes }) => owes);

  it.each(demoStudents.filter((student) => !isOwing(student)))(
    '$email could pay for every class from the wallet',
    (student) => {
      const prices = student.enrol.map((entry) => byKey.get(entry.class)?.amountNaira ?? 0);
      expect(student.walletNaira).toBeGreaterThanOrEqual(
        prices.reduce((sum, price) => sum + price, 0),
      );
    },
  );

  it.each(demoStudents.filter(isOwing))('$email could not pay what is owed', (student) => {
    const owed = student.enrol.find(({ owes }) => owes);
    const { amountNaira = 0, parts = '' } = byKey.get(owed?.class ?? '') ?? {};
    const last = readParts(parts)?.at(-1);
    expect(student.walletNaira).toBeLessThan((amountNaira * (last?.share ?? 0)) / 100);
  });

  it('enrol in the order of time', () => {
    for (const { enrol } of demoStudents) {
      const days = enrol.map((entry) => entry.enrolledDaysAgo);
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }
  });
});

describe('sentences', () => {
  it('says nothing in the words of programs', () => {
    const sentences = texts.filter(({ text }) => /\s/.test(text));
    expect(sentences.filter(({ text }) => codeName.test(text))).toEqual([]);
  });
});

describe('Arabic text', () => {
  /** Where a pattern occurs, so that a failure names the slips. */
  const found = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

  it('holds no presentation forms and is composed', () => {
    // Presentation forms are pictures of letters: they do not join, search or read aloud.
    expect(found(/[\ufb50-\ufdff\ufe70-\ufeff]/)).toEqual([]);
    expect(texts.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
  });

  it('mixes no Latin letter into an Arabic word', () => {
    expect(found(/[\u0621-\u0652][A-Za-z]|[A-Za-z][\u0621-\u0652]/)).toEqual([]);
  });

  it('puts every mark on a letter, and never two vowels on one', () => {
    expect(found(/(^|[^\u0621-\u0652\u0670\u0671])[\u064b-\u0652\u0670]/)).toEqual([]);
    expect(found(/[\u064b-\u0650\u0652]\u0651?[\u064b-\u0650\u0652]/)).toEqual([]);
  });
});
