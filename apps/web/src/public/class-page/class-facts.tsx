import type { PublicClass } from '@institute/contract/public-class';
import { pathTo } from '@institute/contract/routes';
import { classPriceWords } from '@institute/contract/rules/class-price';
import { closingInstant } from '@institute/contract/rules/registration';
import type { ReactNode } from 'react';
import { classOf } from '../../domains/classes/model.ts';
import { text as classText, levelText } from '../../domains/classes/text.ts';
import { formatClock, formatDate, formatWeekday } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

/** What a person asks first: price, level, hours, teacher, when it meets, what comes before it. */
export function ClassFacts({ page, timeZone }: { page: PublicClass; timeZone: string }) {
  const item = classOf(page.item);
  const closes = closingInstant(item.registrationEnd, timeZone);
  const { prerequisite } = page;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
      <Fact name={text.price}>
        <bdi className="font-semibold text-lg">{classPriceWords(page.item)}</bdi>
      </Fact>
      {item.level && (
        <Fact name={text.level}>{text.levelOf(item.level, levelText[item.level])}</Fact>
      )}
      {item.hours > 0 && <Fact name={text.hours}>{text.hoursOf(item.hours)}</Fact>}
      <Fact name={text.lessons}>{classText.lessons(item.lessonCount)}</Fact>
      {item.teacher && (
        <Fact name={text.teacher}>
          <PersonText>{item.teacher}</PersonText>
        </Fact>
      )}
      {page.meetsAt !== null && (
        <Fact name={text.meets}>
          <Meeting at={new Date(page.meetsAt * 1000)} timeZone={timeZone} />
        </Fact>
      )}
      {closes && page.isOpen && (
        <Fact name={text.closes}>
          {/* The end of a day is the first instant of the next. */}
          <time dateTime={closes.toISOString()}>
            {formatDate(new Date(closes.getTime() - 1000), timeZone)}
          </time>
        </Fact>
      )}
      {prerequisite && (
        <Fact name={text.first}>
          {prerequisite.slug ? (
            <a
              href={pathTo('publicClass', { slug: prerequisite.slug })}
              className="text-primary underline underline-offset-4"
            >
              <PersonText>{prerequisite.name}</PersonText>
            </a>
          ) : (
            <PersonText>{prerequisite.name}</PersonText>
          )}
        </Fact>
      )}
    </dl>
  );
}

function Meeting({ at, timeZone }: { at: Date; timeZone: string }) {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return (
    <time dateTime={at.toISOString()}>
      {text.meetsAt(formatWeekday(at, timeZone), formatClock(at, timeZone), place)}
    </time>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
