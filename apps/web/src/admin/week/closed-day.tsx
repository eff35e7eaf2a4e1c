import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** Says of a day what closes the institute on it; nothing of one that is open. */
export function ClosedDay({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className="block font-medium text-bad text-sm">
      {text.closedOn} <PersonText>{name}</PersonText>
    </span>
  );
}
