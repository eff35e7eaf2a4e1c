import { isolated } from '@institute/contract/arabic/two-scripts';
import { AppError } from '@institute/contract/errors';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { randToken } from '../../../platform/random.ts';
import { changeOfLines, noteOfChange } from '../../../shared/audit-changes.ts';
import { userById } from '../../auth/index.ts';
import { anyClass, type ClassRow, classByRef } from '../../classes/index.ts';
import { isSameDraw, linesOfDraws, refuseSmallBank } from '../bank-draw.ts';
import {
  insertLesson,
  type LessonFields,
  type LessonRow,
  lessonByRef,
  lessonBySave,
  lockEditing,
  orderOf,
  type StoredMaterial,
  saveLesson,
  unnamedMaterial,
} from '../store.ts';
import { questionsOf } from '../store-questions.ts';
import { text } from '../text.ts';
import { settleFiles } from './lesson-files.ts';
import { changesOf, fieldsOf, type LessonForm } from './lesson-form.ts';
import { versionOf } from './lesson-version.ts';
import { sentMaterial, withMaterial } from './material.ts';
import { noteHomework } from './note-homework.ts';
import { settleOrder } from './order-lessons.ts';
import { saveKeyOf } from './save-key.ts';
import { saveQuestions } from './save-questions.ts';

/** One submission of the lesson form. */
export interface LessonSave {
  /** What the form says the file is; null when it does not say. */
  fileKind: MaterialKind | null;
  /** The client's idempotency key, the same for every retry of one submission. */
  requestKey: string | undefined;
}

/** What a save has come to. */
interface Saved {
  id: number;
  rand: string;
  classId: number;
}

/**
 * Adds a lesson at the end of its class, with its questions and one file. The same submission
 * again, as after a lost response, adds nothing: the lesson it added becomes what the form says by
 * now. Errors: class_not_found, file_kind, lesson_file_gone,
 * bank_too_small, invalid_input (a scheduled lesson without a date).
 */
export async function addLesson(
  context: Context,
  form: LessonForm,
  save: LessonSave,
): Promise<Saved> {
  const { kind } = form;
  const fields = fieldsOf(form);
  const saveKey = saveKeyOf(context, save.requestKey);
  const now = context.clock.now();
  const sent = await sentMaterial(context, save.fileKind);
  const details: Record<string, unknown> = { class: form.classRef, subject: form.subject };
  return withMaterial(context, sent, (stored) =>
    context.transaction(
      async (tx) => {
        await lockEditing(tx);
        const row = await existingClass(tx, form.classRef);
        await refuseSmallBank(tx, row.id, fields);
        const before = saveKey ? await lessonBySave(tx, saveKey) : null;
        if (before) {
          if (before.deletedAt) throw new AppError('lesson_not_found');
          details.lesson = before.id;
          const material = stored ?? { material: null, materialKind: null };
          await rewrite(tx, before, row, { ...fields, ...material, kind, savedBy: saveKey });
          await settleFiles(context, tx, before.id, fields);
          await saveQuestions(tx, before.id, kind === 'exam' ? form.questions : [], {
            saveKey,
            now,
          });
          return { ...idsOf(before, row), replaced: await unnamedMaterial(tx, before.material) };
        }
        const added = await insertLesson(tx, {
          ...fields,
          ...stored,
          kind,
          classId: row.id,
          rand: randToken(),
          position: (await orderOf(tx, row.id)).length + 1,
          savedBy: saveKey,
          createdAt: now,
        });
        details.lesson = added.id;
        await settleFiles(context, tx, added.id, fields);
        await noteHomework(context, tx, added.id, { before: [], after: fields.blocks });
        if (kind === 'exam') await saveQuestions(tx, added.id, form.questions, { saveKey, now });
        await settleOrder(tx, row.id);
        return { ...idsOf(added, row), replaced: null };
      },
      { details },
    ),
  );
}

/**
 * Changes a lesson: what was not sent stays as it is. Moved to another class it stands at its end.
 * Its kind is fixed, and a file is taken only where there is none, or where the same submission put
 * it there. The same submission again adds no question twice. With the `version` its writer was
 * shown, it is not written over what another administrator has written since. Errors:
 * lesson_not_found, class_not_found, file_kind, file_exists, lesson_changed, lesson_file_gone,
 * bank_too_small, invalid_input.
 */
