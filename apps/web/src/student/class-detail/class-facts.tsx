import { closingInstant } from '@institute/contract/classes/registration';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { factsText } from '../../domains/classes/text.ts';
import { OwnMeeting } from '../../domains/classes/widgets/meeting.tsx';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { When } from '../../ui/when.tsx';
import { Fact } from './fact.tsx';
import { text } from './text.ts';

interface ClassFactsProps {
  details: ClassDetails;
  now: Date;
  timeZone: string;
}

/** The conditions of a class, those that there are: meeting, closing date, prerequisite, monthly limit. */
export function ClassFacts({ details, now, timeZone }: ClassFactsProps) {
  const { item, prerequisite, monthlyLimit: limit, isEnrolled, meetsAt } = details;
  const closes = closingInstant(item.registrationEnd, timeZone);
  // Whoever has the links reads beside them when it meets.
  const meeting = item.links === '' ? meetsAt : null;
  if (!meeting && !closes && !prerequisite && limit === 0) return null;
  return (
    <dl className="flex flex-col gap-3 border-line border-t pt-4 text-sm">
      {meeting && (
        <Fact name={factsText.meets}>
          <OwnMeeting at={meeting} timeZone={timeZone} />
        </Fact>
      )}
      {closes && (
        <Fact name={closes <= now ? text.registrationClosed : text.registrationCloses}>
          {/* A date stands for its last moment, which is already the next day's first. */}
          <When at={new Date(closes.getTime() - 1000)} timeZone={timeZone} />
        </Fact>
      )}
      {prerequisite && (
        <Fact name={text.prerequisite}>
          <Link
            to={pathTo('class', { id: prerequisite.rand })}
            className="text-primary underline underline-offset-2"
          >
            <TwoScripts title={prerequisite.name} />
          </Link>
          {` ${prerequisite.met ? text.completed : text.notCompleted}`}
        </Fact>
      )}
      {limit > 0 && (
        <Fact name={text.limit}>
          {isEnrolled
            ? text.openedThisMonth(details.viewedThisMonth, limit)
            : text.lessonsAMonth(limit)}
        </Fact>
      )}
    </dl>
  );
}
