import type { Intake } from '@institute/contract/roster/roster';
import { Card } from '../../../ui/card.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { StudentLink } from '../../people/widgets/student-link.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { useIntakes } from '../api.ts';
import { text } from '../text.ts';
import { IntakeBar, outcomeOf } from './intake-progress.tsx';

/** What was imported and enrolled lately, and how far what still runs has come. Nothing until there is some. */
export function Intakes() {
  const { data } = useIntakes();
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="intakes" className="mt-6">
      <h2 id="intakes" className="mb-1 text-lg">
        {text.recent}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((intake) => (
          <li key={intake.id} className="py-3">
            <Line intake={intake} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ intake }: { intake: Intake }) {
  const { kind, total, classes, isDone, startedAt, startedBy, startedById } = intake;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="min-w-0">
          <span className="font-medium">{text.kinds[kind]}</span>{' '}
          <span className="text-muted text-sm">{text.of(total)}</span>
        </p>
        <p className="text-muted text-sm">
          <StudentLink id={startedById}>
            <PersonText>{startedBy}</PersonText>
          </StudentLink>{' '}
          · <InstituteTime at={startedAt} withTime />
        </p>
      </div>
      {classes.length > 0 && (
        <p className="text-sm">
          <PersonText>{classes.join(', ')}</PersonText>
        </p>
      )}
      {isDone ? (
        <p className="text-muted text-sm">{outcomeOf(intake)}</p>
      ) : (
        <IntakeBar intake={intake} />
      )}
    </>
  );
}
