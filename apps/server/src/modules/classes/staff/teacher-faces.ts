import type { TeacherFace } from '@institute/contract/classes/teacher-profile';
import type { Services } from '../../../context.ts';
import { type Face, facesOf } from './store-profiles.ts';

/** The teachers of a class as everybody sees them: those alone who want to be seen. */
export async function publicFaces(
  reader: Pick<Services, 'db' | 'files'>,
  classId: number,
): Promise<TeacherFace[]> {
  const faces = await facesOf(reader.db, classId);
  return presentFaces(
    reader,
    faces.filter(({ isPublic }) => isPublic),
  );
}

/** Teachers as students see them, all of them. */
export const presentFaces = (
  { files }: Pick<Services, 'files'>,
  faces: readonly Face[],
): TeacherFace[] => faces.map(({ name, picture }) => ({ name, picture: files.address(picture) }));
