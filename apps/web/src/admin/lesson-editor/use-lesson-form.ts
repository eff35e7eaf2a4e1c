import type { EditedLesson } from '@institute/contract/lessons/managed-lessons';
import { useState } from 'react';
import * as z from 'zod/mini';
import { fetchLesson, useSaveLesson } from '../../domains/lessons/managed-api.ts';
import {
  type LessonForm,
  type LessonToEdit,
  lessonFormOf,
  newLessonForm,
} from '../../domains/lessons/managed-model.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { type Conflict, useConflict } from '../../forms/use-conflict.ts';
import type { Opened } from '../../forms/use-draft.ts';
import { type KeptForm, useKeptForm } from '../../forms/use-kept-form.ts';
import { errorCode } from '../../platform/api-error.ts';
import { Cancelled, type Upload, useUpload } from '../../platform/use-upload.ts';
import { toast } from '../../ui/toast.ts';
import { type LessonPart, lessonParts } from './lesson-parts.ts';
import { lessonSchema, lessonShape } from './lesson-schema.ts';
import type { ChosenFile } from './material-kinds.ts';
import { restoredForm } from './restore.ts';
import { saveWords as words } from './text.ts';

interface Options {
  /** The lesson as it is saved; null when one is added. */
  saved: LessonToEdit | null;
  /** The class of a new lesson. */
  classId: number;
  timeZone: string;
  /** Saved as it says, in the class where the lesson stands now, under this id. */
  onSaved: (form: LessonForm, id: number) => void;
}

/** The version of a lesson, which names its state to the server; empty for a new one. */
type Version = string;

export interface LessonEditor {
  /** As it was opened; null for one that is added. */
  lesson: EditedLesson | null;
  form: KeptForm<LessonForm, Version>;
  /** Address of the file that is saved, empty when there is none. */
  existing: string;
  /** The saved file has been removed. */
  dropExisting: () => void;
  file: ChosenFile | null;
  chooseFile: (file: ChosenFile | null) => void;
  /** What is wrong with the file, by the server's look into it. */
  fileFailure: string | null;
  upload: Upload;
  conflict: Conflict<LessonForm, LessonPart> | null;
  /** Back to what is saved. */
  startOver: () => void;
  /** Forgets a question that is saved no longer, or never was. */
  dropQuestion: (id: string) => void;
}

/** Codes of the server that are about the file. */
const fileCodes = ['file_kind', 'file_exists', 'picture_too_large'];

/** The file a lesson has, the one chosen for it, and what the server says is wrong with that. */
function useLessonFile(saved: string) {
  const [existing, setExisting] = useState(saved);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    existing,
    dropExisting: () => setExisting(''),
    file,
    failure,
    choose: (chosen: ChosenFile | null) => {
      setFile(chosen);
      setFailure(null);
    },
    /** Takes an error that is about the file; false for any other. */
    takeError: (error: unknown): boolean => {
      if (!fileCodes.includes(errorCode(error) ?? '')) return false;
      setFailure(refusalWords(error, words.broken));
      return true;
    },
    forgetError: () => setFailure(null),
  };
}

/**
 * The lesson form: what is typed and kept on the device, what is wrong with it, its file, and saving
 * it all with progress, to be cancelled, and safe to try again.
 */
export function useLessonForm({ saved, classId, timeZone, onSaved }: Options): LessonEditor {
  const [lesson] = useState(saved?.lesson ?? null);
  const lessonId = lesson?.id ?? null;
  const openedOf = (one: LessonToEdit): Opened<LessonForm, Version> => ({
    values: lessonFormOf(one, timeZone),
    state: one.lesson.version,
  });
  const [present] = useState(() =>
    saved ? openedOf(saved) : { values: newLessonForm(classId), state: '' },
  );
  const chosen = useLessonFile(lesson?.material ?? '');
  const upload = useUpload();
  const send = useSending({ lessonId, timeZone, onSaved, file: chosen.file, upload });
  const { conflict, save } = useConflict<LessonForm, Version, LessonPart>({
    parts: lessonParts(present.values),
    changedCode: 'lesson_changed',
    fetchTheirs: async () => openedOf(await fetchLesson(lessonId ?? 0)),
    restore: restoredForm,
  });

  const form: KeptForm<LessonForm, Version> = useKeptForm<LessonForm, Version>({
    schema: lessonSchema,
    kind: 'lesson',
    place: lessonId === null ? `new-in-${classId}` : String(lessonId),
    shape: { values: lessonShape, state: z.string() },
    present,
    ...(saved && { restore: restoredForm }),
    words: {
      refused: lessonId === null ? words.addFailed : words.updateFailed,
      broken: words.broken,
    },
    onSubmit: async (values, attempt) => {
      chosen.forgetError();
      try {
        return await save(form, values, attempt.opened, send(attempt.request.key));
      } catch (error) {
        if (error instanceof Cancelled) form.setFailure(words.cancelled);
        else if (!chosen.takeError(error)) throw error;
        return false;
      }
    },
  });

  return {
    lesson,
    form,
    existing: chosen.existing,
    dropExisting: chosen.dropExisting,
    file: chosen.file,
    chooseFile: (file) => {
      chosen.choose(file);
      form.setFileName(file?.file.name ?? '');
    },
    fileFailure: chosen.failure,
    upload,
    conflict,
    startOver: () => {
      chosen.choose(null);
      form.startOver();
    },
    dropQuestion: (id) => {
      const { values, state } = form.opened;
      form.goOnWith(without(form.now(), id), { values: without(values, id), state });
    },
  };
}

interface SendingOptions extends Pick<Options, 'timeZone' | 'onSaved'> {
  lessonId: number | null;
  file: ChosenFile | null;
  upload: Upload;
}

/** How a lesson is sent with its file, under the key of its request. */
function useSending({ lessonId, timeZone, onSaved, file, upload }: SendingOptions) {
  const { mutateAsync } = useSaveLesson();
  return (key: string) =>
    (form: LessonForm, { state }: Opened<LessonForm, Version>) =>
      upload.run(async (control, onProgress) => {
        const { id } = await mutateAsync({
          ...{ lessonId, form, timeZone, key, control, onProgress },
          version: state,
          file: file && { blob: file.file, kind: file.kind },
        });
        toast.success(lessonId === null ? words.added : words.updated);
        onSaved(form, id);
      });
}

const without = (form: LessonForm, id: string): LessonForm => ({
  ...form,
  questions: form.questions.filter((question) => question.id !== id),
});
