import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, readLevels, writeLevels } from '@institute/contract/homework/hand-ins';
import { HomeworkTask } from '@institute/contract/homework/task';
import { describe, expect, it } from 'vitest';
import { bareWords } from '../../test/support/vocalised.ts';
import { taskFrom } from '../reader/homework.ts';
import { readDemo } from '../reader/index.ts';
import { demoStudents } from '../students.ts';

const assets = join(import.meta.dirname, '../assets');
const { classes, homework, readings } = await readDemo();
const given = homework.map((one) => {
  const lesson = classes.find(({ key }) => key === one.class)?.lessons[(one.lesson ?? 0) - 1];
  const block = lesson?.blocks.find(({ kind }) => kind === 'homework');
  const task = block?.kind === 'homework' ? block.task : one.task && taskFrom(one.task);
  if (!task) throw new Error(`${one.class} gives no such homework`);
  return { ...one, task };
});
const attempts = given.flatMap(({ attempts: all, ...one }) =>
  all.map((each) => ({ ...one, ...each })),
);
const answers = attempts.flatMap(({ answer, ...attempt }) =>
  answer ? [{ ...attempt, answer }] : [],
);

// Proves ours-455.
describe('the homework of the demo', () => {
  it('is vocalised, read aloud line by line, and says whose voice it is', () => {
    const spoken = given.filter(({ task }) => task.lines !== undefined);
    expect(spoken.length).toBeGreaterThanOrEqual(2);
    for (const { task } of spoken) {
      expect(HomeworkTask.safeParse(task).success).toBe(true);
      expect(task.text).toContain("a machine's");
      for (const { arabic, sound } of task.lines ?? []) {
        expect(bareWords(arabic), arabic).toEqual([]);
        expect(sound).toBeDefined();
      }
    }
  });

  it('is handed in by who had opened its lesson, and answered after it by who teaches there', () => {
    for (const { student, class: key, lesson = 0, daysAgo } of attempts) {
      const place = demoStudents
        .find(({ email }) => email === student)
        ?.enrol.find((enrolment) => enrolment.class === key);
      expect(place?.study).toBeGreaterThanOrEqual(lesson);
      // Lessons are opened about every two thirds of a day.
      expect(daysAgo).toBeLessThan((place?.enrolledDaysAgo ?? 0) - lesson * (16 / 24));
    }
    for (const { answer, daysAgo, task, takes } of answers) {
      expect(answer.daysAgo).toBeLessThan(daysAgo);
      const most =
        task.marking.kind === 'rubric' ? task.marking.lines.map(({ points }) => points) : [100];
      expect(answer.points).toHaveLength(most.length);
      for (const [at, points] of answer.points.entries())
        expect(points).toBeLessThanOrEqual(most[at] ?? 0);
      for (const { take, at, file } of answer.replies) {
        const taken = takes[(take ?? 1) - 1]?.file ?? '';
        if (take !== undefined) expect(taken).not.toBe('');
        if (at !== undefined) expect(at).toBeLessThan((readings[taken]?.seconds ?? 0) * 1000);
        if (file !== undefined) expect(readings[file]).toBeDefined();
      }
    }
  });

  it('shows each way in which it is answered, what waits in two classes, late, and asked for again', () => {
    const replies = answers.flatMap(({ answer }) => answer.replies);
    expect(replies.some(({ at, file }) => at !== undefined && file !== undefined)).toBe(true);
    expect(replies.some(({ at, text }) => at !== undefined && text !== '')).toBe(true);
    expect(replies.some(({ x, y }) => x !== undefined && y !== undefined)).toBe(true);
    const again = answers.find(({ answer }) => answer.again);
    const after = attempts.filter(
      ({ student, task, daysAgo }) =>
        student === again?.student && task === again.task && daysAgo < again.answer.daysAgo,
    );
    expect(after).toHaveLength(1);
    const waiting = attempts.filter(({ answer }) => answer === null);
    expect(new Set(waiting.map(({ class: key }) => key)).size).toBe(2);
    // The last day ends two to three days ago.
    expect(waiting.some(({ dueInDays, daysAgo }) => dueInDays === -3 && daysAgo < 2)).toBe(true);
  });

  it('has one student read the same lines in an early and in a late week', () => {
    const weeks = attempts.filter(
      ({ student, takes, class: key }) =>
        student === 'student@example.com' && key === 'first-stories' && takes.length > 0,
    );
    const days = weeks.map(({ daysAgo }) => daysAgo);
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(10 * 7);
    expect(new Set(weeks.map(({ takes }) => takes.map(({ line }) => line).join())).size).toBe(1);
  });

  it('weighs less than 200 kB, each sound as it is written down, and no file more', () => {
    const used = new Set(['meeting-greetings.m4a']);
    for (const { task } of given)
      for (const { sound = '' } of task.lines ?? []) used.add(sound.replace(/-(?=[^-]*$)/, '.'));
    for (const { takes, answer } of attempts) {
      for (const { file } of [...takes, ...(answer?.replies ?? [])]) if (file) used.add(file);
    }
    const voices = [...used].filter((file) => file.endsWith('.m4a')).sort();
    expect(Object.keys(readings).sort()).toEqual(voices);
    for (const [file, { seconds, levels }] of Object.entries(readings)) {
      expect(writeLevels(readLevels(levels))).toBe(levels);
      expect(readLevels(levels)).toHaveLength(LEVELS);
      // At 24 kbit/s a second is 3 kB.
      expect(statSync(join(assets, file)).size, file).toBeLessThan(3000 * (seconds + 1));
    }
    const bytes = [...used].reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
    expect(bytes).toBeLessThan(200_000);
    const taken = readdirSync(join(assets, 'takes')).map((name) => `takes/${name}`);
    expect(taken.sort()).toEqual([...used].filter((file) => file.startsWith('takes/')).sort());
  });
});
