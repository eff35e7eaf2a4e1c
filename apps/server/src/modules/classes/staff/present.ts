import type { TeacherProfile } from '@institute/contract/classes/teacher-profile';
import type { Services } from '../../../context.ts';
import type { ProfileRow } from './store-profiles.ts';

/** How a teacher is seen. */
export function presentProfile(
  { files }: Pick<Services, 'files'>,
  { picture, isPublic }: ProfileRow,
): TeacherProfile {
  return { picture: files.address(picture), isPublic };
}
