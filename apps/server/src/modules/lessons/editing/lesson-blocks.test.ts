import type { Block } from '@institute/contract/lessons/blocks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { lessons } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const rowOf = async (id: number) =>
  (await institute.services.db.select().from(lessons).where(eq(lessons.id, id)))[0];

const blocks: Block[] = [
  {
    id: 'intro',
    kind: 'text',
    text: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'At the door' }] },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Read aloud.', marks: [{ type: 'bold' }] }],
        },
      ],
    },
  },
  {
    id: 'talk',
    kind: 'lines',
    lines: [{ id: '1', arabic: 'مَنْ بِالْبَابِ؟', translation: 'Who is at the door?', from: 800 }],
  },
  { id: 'words', kind: 'words' },
  {
    id: 'try',
    kind: 'exercise',
    exercise: {
      type: 'typed',
      prompt: 'Write: door',
      explanation: 'Without the article.',
      accepted: ['بَابٌ'],
      strictness: 'letters',
      nearly: 50,
    },
  },
];
const about = 'At the door\n\nRead aloud.\n\nمَنْ بِالْبَابِ؟\nWho is at the door?\n\nWrite: door';
const json = JSON.stringify(blocks);

/** A lesson in blocks, in a class of its own. */
async function aLessonInBlocks() {
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id, { blocks: json });
  return { class_id, lesson_id };
}

describe('a lesson in blocks', () => {
  // Proves decision-073-1.
  it('is kept as a checked tree, with its plain text as its text', async () => {
    const { lesson_id } = await aLessonInBlocks();
    expect(await rowOf(lesson_id)).toMatchObject({ blocks, about });
    const { data } = await admin.call.getManagedLesson({ lesson_id });
    expect(data.about).toBe(about);
    expect(JSON.parse(data.blocks)).toEqual(blocks);
  });

  // Proves decision-073-1.
  it('keeps its blocks through a change that sends none', async () => {
    const { lesson_id } = await aLessonInBlocks();
    await admin.call.updateLesson({ lesson_id, subject: 'Doors' });
    expect(await rowOf(lesson_id)).toMatchObject({ subject: 'Doors', blocks, about });
  });

  // Proves decision-073-1.
  it('changes with the blocks that are sent, whatever text comes with them', async () => {
    const { lesson_id } = await aLessonInBlocks();
    const next = JSON.stringify(blocks.slice(0, 1));
    await admin.call.updateLesson({ lesson_id, blocks: next, about: 'Something else' });
    expect(await rowOf(lesson_id)).toMatchObject({
      blocks: blocks.slice(0, 1),
      about: 'At the door\n\nRead aloud.',
    });
  });

  it('becomes plain text again where it is told so', async () => {
    const { lesson_id } = await aLessonInBlocks();
    await admin.call.updateLesson({ lesson_id, blocks: '[]' });
    expect(await rowOf(lesson_id)).toMatchObject({ blocks: [], about });
    await admin.call.updateLesson({ lesson_id, about: 'Only words' });
    expect(await rowOf(lesson_id)).toMatchObject({ blocks: [], about: 'Only words' });
  });

  // Proves decision-073-5.
  it('takes the text that it has from a client that knows no blocks, and no other', async () => {
    const { lesson_id } = await aLessonInBlocks();
    const old = (text: string) =>
      admin.call.updateLesson({ lesson_id, subject: 'Doors', about: text });
    // A form sends line breaks of its own.
    expect(await old(about.replaceAll('\n', '\r\n'))).toMatchObject({ status: true });
    expect(await rowOf(lesson_id)).toMatchObject({ subject: 'Doors', blocks, about });
    expect(await old('Shorter')).toMatchObject({ status: false, code: 'lesson_in_blocks' });
    expect(await rowOf(lesson_id)).toMatchObject({ blocks, about });
  });

  // Proves decision-073-1.
  it('has another version once its blocks have changed, also where its text has not', async () => {
    const { lesson_id } = await aLessonInBlocks();
    const version = (await admin.call.getManagedLesson({ lesson_id })).data.version;
    const moved = JSON.stringify(blocks.filter(({ kind }) => kind !== 'words'));
    const change = { lesson_id, blocks: moved, version };
    expect(await admin.call.updateLesson(change)).toMatchObject({ status: true });
    expect(await rowOf(lesson_id)).toMatchObject({ about });
    expect(await admin.call.updateLesson(change)).toMatchObject({ code: 'lesson_changed' });
  });

  it('is a plain lesson: a timetable has none, and an exam exercises alone', async () => {
    const { id } = await aClass(institute);
    const { id: other } = await aLesson(institute, id, {
      inputetype: 'Timetableble',
      blocks: json,
    });
    expect(await rowOf(other)).toMatchObject({ blocks: [], about: 'Text' });
    await admin.call.updateLesson({ lesson_id: other, blocks: json });
    expect(await rowOf(other)).toMatchObject({ blocks: [], about: 'Text' });

    const { id: exam } = await aLesson(institute, id, { inputetype: 'Exam' });
    const change = { lesson_id: exam, blocks: json };
    expect(await admin.call.updateLesson(change)).toMatchObject({ code: 'invalid_input' });
    expect(await rowOf(exam)).toMatchObject({ blocks: [], about: 'Text' });
  });
});

