import { pathTo } from '@institute/contract/routes';
import { closingInstant } from '@institute/contract/rules/registration';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

interface ClassFactsProps {
  details: ClassDetails;
  now: Date;
  timeZone: string;
}

/** The conditions of a class, those that there are: closing date, prerequisite, monthly limit. */
export function ClassFacts({ details, now, timeZone }: ClassFactsProps) {
  const { item, prerequisite, monthlyLimit: limit, isEnrolled } = details;
  const closes = closingInstant(item.registrationEnd, timeZone);
  if (!closes && !prerequisite && limit === 0) return null;
  return (
    <dl className="flex flex-col gap-3 border-line border-t pt-4 text-sm">
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
            <PersonText>{prerequisite.name}</PersonText>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
