import { classLabels } from '@institute/contract/classes/class-form';
import type { Class } from '@institute/contract/classes/classes';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { Fact } from '../fact.tsx';
import { CloseDate, Price, StatusBadge } from './class-columns.tsx';
import { text } from './text.ts';

/** From this width on nothing need be folded. */
const ROOM = '(min-width: 40rem)';

/** What a class is at a glance; on a phone its price and how it stands, and the rest behind that line. */
export function ClassSummary({ item }: { item: Class }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = !useMedia(ROOM);
  return (
    <section aria-label={text.summary} className={`${cardClass} mb-4 overflow-hidden sm:mb-6`}>
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 px-4 text-start font-medium"
        >
          <span>
            <Price item={item} />
          </span>
          <StatusBadge item={item} />
          <span className="grow text-end text-muted text-sm">{text.summaryMore}</span>
          <ChevronDown size={18} className={cx('shrink-0 text-muted', isOpen && 'rotate-180')} />
        </button>
      )}
      <div id={id} className="flex max-sm:flex-col">
        {(isOpen || !folds) && <Facts item={item} />}
      </div>
    </section>
  );
}

/** What there is to say of a class, beside the cover that students know it by. */
function Facts({ item }: { item: Class }) {
  const { monthlyLimit: limit } = item;
  return (
    <>
      <ClassCover
        name={item.name}
        category={item.category}
        className="shrink-0 max-sm:h-20 sm:w-44"
      />
      <dl className="grid grow grid-cols-2 gap-x-5 gap-y-3 p-4 sm:grid-cols-3 sm:p-5">
        <Fact name={classLabels.category}>
          <PersonText>{item.category}</PersonText>
        </Fact>
        <Fact name={classLabels.price}>
          <Price item={item} />
        </Fact>
        <Fact name={classLabels.isActive}>
          <StatusBadge item={item} />
        </Fact>
        <Fact name={text.closesOn}>
          <CloseDate registrationEnd={item.registrationEnd} />
        </Fact>
        <Fact name={classLabels.monthlyLimit}>
          {limit > 0 ? text.lessonsAMonth(limit) : text.noLimit}
        </Fact>
        <Fact name={text.classId}>
          <span className="figures">{item.id}</span>
        </Fact>
      </dl>
    </>
  );
}
