import { exportGradebook, getGradebook, saveExamWeights } from '@institute/contract/gradebook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { type PageQuery, pageFields, usePagedList } from '../../platform/paged-list.ts';
import { bookExamsOf, bookStudentOf } from './gradebook-model.ts';
import { gradebookKey } from './marking-api.ts';

/** A page of the students of a class with their marks; `meta` names the exams. */
export function useGradebook(classId: string, query: PageQuery) {
  const { page, per_page, search } = { search: undefined, ...pageFields(query) };
  return usePagedList({
    key: [...gradebookKey, classId],
    call: getGradebook,
    input: { class_id: classId, page, per_page, ...(search && { search }) },
    rowOf: bookStudentOf,
    metaOf: bookExamsOf,
  });
}

/** Saves the gradebook of a whole class as a CSV file. */
export function downloadGradebook(
  classId: string,
  options: { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void },
): Promise<void> {
  return downloadFile(exportGradebook, { class_id: classId }, options);
}

/** Says how much exams of a class count; those that are not named stay as they are. */
export function useSaveWeights(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weights: readonly { examId: number; weight: number }[]) =>
      callApi(saveExamWeights, {
        class_id: classId,
        weights: weights.map(({ examId, weight }) => ({ lesson_id: examId, weight })),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: gradebookKey }),
  });
}
