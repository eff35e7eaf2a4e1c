import {
  exportAttendance,
  getAttendanceGrid,
  lessonAttendance,
} from '@institute/contract/attendance';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { type PageQuery, pageFields, usePagedList } from '../../platform/paged-list.ts';
import { attendedLessonsOf, attendingStudentOf, lessonOpeningOf } from './attendance-model.ts';
import { managedClassKey } from './managed-api.ts';

/** A page of the attendance of a class. */
export function useAttendance(id: string, query: PageQuery) {
  return usePagedList({
    key: [...managedClassKey(id), 'attendance'],
    call: lessonAttendance,
    input: { ...pageFields(query), class_id: id },
    rowOf: lessonOpeningOf,
  });
}

/** A page of the students of a class, and which lessons each has opened; `meta` names the lessons. */
export function useAttendanceGrid(id: string, query: PageQuery) {
  const { page, per_page, search } = { search: undefined, ...pageFields(query) };
  return usePagedList({
    key: [...managedClassKey(id), 'attendance-grid'],
    call: getAttendanceGrid,
    input: { class_id: id, page, per_page, ...(search && { search }) },
    rowOf: attendingStudentOf,
    metaOf: attendedLessonsOf,
  });
}

/** Saves the attendance of those in a class whom a search finds, or of all, as a CSV file. */
export function downloadAttendance(
  id: string,
  search: string,
  options: { signal: AbortSignal; onProgress: (progress: DownloadProgress) => void },
): Promise<void> {
  return downloadFile(exportAttendance, { class_id: id, ...(search && { search }) }, options);
}