export async function updateLesson(
  context: Context,
  lessonRef: string,
  change: Partial<LessonForm>,
  save: LessonSave & { version: string | undefined },
): Promise<Saved> {
  const now = context.clock.now();
  const sent = await sentMaterial(context, save.fileKind);
  const details: Record<string, unknown> = { lesson: lessonRef };
  return withMaterial(context, sent, (stored) =>
    context.transaction(
      async (tx) => {
        await lockEditing(tx);
        const lesson = await lessonByRef(tx, lessonRef);
        if (!lesson) throw new AppError('lesson_not_found');
        if (change.kind && change.kind !== lesson.kind) {
          throw new AppError('invalid_input', text.kindStays);
        }
        const saveKey = saveKeyOf(context, save.requestKey, lesson.id);
        const isRepeated = saveKey !== null && saveKey === lesson.savedBy;
        if (save.version && !isRepeated) {
          await refuseOtherVersion(context, tx, lesson, save.version);
        }
        if (stored && lesson.material && !isRepeated) throw new AppError('file_exists');
        const row = await existingClass(tx, change.classRef ?? String(lesson.classId));
        const savedBy = saveKey ?? lesson.savedBy;
        const changes = changesOf(change, lesson);
        const after = { ...lesson, ...changes };
        // Whoever changes nothing of it is not told that the bank has become smaller since.
        const isDrawn = row.id !== lesson.classId || !isSameDraw(lesson, after);
        if (isDrawn) await refuseSmallBank(tx, row.id, after);
        await rewrite(tx, lesson, row, { ...changes, ...stored, savedBy });
        if (changes.blocks || changes.exercises) {
          await settleFiles(context, tx, lesson.id, after);
          await noteHomework(context, tx, lesson.id, {
            before: lesson.blocks,
            after: after.blocks,
          });
        }
        if (lesson.kind === 'exam') {
          // None sent is no reason to pass: what the same submission added and sends no more goes.
          const asked = change.questions ?? [];
          Object.assign(details, await saveQuestions(tx, lesson.id, asked, { saveKey, now }));
        }
        details.lesson = lesson.id;
        details.class = row.id;
        details.subject = change.subject ?? lesson.subject;
        Object.assign(details, await noteOf(tx, lesson, row, changes));
        const replaced = stored ? await unnamedMaterial(tx, lesson.material) : null;
        return { ...idsOf(lesson, row), replaced };
      },
      { details },
    ),
  );
}

/** What a change of a lesson says with its old and new values, and what it says only to have changed. */
const told = [
  ...([
    'subject',
    'about',
    'opensAt',
    'isPreview',
    'passMark',
    'attempts',
    'countedAttempt',
  ] as const),
  ...(['attemptWait', 'examMinutes', 'isShuffled', 'drawCount', 'drawType', 'drawTopic'] as const),
];
const untold = ['blocks', 'exercises', 'theoryAnswer'] as const;

/** What the audit log keeps of a change of a lesson; a move by the names of both classes. */
async function noteOf(
  tx: Tx,
  lesson: LessonRow,
  row: ClassRow,
  changes: Partial<LessonFields>,
): Promise<Record<string, unknown>> {
  const from = row.id === lesson.classId ? row : await anyClass(tx, String(lesson.classId));
  return {
    ...(from?.id !== row.id && { ofClass: { from: from?.name ?? null, to: row.name } }),
    ...noteOfChange(lesson, changes, { told, untold }),
    ...changeOfLines('moreDraws', linesOfDraws(lesson), linesOfDraws({ ...lesson, ...changes })),
  };
}

/** Writes over a lesson and, where its class is another one, puts it at the end there. */
async function rewrite(
  tx: Tx,
  lesson: LessonRow,
  row: ClassRow,
  fields: Partial<LessonFields & StoredMaterial & Pick<LessonRow, 'kind' | 'savedBy'>>,
): Promise<void> {
  const hasMoved = row.id !== lesson.classId;
  const moved = hasMoved ? { position: (await orderOf(tx, row.id)).length + 1 } : {};
  await saveLesson(tx, lesson.id, { ...fields, classId: row.id, ...moved });
  await settleOrder(tx, row.id);
  if (hasMoved) await settleOrder(tx, lesson.classId);
}

const idsOf = ({ id, rand }: { id: number; rand: string }, row: ClassRow): Saved => ({
  id,
  rand,
  classId: row.id,
});

/** Errors: lesson_changed, where a lesson is not what its writer was shown. */
async function refuseOtherVersion(
  context: Context,
  tx: Tx,
  lesson: LessonRow,
  version: string,
): Promise<void> {
  if (version === versionOf(lesson, await questionsOf(tx, lesson.id))) return;
  throw new AppError('lesson_changed', await changedWords(context, tx, lesson));
}

async function changedWords(context: Context, tx: Tx, { savedBy }: LessonRow): Promise<string> {
  const writer = Number(savedBy?.split(':')[0]);
  const other = writer && writer !== signedIn(context).userId ? await userById(tx, writer) : null;
  return other ? text.changedBy(isolated(other.name)) : text.changed;
}

async function existingClass(tx: Tx, classRef: string): Promise<ClassRow> {
  const row = await classByRef(tx, classRef);
  if (!row) throw new AppError('class_not_found');
  return row;
}
