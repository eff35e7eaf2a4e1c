import { getMyRefunds, type OwnRefund } from '@institute/contract/payments/refunds';
import { useAnswer } from '../../../platform/answers.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Money } from '../../ledger/widgets/money.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { refundStateNames, ownRefundText as text } from '../refund-words.ts';

/** How the state of money on its way back looks. */
export const refundTones: Readonly<Record<OwnRefund['state'], BadgeTone>> = {
  ...{ waiting: 'gold', underway: 'info', details: 'gold', done: 'good', failed: 'bad' },
  stopped: 'neutral',
};

/** What has ended is told for so long; the wallet's history and the messages tell of it afterwards. */
const TOLD_MS = 14 * 24 * 60 * 60 * 1000;

const isTold = ({ endedAt }: OwnRefund): boolean =>
  endedAt === null || serverNow() - endedAt.getTime() < TOLD_MS;

/** One's own money on its way back, and where it stands; nothing where there is none. */
export function OwnRefunds() {
  const told = useAnswer(getMyRefunds, {}, { staleTime: 0 }).data?.filter(isTold) ?? [];
  if (told.length === 0) return null;
  return (
    <section aria-label={text.section} className="mb-5 flex flex-col gap-3">
      {told.map((refund) => (
        <OwnRefundCard key={refund.id} refund={refund} />
      ))}
    </section>
  );
}

function OwnRefundCard({ refund }: { refund: OwnRefund }) {
  const { state, way, amountKobo, to, reason, askedAt, endedAt } = refund;
  return (
    <div className={`${cardClass} p-4`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span>
          <Sentence words={text.line[way]} fill={{ amount: <Money kobo={amountKobo} /> }} />
        </span>
        <Badge tone={refundTones[state]}>{refundStateNames[state]}</Badge>
      </p>
      {state !== 'done' && <p>{text[state]}</p>}
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {to !== '' && (
          <>
            <bdi>{to}</bdi>
            {' · '}
          </>
        )}
        {endedAt ? text.ended : text.asked} <InstituteTime at={endedAt ?? askedAt} />
      </p>
      {reason !== '' && (
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {text.because(reason)}
        </p>
      )}
    </div>
  );
}
