import type { TeacherFace } from '@institute/contract/classes/teacher-profile';
import { fileUrl } from '../../../platform/hosts.ts';
import { PersonText } from '../../../ui/person-text.tsx';

/** Who teaches a class: each with a picture, where there is one. */
export function Teachers({ teachers }: { teachers: readonly TeacherFace[] }) {
  return teachers.map(({ name, picture }) => (
    <span key={name + picture} className="flex items-center gap-2">
      {picture && (
        <img src={fileUrl(picture)} alt="" className="size-8 rounded-full object-cover" />
      )}
      <PersonText isName>{name}</PersonText>
    </span>
  ));
}
