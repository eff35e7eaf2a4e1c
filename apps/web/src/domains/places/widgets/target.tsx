import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import type { usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';

const text = words.move;

type TargetProps = NonNullable<NonNullable<ReturnType<typeof usePlacesCheck>['data']>['target']>;

/** What is to be known of the class to which students go. */
export function Target({ there, needs, isActive, isClosed, isCarried }: TargetProps) {
  const said = [
    there > 0 && (there === 1 ? text.thereOne : text.there(there)),
    isCarried && text.carried,
    isClosed && text.closed,
    !isActive && text.inactive,
  ].filter((line) => line !== false);
  if (said.length === 0 && needs === '') return null;
  return (
    <div role="status" className="rounded-field bg-sunken px-3 py-2 text-sm">
      <ul className="flex flex-col gap-1">
        {needs !== '' && (
          <li>
            <Sentence words={text.needs} fill={{ class: <PersonText>{needs}</PersonText> }} />
          </li>
        )}
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
