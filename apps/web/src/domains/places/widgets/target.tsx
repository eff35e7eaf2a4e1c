import { formatDate, formatDateTime } from '../../../ui/format.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import type { usePlacesCheck } from '../places-api.ts';
import { text as words } from '../text.ts';

const text = words.move;

type TargetProps = NonNullable<NonNullable<ReturnType<typeof usePlacesCheck>['data']>['target']>;

/** When it meets, and until when a place that begins now is paid for. */
function hoursOf({ meetsAt, paidUntil, isCarried }: TargetProps): (string | false)[] {
  const runs = paidUntil !== null && !isCarried && text.runs(formatDate(paidUntil));
  const isBefore = runs !== false && meetsAt !== null && paidUntil !== null && paidUntil < meetsAt;
  return [
    meetsAt ? text.meets(formatDateTime(meetsAt)) : runs !== false && text.meetsNever,
    runs,
    isBefore && text.before,
  ];
}

/** What is to be known of the class to which students go. */
export function Target(props: TargetProps) {
  const { there, needs, isActive, isClosed, isDraft, isCarried } = props;
  const said = [
    there > 0 && (there === 1 ? text.thereOne : text.there(there)),
    isCarried && text.carried,
    isClosed && text.closed,
    isDraft ? text.draft : !isActive && text.inactive,
    ...hoursOf(props),
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
