import { saveCertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { assignCertificate } from '@institute/contract/certificates/managed-certificates';
import { addComment, deleteComment } from '@institute/contract/comments/comments';
import { sendMessage } from '@institute/contract/messages/managed-messages';
import { getMessages, readMessage } from '@institute/contract/messages/messages';
import { getStudentList } from '@institute/contract/people/students';
import { dateText } from '@institute/contract/time/calendar';
import type { Actor } from '../src/context.ts';
import { signInAs } from '../src/modules/auth/index.ts';
import type { OpenedClass } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import type { Demo, DemoAssignment, DemoComment } from './reader/types.ts';
import type { Event } from './student-histories.ts';

const MINUTE = 60_000;
const DAY = 24 * 3600 * 1000;
/** Amina has read what is older than this; the rest is new to her. */
const READ_UNTIL_DAYS_AGO = 10;

/** What the conversations are made with. */
interface Cast {
  stage: Stage;
  teacher: Actor;
  demo: Demo;
  classes: Map<string, OpenedClass>;
  today: Date;
  /** The actor behind an e-mail, or the teacher. */
  actor(author: string): Promise<Actor>;
  /** A time some days ago; each one given out is a minute after the last. */
  ago(days: number): Date;
}

/** Everything that was said, sent and handed over in the demo institute, unordered. */
export function conversations(
  stage: Stage,
  teacher: Actor,
  demo: Demo,
  classes: Map<string, OpenedClass>,
  today: Date,
): Event[] {
  const known = new Map<string, Promise<Actor>>([['teacher', Promise.resolve(teacher)]]);
  let minutes = 0;
  const cast: Cast = {
    stage,
    teacher,
    demo,
    classes,
    today,
    actor(email) {
      const { services, studentPassword: password } = stage;
      const found = known.get(email) ?? signInAs(services, { email, password });
      known.set(email, found);
      return found;
    },
    ago(days) {
      minutes += 1;
      return new Date(today.getTime() - days * DAY + minutes * MINUTE);
    },
  };
  return [...threads(cast), ...messages(cast), ...certificates(cast)];
}

function classOf({ classes }: Cast, key: string): OpenedClass {
  const found = classes.get(key);
  if (!found) throw new Error(`no class ${key}`);
  return found;
}

function threads(cast: Cast): Event[] {
  return cast.demo.discussions.flatMap((thread) => {
    const opened = classOf(cast, thread.class);
    const location = { class_id: opened.id, lesson_id: opened.lessons[thread.lesson - 1]?.id ?? 0 };
    return thread.comments.flatMap((comment) => commentEvents(cast, location, comment, () => 0));
  });
}

/** A comment, what is answered to it, and in the end its deletion. */
function commentEvents(
  cast: Cast,
  location: { class_id: number; lesson_id: number },
  said: DemoComment,
  parentId: () => number,
): Event[] {
  const { stage } = cast;
  let id = 0;
  const posting: Event = {
    at: cast.ago(said.daysAgo),
    run: async () => {
      const form = { ...location, comment: said.text, parent_id: parentId() };
      id = (await perform(stage, await cast.actor(said.author), addComment, form)).data.id;
    },
  };
  const replies = said.replies.flatMap((reply) => commentEvents(cast, location, reply, () => id));
  if (said.deletedDaysAgo === null) return [posting, ...replies];
  const deleting: Event = {
    at: cast.ago(said.deletedDaysAgo),
    run: async () => {
      await perform(stage, await cast.actor(said.author), deleteComment, { comment_id: id });
    },
  };
  return [posting, ...replies, deleting];
}

function messages(cast: Cast): Event[] {
  const { stage, teacher } = cast;
  const sending = cast.demo.messages.map(
    (message): Event => ({
      at: cast.ago(message.daysAgo),
      run: async () => {
        const to =
          message.to === 'all' ? { send_to_all: 'true' as const } : { recipients: message.to };
        const style = message.isPopup ? 'popup' : 'normal';
        const { subject, body } = message;
        const form = { subject, message: body, message_style: style, ...to } as const;
        await perform(stage, teacher, sendMessage, form);
      },
    }),
  );
  const reading: Event = {
    at: cast.ago(READ_UNTIL_DAYS_AGO),
    run: async () => {
      const amina = await cast.actor('student@example.com');
      const { data } = await perform(stage, amina, getMessages, {});
      for (const { rand } of data) await perform(stage, amina, readMessage, { message_id: rand });
    },
  };
  return [...sending, reading];
}

function certificates(cast: Cast): Event[] {
  const { stage, teacher } = cast;
  const { templates, assignments } = cast.demo.certificates;
  const ids = new Map<string, number>();
  const firstDay = Math.max(...assignments.map(({ daysAgo }) => daysAgo)) + 1;
  const writing = Object.entries(templates).map(
    ([key, { title, content, footer }]): Event => ({
      at: cast.ago(firstDay),
      run: async () => {
        const form = { title, footer, certificateContent: content };
        ids.set(key, (await perform(stage, teacher, saveCertificateTemplate, form)).data.id);
      },
    }),
  );
  const giving = assignments.map((assignment): Event => {
    const at = cast.ago(assignment.daysAgo);
    return { at, run: () => assign(cast, at, assignment, ids.get(assignment.template) ?? 0) };
  });
  return [...writing, ...giving];
}

async function assign(
  cast: Cast,
  at: Date,
  { students, classes }: DemoAssignment,
  template_id: number,
): Promise<void> {
  const { stage, teacher } = cast;
  const student_ids: number[] = [];
  for (const search of students) {
    const { data } = await perform(stage, teacher, getStudentList, { search });
    student_ids.push(data[0]?.id ?? 0);
  }
  const class_ids = classes.map((key) => classOf(cast, key).id);
  const issue_date = dateText(at, stage.services.config.timeZone);
  await perform(stage, teacher, assignCertificate, {
    template_id,
    issue_date,
    student_ids,
    class_ids,
  });
}
