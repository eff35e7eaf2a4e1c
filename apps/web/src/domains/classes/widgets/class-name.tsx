import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { useAnswer } from '../../../platform/answers.ts';
import { PersonText } from '../../../ui/person-text.tsx';

/** The name of a class of the office by its id; nothing until it has come. */
export function ClassName({ id }: { id: number }) {
  return <PersonText>{useAnswer(getManagedClass, { classId: String(id) }).data?.name}</PersonText>;
}
