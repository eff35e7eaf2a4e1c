import type { HealthFacts, HealthParts } from '@institute/contract/health/health';
import { Sentence } from '../../ui/sentence.tsx';
import { When } from '../../ui/when.tsx';
import { Technical } from './figures.tsx';
import { PartCard } from './part-card.tsx';
import { text } from './text.ts';

interface ErrorsCardProps {
  part: HealthParts['errors'];
  timeZone: string;
}

/** What went wrong within a day, by kind: what, where, how often, from when to when. */
export function ErrorsCard({ part, timeZone }: ErrorsCardProps) {
  const kinds = part.facts?.kinds ?? [];
  return (
    <PartCard name="errors" part={part} timeZone={timeZone}>
      {kinds.length > 0 && (
        <ul aria-label={text.kinds} className="mt-2 flex flex-col border-line border-t">
          {kinds.map((kind) => (
            <li key={`${kind.message} ${kind.place}`} className="border-line border-b py-3">
              <Kind kind={kind} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </PartCard>
  );
}

function Kind({
  kind,
  timeZone,
}: {
  kind: HealthFacts['errors']['kinds'][number];
  timeZone: string;
}) {
  const { message, place, firstAt, lastAt, count } = kind;
  return (
    <>
      {message ? <Technical>{message}</Technical> : <p className="text-sm">{text.others}</p>}
      {place && (
        <p dir="ltr" className="wrap-anywhere text-start text-muted text-sm">
          {place}
        </p>
      )}
      <p className="text-muted text-sm">
        {text.times(count)}{' '}
        <Sentence
          words={text.between}
          fill={{
            first: <When at={firstAt} timeZone={timeZone} withTime />,
            last: <When at={lastAt} timeZone={timeZone} withTime />,
          }}
        />
      </p>
    </>
  );
}
