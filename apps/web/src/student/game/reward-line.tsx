import { pathTo } from '@institute/contract/routes';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { text } from './text.ts';
import type { useReward } from './use-reward.ts';

/** What became of the reward: on its way, paid, or why not. */
export function RewardLine({ reward }: { reward: ReturnType<typeof useReward> }) {
  return (
    <div role="status" className="flex w-full flex-col items-center gap-3">
      {reward.state === 'claiming' && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          {text.claiming}
        </p>
      )}
      {reward.state === 'paid' && (
        <dl className="w-full rounded-field bg-good-soft px-4 py-2 text-good">
          <div className="flex justify-between gap-4 py-1">
            <dt>{text.added}</dt>
            <dd className="font-semibold">
              +<Money kobo={reward.addedKobo} />
            </dd>
          </div>
          <div className="flex justify-between gap-4 py-1">
            <dt>{text.balance}</dt>
            <dd className="font-semibold">
              <Money kobo={reward.balanceKobo} />
            </dd>
          </div>
        </dl>
      )}
      {reward.state === 'failed' && (
        <>
          <p dir="auto" className="rounded-field bg-bad-soft px-3 py-2 font-medium text-bad">
            {reward.message}
          </p>
          <div className="flex flex-wrap justify-center gap-2 empty:hidden">
            {reward.isUnverified && (
              <LinkButton to={pathTo('profile')} target="_blank" variant="secondary" size="sm">
                {text.verifyEmail}
              </LinkButton>
            )}
            {reward.mayRetry && (
              <Button variant="secondary" size="sm" onClick={reward.claim}>
                {text.claimAgain}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
