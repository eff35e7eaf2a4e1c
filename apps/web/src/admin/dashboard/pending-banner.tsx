import { formatNumber } from '@institute/contract/language';
import type { OfficeWork } from '@institute/contract/reports/reports';
import { pathTo } from '@institute/contract/routes';
import { ClipboardCheck } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { text } from './text.ts';

interface PendingBannerProps {
  count: number;
  /** How long they have waited; undefined while that is not known. */
  exams: OfficeWork['exams'] | undefined;
}

/** Says that students wait for their marks, and leads there. */
export function PendingBanner({ count, exams }: PendingBannerProps) {
  return (
    <section
      aria-label={text.pendingExams}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-gold bg-gold-soft p-4 text-gold-strong"
    >
      <ClipboardCheck size={24} className="shrink-0 max-sm:hidden" />
      <p className="min-w-52 grow basis-0">
        <strong className="font-semibold">
          <Sentence
            words={text.waiting.exams(count)}
            fill={{ count: <span className="figures">{formatNumber(count)}</span> }}
          />
        </strong>{' '}
        {exams && <Ages {...exams} />} {text.waiting.detail}
      </p>
      <LinkButton to={pathTo('exams')}>{text.markExams}</LinkButton>
    </section>
  );
}

/** How many have waited for more than a week, or, where none has, for more than three days. */
function Ages({ overThreeDays, overSevenDays }: OfficeWork['exams']) {
  const [count, words] =
    overSevenDays > 0
      ? [overSevenDays, text.waiting.overSevenDays(overSevenDays)]
      : [overThreeDays, text.waiting.overThreeDays(overThreeDays)];
  if (count === 0) return null;
  return (
    <Sentence
      words={words}
      fill={{ count: <span className="figures">{formatNumber(count)}</span> }}
    />
  );
}
