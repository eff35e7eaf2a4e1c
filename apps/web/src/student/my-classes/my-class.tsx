import type { Enrolment } from '@institute/contract/classes/classes';
import { type Subscription, subscriptionOf } from '../../domains/classes/subscription.ts';
import { ClassCard } from '../../domains/classes/widgets/class-card.tsx';
import type { ClassProgress as Progress } from '../../domains/lessons/study-model.ts';
import { ClassProgress } from '../../domains/lessons/widgets/class-progress.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

interface MyClassProps {
  entry: Enrolment;
  /** How far the student is; undefined while it is not known. */
  progress: Progress | undefined;
  /** What was searched for. */
  search: string;
  now: Date;
}

/** A joined class with how far the student is, and the state of its subscription. */
export function MyClass({ entry, progress, search, now }: MyClassProps) {
  return (
    <ClassCard
      item={entry.joined}
      search={search}
      progress={progress?.total ? <ClassProgress of={progress} /> : undefined}
    >
      <SubscriptionBadge of={subscriptionOf(entry.subscriptionEndsAt, now)} />
    </ClassCard>
  );
}

function SubscriptionBadge({ of }: { of: Subscription }) {
  if (of.state === 'none') return <Badge tone="primary">{text.enrolled}</Badge>;
  const end = <InstituteTime at={of.endsAt} />;
  if (of.state === 'expired')
    return (
      <Badge tone="bad">
        <Sentence words={text.expired} fill={{ end }} />
      </Badge>
    );
  if (of.state === 'ending')
    return (
      <Badge tone="info">
        <Sentence words={text.ends} fill={{ end }} />
      </Badge>
    );
  return (
    <Badge tone="primary">
      <Sentence words={text.active} fill={{ end }} />
    </Badge>
  );
}
