import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addReply,
  answerHandIn,
  getHandIn,
  saveMeetingTask,
} from '@institute/contract/homework/answers';
import type { HandIn } from '@institute/contract/homework/hand-ins';
import { agreeToRecording, handIn } from '@institute/contract/homework/my-homework';
import { getMeetings } from '@institute/contract/meetings/meetings';
import { dateText, daysAfter, instantAt } from '@institute/contract/time/calendar';
import type { Actor } from '../src/context.ts';
import { makeContext } from '../src/make-context.ts';
import { signInAs } from '../src/modules/auth/index.ts';
import { tellAnswer } from '../src/modules/homework/index.ts';
import { appendToUpload, beginUpload } from '../src/modules/uploads/index.ts';
import { paths } from '../src/platform/paths.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import { taskFrom } from './reader/homework.ts';
import type { Demo, DemoAnswer, DemoHomework } from './reader/types.ts';
import type { Event } from './student-histories.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** When a meeting's homework is given: in the evening of its day, once it is over. */
const GIVEN_AT_HOUR = 20;

interface Cast {
  stage: Stage;
  admin: Actor;
  readings: Demo['readings'];
  opened: OpenedClass;
  /** Whoever has this e-mail, as a teacher of the class where they are one. */
  actor(email: string, teaches?: boolean): Promise<Actor>;
  ago(days: number): Date;
  today: Date;
}

/** What students have handed in at home, by voice, by hand and typed, and how their teachers have answered it. */
export function homeworkDone(
  stage: Stage,
  admin: Actor,
  { homework, readings }: Demo,
  classes: ReadonlyMap<string, OpenedClass>,
  today: Date,
): Event[] {
  let minutes = 0;
  return homework.flatMap((given) => {
    const opened = classes.get(given.class);
    if (!opened) throw new Error(`no class ${given.class}`);
    const cast: Cast = {
      ...{ stage, admin, readings, opened, today },
      async actor(email, teaches = false) {
        if (email === 'teacher') return admin;
        const found = await signInAs(stage.services, { email, password: stage.studentPassword });
        return teaches
          ? { ...found, teaches: [{ classId: opened.id, powers: ['teach', 'people'] }] }
          : found;
      },
      ago(days) {
        minutes += 1;
        return new Date(today.getTime() - days * DAY + minutes * MINUTE);
      },
    };
    return [...(given.task ? [giving(cast, given)] : []), ...attempts(cast, given)];
  });
}

/** A day so many days from that of seeding. */
const dayOf = ({ stage, today }: Cast, days: number) =>
  daysAfter(dateText(today, stage.services.config.timeZone), days);

/** The meeting of a class so many days ago. */
async function meetingOf(cast: Cast, daysAgo: number): Promise<number> {
  const { stage, admin, opened } = cast;
  const on = dayOf(cast, -daysAgo);
  const asked = { class_id: opened.id, from: on, until: on };
  const [found] = (await perform(stage, admin, getMeetings, asked)).data;
  if (!found) throw new Error(`nobody meets on ${on}`);
  return found.id;
}

/** A meeting gives homework, by its last day. */
function giving(cast: Cast, { meetingDaysAgo = 0, task, dueInDays }: DemoHomework): Event {
  const { stage, admin } = cast;
  const [year = 0, month = 0, date = 0] = dayOf(cast, -meetingDaysAgo).split('-').map(Number);
  return {
    at: instantAt(stage.services.config.timeZone, year, month, date, GIVEN_AT_HOUR),
    run: async () => {
      if (!task) return;
      const dueOn = dueInDays === null ? {} : { dueOn: dayOf(cast, dueInDays) };
      await perform(stage, admin, saveMeetingTask, {
        meeting_id: await meetingOf(cast, meetingDaysAgo),
        task: JSON.stringify({ ...taskFrom(task), ...dueOn }),
      });
    },
  };
}

