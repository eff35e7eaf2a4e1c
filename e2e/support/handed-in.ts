import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { agreeToRecording, handIn } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { newStudent, type Session } from './api.ts';

/** A tone of so many seconds that every browser plays. */
export function aTone(seconds: number): Buffer {
  const rate = 8000;
  const bytes = Buffer.alloc(44 + rate * seconds);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let at = 44; at < bytes.length; at += 1) bytes[at] = 128 + 60 * Math.sin(at / 4);
  return bytes;
}

/** Sends a file in one part, and gives the key that names it. */
export async function sendFile(url: string, { cookies }: Session, bytes: Buffer): Promise<string> {
  const headers = {
    'tus-resumable': '1.0.0',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    authorization: `Bearer ${cookies.get('token')}`,
  };
  const made = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length) },
  });
  const place = made.headers.get('location') ?? '';
  const sent = await fetch(new URL(place, url), {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204)
    throw new Error(`The file did not arrive: ${made.status} ${sent.status}`);
  return place.replace(/.*\//, '');
}

/** A line of the homework of a journey. */
export const LINE = 'هٰذَا كِتَابٌ جَدِيدٌ';

export const aTask = (own: Partial<HomeworkTask> = {}): HomeworkTask => ({
  ...{ title: 'Read aloud', text: 'Read the line slowly.', ways: ['voice', 'text', 'picture'] },
  lines: [{ id: 'line', arabic: LINE, translation: 'This is a new book.' }],
  ...{ attempts: 3, seconds: 180, marking: { kind: 'seen' } },
  ...own,
});

interface Wanted {
  url: string;
  admin: Session;
  mark: string;
  students: readonly string[];
  /** The homework of its lesson, by the ids of their blocks. */
  tasks: Readonly<Record<string, HomeworkTask>>;
}

/** A class whose lesson gives homework, and its students, who have agreed to be recorded. */
export async function aClassWithHomework({ url, admin, mark, students: names, tasks }: Wanted) {
  const form = { category: 'Homework', about: 'To be heard', premium: '0' } as const;
  const { id: class_id } = await admin.call(addClass, { ...form, name: `Qira’a ${mark} · قراءة` });
  const blocks = Object.entries(tasks).map(([id, task]) => ({ id, kind: 'homework', task }));
  const lesson = await admin.call(addLesson, {
    ...{ class_id, subject: 'Reading', blocks: JSON.stringify(blocks) },
  });
  const students: Session[] = [];
  for (const name of names) {
    const student = await newStudent(url, `${name} ${mark}`);
    await student.call(enrol, { class_id });
    await student.call(agreeToRecording, {});
    students.push(student);
  }
  /** Hands in a recording of the line of a homework. */
  const voice = async (student: Session, block_id: string, seconds = 60) => {
    const upload = await sendFile(url, student, aTone(seconds));
    const levels = Array.from({ length: 64 }, (_one, at) => (at * 37) % 100).join(',');
    return student.call(handIn, {
      ...{ lesson_id: lesson.id, block_id, request_key: crypto.randomUUID() },
      takes: [{ kind: 'voice', upload, line_id: 'line', seconds: String(seconds), levels }],
    });
  };
  /** Hands in a picture of what was written by hand. */
  const picture = async (student: Session, block_id: string, bytes: Buffer) => {
    const upload = await sendFile(url, student, bytes);
    return student.call(handIn, {
      ...{ lesson_id: lesson.id, block_id, request_key: crypto.randomUUID() },
      takes: [{ kind: 'picture', upload }],
    });
  };
  return { class_id, lesson, students, voice, picture };
}
