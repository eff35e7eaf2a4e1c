import type { RequestOf } from '@institute/contract/call';
import type { handIn } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import type { Institute, Person } from './institute.ts';
import { aRequestKey } from './request-key.ts';
import { aLesson } from './school.ts';
import { tusOf } from './tus.ts';

/** A task that is seen without a mark, unless said otherwise. */
export const aTask = (own: Partial<HomeworkTask> = {}): HomeworkTask => ({
  ...{ title: 'Read aloud', text: 'Read it slowly.', ways: ['voice', 'text', 'picture'] },
  ...{ attempts: 3, seconds: 180, marking: { kind: 'seen' } },
  ...own,
});

/** A lesson that gives homework, as a block of the name `homework`. */
export const aHomework = (institute: Institute, classId: number, own: Partial<HomeworkTask> = {}) =>
  aLesson(institute, classId, {
    subject: 'The door',
    blocks: JSON.stringify([{ id: 'homework', kind: 'homework', task: aTask(own) }]),
  });

/** A recording that a browser plays, as its first bytes say. */
export function aWav(seconds = 1): Buffer {
  const bytes = Buffer.alloc(44 + 8000 * seconds);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(8000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
}

/** Sends a file as a person, and gives the take that names it. */
export async function aTake(
  institute: Institute,
  person: Person,
  own: { bytes?: Buffer; kind?: 'voice' | 'picture'; line_id?: string; seconds?: number } = {},
) {
  const { bytes = aWav(), kind = 'voice', ...rest } = own;
  const upload = await tusOf(institute, person).send(bytes);
  return { kind, upload, seconds: 2, levels: '0,50,100', ...rest };
}

/** Hands something in as a student. */
export const handInAs = (person: Person, input: Partial<RequestOf<typeof handIn>>) =>
  person.call.handIn({ request_key: aRequestKey(), ...input });
