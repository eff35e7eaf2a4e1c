import type { Class } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { Check, Lock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { categoryOf } from '../../domains/classes/class-list.ts';
import { ClassBrowser } from '../../domains/classes/widgets/class-browser.tsx';
import { ClassCard } from '../../domains/classes/widgets/class-card.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.ts';
import type { ClassStatus } from './status.ts';
import { text } from './text.ts';

interface CategoryViewProps {
  category: string;
  classes: readonly Class[];
  statusOf: (item: Class) => ClassStatus;
}

/** The classes of one category: search, price filter, nine a page. */
export function CategoryView({ category, classes, statusOf }: CategoryViewProps) {
  const inCategory = classes.some((item) => categoryOf(item) === category);
  return (
    <>
      <PageHeader title={category} back={<BackLink to={pathTo('classes')}>{text.back}</BackLink>} />
      <ClassBrowser
        items={classes}
        classOf={(item) => item}
        category={category}
        card={(item, search) => (
          <OfferedClass item={item} search={search} status={statusOf(item)} />
        )}
        words={text}
        nothing={inCategory ? text.noMatch : text.noneYet}
        clears={inCategory ? { search: null, price: null } : null}
      />
    </>
  );
}

interface OfferedClassProps {
  item: Class;
  search: string;
  status: ClassStatus;
}

function OfferedClass({ item, search, status }: OfferedClassProps) {
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    toast.error(text.closed, text.closedDetail);
  };
  return (
    <ClassCard item={item} search={search} {...(status === 'closed' && { onClick: refuse })}>
      {status === 'closed' && (
        <Badge tone="bad" icon={<Lock size={14} />}>
          {text.closed}
        </Badge>
      )}
      {status === 'enrolled' && (
        <Badge tone="primary" icon={<Check size={14} />}>
          {text.enrolled}
        </Badge>
      )}
    </ClassCard>
  );
}
