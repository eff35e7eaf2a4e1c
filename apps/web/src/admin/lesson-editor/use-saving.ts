import { useEffect, useRef, useState } from 'react';
import { useSaveLesson } from '../../data/lesson-editor.ts';
import { ApiError, errorCode } from '../../lib/api-error.ts';
import type { UploadProgress } from '../../lib/upload.ts';
import { inputOf } from './form.ts';
import { saveWords as words } from './text.ts';
import type { Editor } from './use-editor.ts';

export interface Saving {
  isRunning: boolean;
  /** How far the file is; null while there is none on its way. */
  progress: UploadProgress | null;
  /** Why the last try did not save; null when there is nothing to say. */
  failure: string | null;
  /** What is wrong with the file, by the server's look into it. */
  fileFailure: string | null;
  clearFile: () => void;
  /** Saves and gives the server's words; null when it did not come to that. */
  save: () => Promise<string | null>;
  cancel: () => void;
}

/** Saving the editor's lesson: with progress, to be cancelled, and safe to try again. */
export function useSaving(editor: Editor, lessonId: number | null, timeZone: string): Saving {
  const { mutateAsync } = useSaveLesson();
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves, having been asked, leaves the upload too.
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setFailure(null);
    setFileFailure(null);
    const { form, file, key } = editor;
    try {
      const { message } = await mutateAsync({
        lessonId,
        input: inputOf(form, timeZone),
        file: file && { blob: file.file, kind: file.kind },
        key,
        onProgress: file ? setProgress : () => undefined,
        signal: controller.signal,
      });
      return message;
    } catch (error) {
      if (controller.signal.aborted) setFailure(words.cancelled);
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
    save,
    cancel: () => running.current?.abort(),
  };
}

/** Admin §8: the server's words where it refused, `refused` where it gave none, else what failed. */
export function wordsOf(error: unknown, refused: string, broken: string = words.broken): string {
  const isRefusal = error instanceof ApiError && !error.isNetwork && error.httpStatus < 500;
  return isRefusal && error.code !== 'bad_answer' ? error.message || refused : broken;
}