describe('a hostile tree', () => {
  const link = (href: string) => ({
    type: 'text',
    text: 'x',
    marks: [{ type: 'link', attrs: { href } }],
  });
  const inText = (...content: unknown[]) => [
    { id: 'a', kind: 'text', text: { type: 'doc', content: [{ type: 'paragraph', content }] } },
  ];
  const trees: [name: string, tree: unknown][] = [
    ['a script in a link', inText(link('javascript:alert(1)'))],
    ['a node of HTML', inText({ type: 'html', text: '<img src=x onerror=alert(1)>' })],
    ['a mark that is none', inText({ type: 'text', text: 'x', marks: [{ type: 'style' }] })],
    ['NUL in a text', inText({ type: 'text', text: 'a\0b' })],
    ['half a pair of surrogates', inText({ type: 'text', text: '\udc00' })],
    ['a kind that is none', [{ id: 'a', kind: 'script', text: 'x' }]],
    ['an id that is markup', [{ id: '"><b>', kind: 'words' }]],
    [
      'an exercise that hears another site',
      [
        {
          ...{ id: 'a', kind: 'exercise' },
          exercise: {
            ...{ type: 'listen', prompt: 'x', explanation: '', several: false },
            ...{ sound: 'https://a.example/x.mp3', options: ['a', 'b'], answers: [0] },
          },
        },
      ],
    ],
    [
      'NUL in a pattern',
      [
        {
          ...{ id: 'a', kind: 'exercise' },
          exercise: {
            ...{ type: 'pattern', prompt: 'x', explanation: '', asks: 'word', root: 'كتب' },
            ...{ pattern: 'فعل\0', accepted: ['كتب'], strictness: 'letters', nearly: 50 },
          },
        },
      ],
    ],
    ['too many blocks', Array.from({ length: 61 }, (_, at) => ({ id: `n${at}`, kind: 'words' }))],
  ];

  // Proves decision-073-6.
  it.each(trees)('is refused: %s', async (_name, tree) => {
    const { lesson_id } = await aLessonInBlocks();
    const sent = await admin.call.updateLesson({ lesson_id, blocks: JSON.stringify(tree) });
    expect(sent).toMatchObject({ http: 400, code: 'invalid_input' });
    expect(await rowOf(lesson_id)).toMatchObject({ blocks, about });
  });

  // Proves decision-073-6.
  it('is refused where it is no JSON, or deeper than anything', async () => {
    const { lesson_id } = await aLessonInBlocks();
    for (const text of ['{', '"x"', '['.repeat(100_000), `${'{"a":'.repeat(9000)}1`]) {
      const sent = await admin.call.updateLesson({ lesson_id, blocks: text });
      expect(sent).toMatchObject({ http: 400, code: 'invalid_input' });
    }
    expect(await rowOf(lesson_id)).toMatchObject({ blocks, about });
  });
});

describe('what students get of a lesson in blocks', () => {
  // Proves decision-073-7.
  it('are its blocks with their practice keys, and its text', async () => {
    const place = await aLessonInBlocks();
    const student = await institute.student();
    await student.call.enrol({ class_id: place.class_id });
    const { data } = await student.call.getLessonDetails(place);
    expect(JSON.parse(data.blocks ?? '')).toEqual(blocks);
    expect(data.about).toBe(about);
    const saved = await student.call.getSavableLesson(place);
    expect(JSON.parse(saved.data.lesson.blocks ?? '')).toEqual(blocks);
  });

  // Proves decision-073-7.
  it('is nothing before they may open it', async () => {
    const place = await aLessonInBlocks();
    const stranger = await institute.student();
    for (const answer of [
      await stranger.call.getLessonDetails(place),
      await stranger.call.getSavableLesson(place),
    ]) {
      expect(answer).toMatchObject({ status: false, code: 'not_enrolled' });
      expect(answer.data).toBeFalsy();
    }
  });

  it('says nothing of blocks where there are none', async () => {
    const { id: class_id } = await aClass(institute);
    const { id: lesson_id } = await aLesson(institute, class_id);
    const student = await institute.student();
    await student.call.enrol({ class_id });
    expect((await student.call.getLessonDetails({ class_id, lesson_id })).data).not.toHaveProperty(
      'blocks',
    );
  });

  it('is another version to save once its blocks have changed', async () => {
    const place = await aLessonInBlocks();
    const student = await institute.student();
    await student.call.enrol({ class_id: place.class_id });
    const versionNow = async () =>
      (await student.call.getSavableClass({ class_id: place.class_id })).data.lessons[0]?.version;
    const before = await versionNow();
    await admin.call.updateLesson({
      lesson_id: place.lesson_id,
      blocks: JSON.stringify(blocks.filter(({ kind }) => kind !== 'words')),
    });
    expect(await versionNow()).not.toBe(before);
  });
});
