import { PersonText } from '../../../ui/person-text.tsx';
import { useManagedClass } from '../managed-api.ts';

/** The name of a class of the office by its id; nothing until it has come. */
export function ClassName({ id }: { id: number }) {
  return <PersonText>{useManagedClass(String(id)).data?.name}</PersonText>;
}