/** Each attempt, and its answer. */
function attempts(cast: Cast, given: DemoHomework): Event[] {
  return given.attempts.flatMap((attempt) => {
    const { student, text, takes, answer } = attempt;
    let made: HandIn | null = null;
    const handing: Event = {
      at: cast.ago(attempt.daysAgo),
      run: async () => {
        const { stage } = cast;
        const actor = await cast.actor(student);
        if (takes.length > 0) await perform(stage, actor, agreeToRecording, {});
        const sent = [];
        for (const { file, line } of takes) {
          const reads = line === undefined ? {} : { line_id: `line-${line}` };
          sent.push({ ...(await sentFile(cast, actor, file)), ...reads });
        }
        const key = `demo-${stage.clock.now().getTime()}`;
        const form = { ...(await nameOf(cast, given)), text, takes: sent, request_key: key };
        made = (await perform(stage, actor, handIn, form)).data;
      },
    };
    const answering = (said: DemoAnswer): Event => ({
      at: cast.ago(said.daysAgo),
      run: async () => {
        if (!made) throw new Error(`${student} has handed nothing in`);
        await answerTo(cast, made, said);
      },
    });
    return [handing, ...(answer ? [answering(answer)] : [])];
  });
}

/** Which homework, as it is sent. */
async function nameOf(cast: Cast, { lesson, meetingDaysAgo = 0 }: DemoHomework) {
  if (lesson === undefined) return { meeting_id: await meetingOf(cast, meetingDaysAgo) };
  const found = cast.opened.lessons[lesson - 1];
  const block = found?.demo.blocks.find(({ kind }) => kind === 'homework');
  if (!found || !block) throw new Error(`lesson ${lesson} gives no homework`);
  return { lesson_id: String(found.id), block_id: block.id };
}

/** Sends a file of the demo as a browser does, in parts, and gives what names it. */
async function sentFile({ stage, readings }: Cast, actor: Actor, file: string) {
  const { services } = stage;
  const path = join(paths.seedAssets, file);
  const { size: bytes } = await stat(path);
  const context = makeContext(services, { call: handIn, actor });
  const { key } = await beginUpload(context, { bytes, metadata: '' });
  const body = createReadStream(path);
  await appendToUpload(services, actor.userId, { key, from: 0, body });
  const reading = readings[file];
  return reading
    ? { kind: 'voice' as const, upload: key, ...reading }
    : { kind: 'picture' as const, upload: key };
}

/** Says what there is to say, answers, and tells the student. */
async function answerTo(cast: Cast, made: HandIn, said: DemoAnswer): Promise<void> {
  const { stage } = cast;
  const teacher = await cast.actor(said.by, true);
  for (const [place, { take, at, x, y, text, file }] of said.replies.entries()) {
    const voice = file === undefined ? null : await sentFile(cast, teacher, file);
    const { kind: _kind, ...sent } = voice ?? { kind: null };
    await perform(stage, teacher, addReply, {
      ...{ hand_in_id: made.id, text, ...sent },
      ...(take !== undefined && { take_id: made.takes[take - 1]?.id }),
      ...(at !== undefined && { at_ms: at }),
      ...(x !== undefined && y !== undefined && { x, y }),
      request_key: `demo-${stage.clock.now().getTime()}-${place}`,
    });
  }
  const asked = { hand_in_id: made.id };
  const { asked: task, version } = (await perform(stage, teacher, getHandIn, asked)).data;
  const { marking } = task;
  const points =
    marking.kind === 'rubric'
      ? { rubric: marking.lines.map(({ id }, at) => ({ id, points: said.points[at] ?? 0 })) }
      : { mark: said.points[0] };
  const state = said.again ? 'again' : 'answered';
  const answer = { ...asked, version, state, ...points } as const;
  const { data } = await perform(stage, teacher, answerHandIn, answer);
  // On the day itself, not when the demo is looked at first.
  await tellAnswer(stage.services, { id: made.id, version: data.version });
}
