import { getSecondFactor, type SecondFactor } from '@institute/contract/auth/second-factor';
import { useState } from 'react';
import { useAnswer } from '../../platform/answers.ts';
import { cardClass } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AppCard } from './app-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { text } from './text.ts';

/** One's own second factor: set up, looked at, taken away. */
export function SecurityPage() {
  const factor = useAnswer(getSecondFactor, {});
  return (
    <div className="max-w-3xl">
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {factor.isPending ? (
        <Loading label={text.loading}>
          <div className="flex flex-col gap-5">
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
          </div>
        </Loading>
      ) : factor.data ? (
        <Cards factor={factor.data} />
      ) : (
        <div className={cardClass}>
          <ErrorState title={text.failed} query={factor} />
        </div>
      )}
    </div>
  );
}

function Cards({ factor }: { factor: SecondFactor }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isBare = factor.authenticatorSince === null && factor.passkeys.length === 0;
  /** Recovery codes come with a first factor alone. */
  const show = (fresh: readonly string[]) => {
    if (fresh.length > 0) setCodes(fresh);
  };
  return (
    <div className="flex flex-col gap-5">
      {isBare && (
        <p role="status" className="rounded-field bg-gold-soft px-4 py-3 text-gold-strong">
          {factor.isRequired ? text.missing : text.bare}
        </p>
      )}
      <AppCard since={factor.authenticatorSince} onCodes={show} />
      <PasskeysCard passkeys={factor.passkeys} onCodes={show} />
      {!isBare && <RecoveryCard left={factor.recoveryCodes} onCodes={show} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}
