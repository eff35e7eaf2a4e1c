import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import { addLessonFile, getLessonFiles } from '@institute/contract/lessons/lesson-files';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { sendWithFile } from '../../platform/upload.ts';
import type { UploadControl, UploadProgress } from '../../platform/upload-control.ts';

/** The lesson whose blocks are being written: its class, and null for one that is being added, or for the bank. */
export interface FilesPlace {
  /** Its id, or as it stands in the address. */
  classId: number | string;
  lessonId: number | null;
}

const FILES = 'lesson-files';

/**
 * A lesson's whatever the class: it may be moved to another one while it is edited. Where there is none
 * yet, and in a bank, they are those of the class.
 */
const filesKey = ({ lessonId, classId }: FilesPlace) =>
  [FILES, lessonId ?? `class ${classId}`] as const;

/** The files that blocks of a lesson may show: its own, those sent and not saved yet, and its bank's. */
export function useLessonFiles(place: FilesPlace) {
  const { classId, lessonId } = place;
  return useQuery({
    queryKey: filesKey(place),
    queryFn: ({ signal }) =>
      callApi(getLessonFiles, { classId, ...(lessonId !== null && { lessonId }) }, { signal }),
  });
}

/** Looks them up anew where they are shown, for all lessons. */
export const forgetLessonFiles = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [FILES] });

/** A file on its way to the blocks of a lesson. */
interface FileForBlocks {
  place: FilesPlace;
  blob: Blob;
  kind: MaterialKind | null;
  /** The same for every retry, so that a lost answer keeps it once. */
  key: string;
  control: UploadControl;
  onProgress: (progress: UploadProgress) => void;
}

/** Sends a file for a block, telling how far it is; what was sent of it before is not sent again. */
export async function sendLessonFile(
  client: QueryClient,
  { place, blob, kind, key, control, onProgress }: FileForBlocks,
): Promise<LessonFile> {
  const name = blob instanceof File ? blob.name : key;
  const sent = await sendWithFile({ blob, name, control, onProgress }, (upload) =>
    callApi(
      addLessonFile,
      { classId: place.classId, requestKey: key, upload, ...(kind && { fileType: kind }) },
      { signal: control.signal },
    ),
  );
  client.setQueryData<LessonFile[]>(filesKey(place), (files = []) => [
    ...files.filter((one) => one.key !== sent.key),
    sent,
  ]);
  return sent;
}
