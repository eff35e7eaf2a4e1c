import { AppError } from '@institute/contract/errors';
import { Exercise, exerciseTypes } from '@institute/contract/exercises/kinds';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ToWrite, usualTyping } from './bank-file.ts';
import { csv } from './csv.ts';
import { gift } from './gift.ts';
import { moodle } from './moodle.ts';

const formats = { csv, gift, moodle };

/** Texts as teachers and other programs write them: both scripts, signs of every format, line breaks. */
const letter = fc.oneof(
  fc.constantFrom(...'abcZ كتبةىأ0١,;"\'\\|=~#{}[]<>&:/*%$@+-_?.!->{=~}\n\t'),
  fc.constantFrom('كَ', 'ـ', '::', '->', '//', '[[', '\\n', '&amp;', '<b>', ']]>', '\u200f', '🕌'),
);
const anyText = fc.array(letter, { maxLength: 24 }).map((parts) => parts.join(''));
const said = anyText.map((one) => one.trim()).filter((one) => one !== '');
const distinct = (min: number, max: number) =>
  fc.uniqueArray(said, { minLength: min, maxLength: max });

const common = { prompt: said, explanation: anyText.map((one) => one.trim()) };
const typing = {
  strictness: fc.constantFrom('letters', 'hamza', 'tashkeel'),
  nearly: fc.constantFrom(100, 50, 0),
};
const accepted = fc.array(said, { minLength: 1, maxLength: 5 });
const gaps = fc
  .array(fc.tuple(said, accepted), { minLength: 1, maxLength: 4 })
  .map((pairs) =>
    pairs.flatMap(([text, answers]) => [{ text: ` ${text} ` }, { accepted: answers }]),
  );
/** A few letters of anything, as they may stand between those of a pattern. */
const between = fc.array(letter, { maxLength: 3 }).map((parts) => parts.join(''));
const pattern = fc
  .tuple(between, between, between, between)
  .map(([before, first, second, after]) => `${before}ف${first}ع${second}ل${after}`.trim());
const root = fc
  .tuple(fc.constantFrom('كتب', 'دحرج', 'سفرجل'), fc.constantFrom('', ' ', '-', ' - ', ', '))
  .map(([letters, apart]) => [...letters].join(apart));
const exercise = fc
  .oneof(
    fc.record({
      ...common,
      type: fc.constant('choice'),
      options: distinct(2, 8),
      answer: fc.nat(1),
    }),
    fc.record({
      ...{ ...common, type: fc.constant('choices'), options: distinct(3, 8) },
      answers: fc.constantFrom([0], [0, 2], [0, 1, 2]),
    }),
    fc.record({ ...common, ...typing, type: fc.constant('typed'), accepted }),
    fc.record({ ...common, ...typing, type: fc.constant('cloze'), pieces: gaps }),
    fc
      .record({
        ...{ ...common, type: fc.constant('order'), shown: fc.constantFrom('words', 'lines') },
        items: fc.array(said, { minLength: 2, maxLength: 12 }),
      })
      .chain((one) => {
        const places = one.items.map((_, at) => at);
        const another = fc.shuffledSubarray(places, { minLength: places.length });
        return fc
          .array(another, { maxLength: 3 })
          .map((otherOrders) => (otherOrders.length > 0 ? { ...one, otherOrders } : one));
      }),
    fc
      .tuple(fc.record(common), distinct(2, 10), distinct(10, 10))
      .map(([texts, lefts, rights]) => ({
        ...{ ...texts, type: 'match' },
        pairs: lefts.map((left, at) => ({ left, right: rights[at] })),
      })),
    fc.record({
      ...{ ...common, ...typing, type: fc.constant('pattern'), accepted },
      ...{ asks: fc.constantFrom('word', 'root'), root, pattern },
    }),
  )
  // Texts of nothing but signs that nobody sees are refused.
  .filter((one) => z.safeParse(Exercise, one).success)
  .map((one) => z.parse(Exercise, one));
