import { classLabels } from '@institute/contract/classes/class-form';
import type { Class } from '@institute/contract/classes/classes';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { cardClass } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Fact } from '../fact.tsx';
import { CloseDate, Price, StatusBadge } from './class-columns.tsx';
import { text } from './text.ts';

/** What a class is at a glance, beside the cover that students know it by. */
export function ClassSummary({ item }: { item: Class }) {
  const { monthlyLimit: limit } = item;
  return (
    <section
      aria-label={text.summary}
      className={`${cardClass} mb-6 flex overflow-hidden max-sm:flex-col`}
    >
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
    </section>
  );
}
