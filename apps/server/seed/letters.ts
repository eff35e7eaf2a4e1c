import { saveAnsweringHours } from '@institute/contract/letters/hours';
import { getLetters, readLetters, sendLetter } from '@institute/contract/letters/letters';
import { reportLetter } from '@institute/contract/letters/reports';
import { signInAs, userIdByEmail } from '../src/modules/auth/index.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import type { Demo } from './reader/types.ts';
import type { Event } from './student-histories.ts';

const MINUTE = 60_000;
const DAY = 24 * 3600 * 1000;
/** When the hours were set, by minutes of the day: Monday to Thursday in the evening. */
const HOURS = { days: [1, 2, 3, 4], from: 17 * 60, until: 20 * 60 };
const SET_DAYS_AGO = 7;

type DemoConversation = Demo['letters'][number];

/** What students of the demo and their teachers have written to each other, each of whom has read it. */
export function lettersWritten(
  stage: Stage,
  demo: Demo,
  classes: Map<string, OpenedClass>,
  today: Date,
): Event[] {
  let minutes = 0;
  const ago = (days: number) => {
    minutes += 1;
    return new Date(today.getTime() - days * DAY + minutes * MINUTE);
  };
  return demo.letters.flatMap((conversation, nth) => [
    ...(nth === demo.letters.length - 1
      ? [setHours(stage, conversation, classes, ago(SET_DAYS_AGO))]
      : []),
    ...conversation.letters.map(
      (letter): Event => ({
        at: ago(letter.daysAgo),
        run: () => write(stage, conversation, letter, classes),
      }),
    ),
  ]);
}

async function sidesOf(
  stage: Stage,
  { class: key, student, teacher }: DemoConversation,
  classes: Map<string, OpenedClass>,
) {
  const class_id = classes.get(key)?.id ?? 0;
  const act = (email: string) =>
    signInAs(stage.services, { email, password: stage.studentPassword });
  const student_id = (await userIdByEmail(stage.services.db, student)) ?? 0;
  return {
    student: { actor: await act(student), ref: { class_id } },
    teacher: {
      actor: {
        ...(await act(teacher)),
        teaches: [{ classId: class_id, powers: ['teach', 'people'] as const }],
      },
      ref: { class_id, student_id },
    },
  };
}

function setHours(
  stage: Stage,
  conversation: DemoConversation,
  classes: Map<string, OpenedClass>,
  at: Date,
): Event {
  return {
    at,
    run: async () => {
      const { teacher } = await sidesOf(stage, conversation, classes);
      await perform(stage, teacher.actor, saveAnsweringHours, HOURS);
    },
  };
}

/** Sends a letter, which the other side reads at once, and reports where it does. */
async function write(
  stage: Stage,
  conversation: DemoConversation,
  { by, text, reported }: DemoConversation['letters'][number],
  classes: Map<string, OpenedClass>,
): Promise<void> {
  const sides = await sidesOf(stage, conversation, classes);
  const [author, reader] =
    by === 'student' ? [sides.student, sides.teacher] : [sides.teacher, sides.student];
  const { id } = (await perform(stage, author.actor, sendLetter, { ...author.ref, text })).data;
  const { letters } = (await perform(stage, reader.actor, getLetters, reader.ref)).data;
  const up_to = letters.at(-1)?.id ?? id;
  await perform(stage, reader.actor, readLetters, { ...reader.ref, up_to });
  if (reported === '') return;
  await perform(stage, reader.actor, reportLetter, { letter_id: id, reason: reported });
}
