import type { Exercise, GivenAnswer } from '@institute/contract/exercises/kinds';
import { expect, it } from 'vitest';
import type { ExamExercise } from '../../lessons/index.ts';
import { judgeAnswers, newJudge } from './judging.ts';

const PHRASE = 'ذَهَبَ الْوَلَدُ إِلَى السُّوقِ مَعَ أَبِيهِ فِي الصَّبَاحِ ';

/** A typed exercise with twelve long keys, none of which is what is given to it. */
function longExercise(at: number): ExamExercise {
  const accepted = Array.from({ length: 12 }, (_, key) =>
    `${at} ${key} ${PHRASE.repeat(5)}`.trim(),
  );
  const exercise: Exercise = {
    ...{ type: 'typed', prompt: 'Write it.', explanation: '', accepted },
    ...{ strictness: 'tashkeel', nearly: 50 },
  };
  return { id: `task-${at}`, kind: 'exercise', exercise };
}
const given: GivenAnswer = { type: 'typed', given: PHRASE.repeat(5).slice(0, 300) };

/** How often others had their turn while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

const rows = Array.from({ length: 60 }, (_, at) => longExercise(at));
const answers = Object.fromEntries(rows.map(({ id }) => [id, given]));

it('lets others run while an exam of the longest answers is judged', async () => {
  expect(await turnsDuring(() => judgeAnswers(newJudge(), rows, answers))).toBeGreaterThan(5);
});

it('does not judge again what was judged before', async () => {
  const judge = newJudge();
  const before = await judgeAnswers(judge, rows, answers);
  expect(before.missed).toHaveLength(60);
  // Read anew, as under a lock: the same words in other objects.
  const [again, same] = structuredClone([rows, answers] as const);
  const turns = await turnsDuring(async () => {
    expect(await judgeAnswers(judge, again, same)).toEqual(before);
  });
  expect(turns).toBeLessThan(2);
});
