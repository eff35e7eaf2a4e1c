import type { DataOf } from '@institute/contract/call';
import type { getHealth } from '@institute/contract/health/health';
import { useHealth } from '../../domains/health/api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { cardClass } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../../ui/when.tsx';
import { ErrorsCard } from './errors-card.tsx';
import { PartCard } from './part-card.tsx';
import { PhonesCard } from './phones-card.tsx';
import { text } from './text.ts';

/** How the parts of the institute stand; asked anew while it is looked at. */
export function HealthPage() {
  const health = useHealth({ watched: true });
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {health.data ? (
        <Parts health={health.data} isStale={health.isError} />
      ) : health.isPending ? (
        <Waiting />
      ) : (
        <div className={cardClass}>
          <ErrorState title={text.failed} query={health} />
        </div>
      )}
    </>
  );
}

function Parts({ health, isStale }: { health: DataOf<typeof getHealth>; isStale: boolean }) {
  const timeZone = useTimeZone();
  const { checkedAt, parts, phones } = health;
  const { errors, ...others } = parts;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">
        <Sentence
          words={text.checked}
          fill={{ time: <When at={checkedAt} timeZone={timeZone} withTime /> }}
        />
      </p>
      {isStale && (
        <p role="status" className="rounded-field bg-gold-soft px-4 py-3 text-gold-strong">
          {text.stale}
        </p>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {(Object.keys(others) as (keyof typeof others)[]).map((name) => (
          <PartCard key={name} name={name} part={others[name]} timeZone={timeZone} />
        ))}
      </div>
      <PhonesCard phones={phones} />
      <ErrorsCard part={errors} timeZone={timeZone} />
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={text.loading}>
      <div className="grid gap-4 lg:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-40 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
