import { useEffect, useRef, useState } from 'react';
import { fetchLesson, useSaveLesson } from '../../domains/lessons/managed-api.ts';
import type { Merged } from '../../forms/merge.ts';
import { ApiError, errorCode, errorMessage } from '../../platform/api-error.ts';
import type { UploadProgress } from '../../platform/upload.ts';
import { formOf, inputOf, type LessonForm } from './form.ts';
import { type FormPart, mergeForms } from './merge.ts';
import { saveWords as words } from './text.ts';
import type { Editor } from './use-editor.ts';

/** What somebody else has saved of the same lesson, beside what is typed here. */
export interface Conflict {
  /** The server's words: who it was. */
  message: string;
  merged: Merged<LessonForm, FormPart>;
  theirs: LessonForm;
}

/** Times somebody else may be faster before it is left at that. */
const MOST_MERGES = 3;

export interface Saving {
  isRunning: boolean;
  /** How far the file is; null while there is none on its way. */
  progress: UploadProgress | null;
  /** Why the last try did not save; null when there is nothing to say. */
  failure: string | null;
  /** What is wrong with the file, by the server's look into it. */
  fileFailure: string | null;
  clearFile: () => void;
  /** Where somebody else has saved meanwhile and has to be agreed with; null when nobody has. */
  conflict: Conflict | null;
  closeConflict: () => void;
  /** Saves `form`, or what is typed, and gives the server's words; null when it did not come to that. */
  save: (form?: LessonForm) => Promise<string | null>;
  cancel: () => void;
}

/** Saving the editor's lesson: with progress, to be cancelled, and safe to try again. */
export function useSaving(editor: Editor, lessonId: number | null, timeZone: string): Saving {
  const { mutateAsync } = useSaveLesson();
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves, having been asked, leaves the upload too.
  useEffect(() => () => running.current?.abort(), []);

  /** One try; what somebody else has saved meanwhile of other parts is taken in, and it tries again. */
  const attempt = async (form: LessonForm, signal: AbortSignal, merges = 0): Promise<string> => {
    const { file, key, saved } = editor;
    try {
      const { message } = await mutateAsync({
        lessonId,
        input: inputOf(form, timeZone),
        version: form.version,
        file: file && { blob: file.file, kind: file.kind },
        key,
        onProgress: file ? setProgress : () => undefined,
        signal,
      });
      return message;
    } catch (error) {
      const isChanged = lessonId !== null && errorCode(error) === 'lesson_changed';
      if (!isChanged || merges === MOST_MERGES) throw error;
      const theirs = formOf(await fetchLesson(lessonId, signal), timeZone);
      const merged = mergeForms(form.version === saved.version ? saved : null, form, theirs);
      if (merged.overtaken.length > 0) {
        throw new Overtaken({ message: errorMessage(error), merged, theirs });
      }
      editor.goOnWith(merged.form, theirs);
      return attempt(merged.form, signal, merges + 1);
    }
  };

  const save = async (form = editor.form) => {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setFailure(null);
    setFileFailure(null);
    setConflict(null);
    try {
      return await attempt(form, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) setFailure(words.cancelled);
      else if (error instanceof Overtaken) setConflict(error.conflict);
      else if (['file_kind', 'file_exists'].includes(errorCode(error) ?? '')) {
        setFileFailure(wordsOf(error, words.broken));
      } else setFailure(wordsOf(error, lessonId === null ? words.addFailed : words.updateFailed));
      return null;
    } finally {
      running.current = null;
      setRunning(false);
      setProgress(null);
    }
  };
  return {
    isRunning,
    progress,
    failure,
    fileFailure,
    clearFile: () => setFileFailure(null),
    conflict,
    closeConflict: () => setConflict(null),
    save,
    cancel: () => running.current?.abort(),
  };
}

/** Both have written the same part: somebody has to say whose words stay. */
class Overtaken extends Error {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super(conflict.message);
    this.conflict = conflict;
  }
}

/** Admin §8: the server's words where it refused, `refused` where it gave none, else what failed. */
export function wordsOf(error: unknown, refused: string, broken: string = words.broken): string {
  const isRefusal = error instanceof ApiError && !error.isNetwork && error.httpStatus < 500;
  return isRefusal && error.code !== 'bad_answer' ? error.message || refused : broken;
}
