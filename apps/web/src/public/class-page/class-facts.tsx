import { classPriceWords } from '@institute/contract/classes/class-price';
import type { PublicClass } from '@institute/contract/classes/public-class';
import { closingInstant } from '@institute/contract/classes/registration';
import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { text as classText, factsText, levelText } from '../../domains/classes/text.ts';
import { Meeting } from '../../domains/classes/widgets/meeting.tsx';
import { Teachers } from '../../domains/classes/widgets/teachers.tsx';
import { formatDate } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';
import { ShortTitle } from './two-scripts-title.tsx';

/** What a person asks first: price, level, hours, teacher, when it meets, what comes before it. */
export function ClassFacts({ page, timeZone }: { page: PublicClass; timeZone: string }) {
  const { item, meetsAt, prerequisite } = page;
  const closes = closingInstant(item.registrationEnd, timeZone);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1">
      <Fact name={text.price}>
        <bdi className="font-semibold text-lg">{classPriceWords(page.item)}</bdi>
      </Fact>
      {item.level && (
        <Fact name={factsText.level}>{factsText.levelOf(item.level, levelText[item.level])}</Fact>
      )}
      {item.hours > 0 && <Fact name={factsText.hours}>{factsText.hoursOf(item.hours)}</Fact>}
      <Fact name={factsText.lessons}>{classText.lessons(item.lessonCount)}</Fact>
      {(page.teachers.length > 0 || item.teacher) && (
        <Fact name={factsText.teacher}>
          {page.teachers.length > 0 ? (
            <Teachers teachers={page.teachers} />
          ) : (
            <PersonText isName>{item.teacher}</PersonText>
          )}
        </Fact>
      )}
      {meetsAt && (
        <Fact name={factsText.meets} isWide>
          <Meeting at={meetsAt} timeZone={timeZone} />
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
        <Fact name={text.first} isWide>
          {prerequisite.slug ? (
            <a
              href={pathTo('publicClass', { slug: prerequisite.slug })}
              className="text-primary underline underline-offset-4"
            >
              <ShortTitle title={prerequisite.name} />
            </a>
          ) : (
            <ShortTitle title={prerequisite.name} />
          )}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Of a sentence, which gets a row of its own. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={isWide ? 'col-span-2 lg:col-span-1' : undefined}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
