import { getLessonDetails } from '@institute/contract/exams/exams';
import {
  addLesson,
  getManagedLesson,
  type MaterialKind,
  updateLesson,
} from '@institute/contract/lessons/managed-lessons';
import { getLessonQuestions } from '@institute/contract/lessons/managed-questions';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Refreshed, refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { classDetailsKeys } from '../../platform/query-keys.ts';
import { sendWithFile } from '../../platform/upload.ts';
import type { UploadControl, UploadProgress } from '../../platform/upload-control.ts';
import { classesKey } from '../classes/api.ts';
import { managedClassCalls } from '../classes/managed-calls.ts';
import {
  type LessonForm,
  type LessonToEdit,
  lessonToEditOf,
  wireLessonOf,
} from './managed-model.ts';

/** Lists and pages that show a lesson, an administrator's and a student's. */
export const lessonsShown: readonly Refreshed[] = [
  ...managedClassCalls,
  classesKey,
  classDetailsKeys,
  getLessonDetails,
];

const editorKey = (lessonId: string) => ['lesson-editor', lessonId] as const;

/**
 * A lesson with its questions, for editing. Asked for anew whenever the editor opens, and not again
 * while it is open: what is typed must not be overtaken. Fails with `lesson_not_found`.
 */
export function useLessonToEdit(lessonId: string, enabled: boolean): UseQueryResult<LessonToEdit> {
  return useQuery({
    queryKey: editorKey(lessonId),
    queryFn: ({ signal }) => fetchLesson(lessonId, signal),
    enabled,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/**
 * A lesson with its questions as they are saved now. The version comes with the lesson, so that is asked
 * for first: questions that are newer than it are asked about at the next save, older ones would be put back.
 */
export async function fetchLesson(
  lessonId: string | number,
  signal?: AbortSignal,
): Promise<LessonToEdit> {
  const lesson = await callApi(getManagedLesson, { lessonId }, { signal });
  const questions = await callApi(getLessonQuestions, { lessonId }, { signal });
  return lessonToEditOf(lesson, questions);
}

/** One press of Save. */
export interface LessonSave {
  /** The lesson to change; null to add one. */
  lessonId: number | null;
  form: LessonForm;
  /** The zone its study date is of. */
  timeZone: string;
  /** Which state of the lesson the form began with; empty for a new one. */
  version: string;
  file: { blob: File; kind: MaterialKind } | null;
  /** The same for every retry, so that a lost answer doubles nothing. */
  key: string;
  onProgress: (progress: UploadProgress) => void;
  control: UploadControl;
}

/** Saves a lesson once its file has arrived, telling how far that is on the way. */
export function useSaveLesson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lessonId, form, timeZone, version, file, key, ...sending }: LessonSave) => {
      const { control } = sending;
      const options = { signal: control.signal };
      const save = (sent: { upload?: string; fileType?: MaterialKind }) => {
        const { class_id: classId, ...fields } = wireLessonOf(form, timeZone);
        const input = { ...fields, classId, requestKey: key, ...sent };
        return lessonId === null
          ? callApi(addLesson, input, options)
          : callApi(updateLesson, { ...input, lessonId, version }, options);
      };
      if (!file) return save({});
      const { blob, kind } = file;
      return sendWithFile({ blob, name: blob.name, ...sending }, (upload) =>
        save({ upload, fileType: kind }),
      );
    },
    onSettled: () => void refresh(client, lessonsShown),
  });
}