/** Every kind that a bank may hold is among them: a new one is to be added above. */
const kindsMade = new Set(fc.sample(exercise, { numRuns: 300, seed: 1 }).map(({ type }) => type));
const topic = said.map((one) => one.replace(/\s+/g, ' ').trim());
const bank = fc.array(fc.record({ topic, exercise }), { minLength: 1, maxLength: 6 });

/** What the format carries of some exercises, as it carries it. */
function carried(name: keyof typeof formats, all: readonly ToWrite[]): ToWrite[] {
  const { types, refusal, losesJudging } = formats[name];
  return all
    .filter(({ exercise: one }) => types.includes(one.type) && refusal(one) === null)
    .map((one) =>
      losesJudging(one.exercise)
        ? { ...one, exercise: { ...one.exercise, ...usualTyping } as Exercise }
        : one,
    );
}

/** GIFT knows one space where several follow each other; the others keep every one. */
const seen = (name: keyof typeof formats, all: readonly ToWrite[]): unknown =>
  name === 'gift' ? JSON.parse(JSON.stringify(all).replace(/(?: |\\t)+/g, ' ')) : all;

describe.each(['csv', 'gift', 'moodle'] as const)('%s', (name) => {
  const { read, write } = formats[name];

  it('gives back what was written, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(bank, async (all) => {
        const wanted = carried(name, all);
        fc.pre(wanted.length > 0);
        const { questions, errors } = await read(write(wanted).replace(/\r\n?/g, '\n'));
        expect(errors).toEqual([]);
        const back = questions.map((one) => ({
          topic: one.topic,
          exercise: z.parse(Exercise, one.exercise),
        }));
        expect(seen(name, back)).toEqual(seen(name, wanted));
      }),
      { numRuns: 300 },
    );
  });

  it('reads whatever it is given to its end, and fails in words alone @all', async () => {
    const hostile = ['{', '}', '=', '~', '<', '>', '"', '\\', '[', '$', '&', ',', '\n', '::', '//']
      .flatMap((sign) => [sign, `Q {${sign}`, `<quiz>${sign}`, `type,question\n${sign}`])
      .map((start) => start + start.slice(-2).repeat(400_000));
    for (const file of [...hostile, ...fc.sample(fc.string({ maxLength: 400 }), 200)]) {
      try {
        await read(file);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }
  }, 600_000);
});

