import type { TeacherFace } from '@institute/contract/teaching';
import type { Services } from '../../../context.ts';
import { facesOf } from './store-profiles.ts';

type Reader = Pick<Services, 'db' | 'files'>;

/** The teachers of a class as students see them, or those alone who want to be seen by everybody. */
export async function teacherFaces(
  { db, files }: Reader,
  classId: number,
  to: 'students' | 'everybody',
): Promise<TeacherFace[]> {
  const faces = await facesOf(db, classId);
  return faces
    .filter(({ isPublic }) => isPublic || to === 'students')
    .map(({ name, picture }) => ({ name, picture: files.address(picture) }));
}