const inQuiz = (inside: string) => `<?xml version="1.0"?><quiz>${inside}</quiz>`;
const question = (type: string, inside: string, asked = 'Q') =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[${asked}]]></text></questiontext>${inside}</question>`;

/** What a question may be full of to keep its reader busy. */
const floods: [string, string][] = [
  ['gaps that never end', '{1:SA:'],
  ['gaps with answers that never end', '{1:SHORTANSWER:=a~'],
  ['a gap of backslashes', `{1:SA:=${'\\'.repeat(20_000)}`],
  ['gaps that end at once', '{1:SA:=a}'],
  ['elements in one another', '<div>'],
  ['comments that never end', '<!--'],
  ['answers', '=a~b'],
  ['weights', '~%50%a'],
  ['feedback', '=a#'],
  ['brackets that never end', '['],
  ['brackets with a backslash', '[\\'],
  ['lines of another kind', '\u2028'],
  ['blanks', ' '],
];

describe.each(floods)('a file full of %s', (_name, flood) => {
  const full = (most: number) => flood.repeat(Math.ceil(most / flood.length)).slice(0, most);
  // One question of all that a file may hold, and some of the longest that are read.
  it.each([
    [1, 800_000],
    [6, 29_000],
  ])(
    'in %i questions is read in time that grows with it alone',
    async (many, most) => {
      const all = (one: string) => Array.from({ length: many }, () => one).join('\n\n');
      const inside = full(most);
      const files = {
        moodle: ['cloze', 'shortanswer'].map((type) =>
          inQuiz(all(question(type, '<answer fraction="100"><text>a</text></answer>', inside))),
        ),
        gift: [all(`Q {${inside}`), all(`Q {${inside}}`), all(`[html]${inside} {=a}`)],
        csv: [`type,question,text\n${all(`cloze,q,${inside}`)}`],
      };
      for (const [name, sent] of Object.entries(files)) {
        for (const file of sent) {
          // Of the processor, whatever else the machine does: what grows faster takes minutes.
          const before = process.cpuUsage();
          await formats[name as keyof typeof formats].read(file);
          expect(process.cpuUsage(before).user / 1e6, name).toBeLessThan(5);
        }
      }
    },
    60_000,
  );
});

describe('Moodle XML', () => {
  const { read } = formats.moodle;
  const refusal = async (file: string) => {
    try {
      await read(file);
    } catch (error) {
      return (error as AppError).code;
    }
    return null;
  };

  // Proves decision-094-2.
  it.each([
    [
      'a bomb of entities',
      `<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><quiz>&b;</quiz>`,
    ],
    [
      'an entity from outside',
      '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
    ],
    [
      'an entity by a parameter',
      '<!DOCTYPE q [<!ENTITY % p SYSTEM "http://127.0.0.1/x">%p;]><quiz/>',
    ],
    ['a document type without entities', '<!DOCTYPE quiz><quiz/>'],
    ['an entity that there is not', '<quiz>&nobody;</quiz>'],
    ['deep nesting', '<quiz>'.repeat(5_000)],
    ['more parts than a file has', `<quiz>${'<a/>'.repeat(70_000)}</quiz>`],
    ['another document', '<html><body/></html>'],
    ['an archive', 'PK\u0003\u0004\u0000\u0000'],
    ['an end too early', '<quiz><question type="cloze">'],
  ])('refuses %s', async (_name, file) => expect(await refusal(file)).toBe('bank_file_unreadable'));

  // Proves decision-094-3.
  it('makes plain text of HTML, without scripts and addresses', async () => {
    const html =
      '<p dir="rtl">مَا <b>هٰذَا</b>؟&nbsp;</p><script>alert(1)</script><ul><li>a &lt;b&gt;</li><li onclick="x()">c</li></ul>';
    const answers =
      '<answer fraction="100" format="html"><text>&lt;i&gt;pen&lt;/i&gt;</text></answer><answer fraction="100"><text>qalam</text></answer>';
    const { questions } = await read(inQuiz(question('shortanswer', answers, html)));
    expect(questions[0]?.exercise).toMatchObject({ prompt: 'مَا هٰذَا؟\na <b>\nc' });
  });

  it.each([
    ['essay', '', /kind “essay”/],
    ['numerical', '', /kind “numerical”/],
    [
      'multichoice',
      '<generalfeedback><text>&lt;img src="x"&gt;</text></generalfeedback>',
      /picture/,
    ],
    ['shortanswer', '<answer fraction="100"><text>any*</text></answer>', /star/],
    [
      'matching',
      '<subquestion><text></text><answer><text>b</text></answer></subquestion>',
      /more answers/,
    ],
  ])('says why it takes no such %s', async (type, inside, reason) => {
    const { questions, errors } = await read(`<quiz>\n\n${question(type, inside)}</quiz>`);
    expect(questions).toEqual([]);
    expect(errors).toEqual([{ row: 3, message: expect.stringMatching(reason) }]);
  });

  it('reads true and false, gaps, tags and categories as Moodle writes them', async () => {
    const file = inQuiz(
      [
        '<question type="category"><category><text>$course$/top/Grammar/Nouns</text></category></question>',
        question(
          'truefalse',
          '<answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer>',
        ),
        question('cloze', '<name><text>Fill</text></name>', '<p>I {1:SA:=am#yes~%50%are} he</p>'),
        question('cloze', '', 'It {1:MULTICHOICE:=is~are}'),
      ].join('\n'),
    );
    const { questions, errors } = await read(file);
    expect(questions.map(({ topic: name }) => name)).toEqual(['Nouns', 'Nouns']);
    expect(questions[0]?.exercise).toMatchObject({ type: 'choice', answer: 1 });
    expect(questions[1]?.exercise).toMatchObject({
      prompt: 'Fill',
      pieces: [{ text: 'I ' }, { accepted: ['am'] }, { text: ' he' }],
    });
    expect(errors[0]?.message).toMatch(/MULTICHOICE/);
  });
});

describe('GIFT', () => {
  afterEach(() => void vi.restoreAllMocks());
  const { read } = formats.gift;

  it('reads what teachers type, and names the line of what is wrong', async () => {
    const file = [
      '// Nouns',
      '$CATEGORY: top/Nouns',
      '',
      '::One:: مَا هٰذَا؟ {=كِتَابٌ ~قَلَمٌ ####لِأَنَّهُ كِتَابٌ}',
      '',
      'It {=is =was} here.',
      '',
      '$CATEGORY: top/Times',
      '',
      'Question 2: when? {=at 3:30 ~at 4:00}',
      '',
      '[html]<b>Two</b> {T}',
      '',
      'Broken {=a',
      '~b',
      '',
      'How many? {#5:1}',
      '',
      'Write. {}',
    ].join('\n');
    const { questions, errors } = await read(file);
    expect(questions.map(({ exercise: one }) => one)).toMatchObject([
      { type: 'choice', options: ['كِتَابٌ', 'قَلَمٌ'], answer: 0, explanation: 'لِأَنَّهُ كِتَابٌ' },
      { type: 'cloze', pieces: [{ text: 'It ' }, { accepted: ['is', 'was'] }, { text: ' here.' }] },
      { type: 'choice', prompt: 'Question 2: when?', options: ['at 3:30', 'at 4:00'] },
      { type: 'choice', prompt: 'Two', options: ['True', 'False'], answer: 0 },
    ]);
    expect(errors.map(({ row }) => row)).toEqual([14, 17, 19]);
    expect(errors[0]?.message).toMatch(/not GIFT/);
  });

  // Proves call-importBank.
  it('lets others have their turn while it reads a large file', async () => {
    const long = 'كَلِمَةٌ '.repeat(100);
    const file = Array.from({ length: 60 }, (_, at) => `${at} ${long}{=a ~b}`).join('\n\n');
    // By this clock each question takes five milliseconds.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 5;
      return now;
    });
    let turns = 0;
    let other = setImmediate(function turn() {
      turns += 1;
      other = setImmediate(turn);
    });
    const { questions } = await read(file);
    clearImmediate(other);
    expect(questions).toHaveLength(60);
    // Four questions at once.
    expect(turns).toBeGreaterThanOrEqual(14);
  });

  // Proves call-importBank.
  it('reads no further than a file may be long', async () => {
    const file = Array.from({ length: 9_000 }, () => 'Which? {=a ~b}').join('\n\n');
    const asked = vi.spyOn(performance, 'now');
    await expect(read(file)).rejects.toMatchObject({ code: 'bank_file_long' });
    // The clock is looked at after each question.
    expect(asked.mock.calls.length).toBeLessThan(2_000);
  });
});

describe('CSV', () => {
  const { read, write } = formats.csv;

  // Proves decision-094-3.
  it('writes nothing that a spreadsheet would run', async () => {
    const exercise = z.parse(Exercise, {
      ...{ type: 'typed', prompt: '=HYPERLINK("http://x")', explanation: "'+1" },
      ...{ accepted: ['@x', '-1'], strictness: 'letters', nearly: 50 },
    });
    const file = write([{ topic: '', exercise }]);
    expect(file).toContain('"\'=HYPERLINK');
    expect(file).toContain('"\'\'+1"');
    expect(file).not.toMatch(/"[=+\-@]/);
    // Nor one that separates cells by semicolons, or makes narrow signs of wide ones; and comes back.
    const hidden = ['a;=1+1;', 'b\n-1', "c;'=1", '＝1', "'＠x", 'd\t+1', 'e ; =1', ';-)'];
    const all = { ...exercise, type: 'typed', prompt: hidden.join(' '), accepted: hidden };
    const again = write([{ topic: '', exercise: z.parse(Exercise, all) }]);
    expect(again).not.toMatch(/[";\n\t][=+\-@＝＋－＠]/);
    expect((await read(again)).questions[0]?.exercise).toMatchObject({ accepted: hidden });
  });

  // Proves call-exportBank.
  it('carries every kind that is not heard, and calls each by a name', () => {
    expect([...csv.types].sort()).toEqual([...kindsMade].sort());
    expect([...kindsMade, 'dictation', 'listen'].sort()).toEqual([...exerciseTypes].sort());
  });

  it('reads a root with its pattern, by which the word is asked where nothing else is said', async () => {
    const file = [
      'kind,question,root,scale,option 1,option 2,asked for',
      'Root and pattern,Make the word.,ك ت ب,مَفْعُول,مَكْتُوب,مَكْتُوبٌ',
      'pattern,Find both.,د ر س,فَاعِل,دَارِس,,root',
    ].join('\n');
    const { questions, errors } = await read(file);
    expect(errors).toEqual([]);
    expect(questions.map((one) => z.parse(Exercise, one.exercise))).toMatchObject([
      { asks: 'word', root: 'ك ت ب', pattern: 'مَفْعُول', accepted: ['مَكْتُوب', 'مَكْتُوبٌ'] },
      { asks: 'root', root: 'د ر س', pattern: 'فَاعِل', accepted: ['دَارِس'], nearly: 50 },
    ]);
  });

  // Proves decision-126-2.
  it('reads other right orders by the numbers of the items', async () => {
    const file = [
      'type,question,option 1,option 2,option 3,other orders',
      'order,Say it.,غَدًا,نَعْمَلُ,مَعًا,"2 3 1; 2, 1, 3"',
      'order,Say it.,غَدًا,نَعْمَلُ,مَعًا,',
      'order,Say it.,غَدًا,نَعْمَلُ,مَعًا,first 2 3',
    ].join('\n');
    const [several, one, broken] = (await read(file)).questions.map(({ exercise: made }) => made);
    expect(several).toMatchObject({
      otherOrders: [
        [1, 2, 0],
        [1, 0, 2],
      ],
    });
    expect(one).not.toHaveProperty('otherOrders');
    expect(z.safeParse(Exercise, broken).success).toBe(false);
  });

  // Proves decision-094-4.
  it('says by row that it brings no sound along, and reads the others', async () => {
    const file = [
      'type,question,option 1,answer',
      'dictation,Write what you hear.,بَابٌ,',
      'Listen and choose,Which?,a,1',
      'typed,Write.,بَابٌ,',
    ].join('\n');
    const { questions, errors } = await read(file);
    expect(questions).toHaveLength(1);
    expect(errors).toMatchObject([{ row: 2 }, { row: 3 }]);
    expect(errors[0]?.message).toMatch(/cannot bring the sound of “Dictation” along/);
    expect(errors[1]?.message).toMatch(/cannot bring the sound of “Listen and choose” along/);
  });

  it('reads a table as teachers make it', async () => {
    const file = [
      'Kind;Prompt;Option 1;Option 2;Option 3;Right answer',
      'choice;مَا هٰذَا؟;كِتَابٌ;قَلَمٌ;;قَلَمٌ',
      'Several choices;Which?;a;b;c;1, 3',
      'match;Match;a = b;c = d',
      'essay;Write',
      'match;Match;a b',
    ].join('\n');
    const { questions, errors } = await read(file);
    expect(questions.map((one) => one.exercise)).toMatchObject([
      { type: 'choice', answer: 1 },
      { type: 'choices', answers: [0, 2] },
      {
        pairs: [
          { left: 'a ', right: ' b' },
          { left: 'c ', right: ' d' },
        ],
      },
    ]);
    expect(errors).toMatchObject([{ row: 5 }, { row: 6 }]);
    expect(errors[0]?.message).toMatch(/no kind “essay”/);
  });
});
