import { useFreshBalance } from '../../data/wallet.ts';
import { useUser } from '../../lib/user.ts';
import { cardClass } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StarPattern } from '../../ui/star-pattern.tsx';
import { text } from './text.ts';
import { WalletHistory } from './wallet-history.tsx';

/** The wallet: what is in it, and every movement of it. */
export function WalletPage() {
  const user = useUser();
  useFreshBalance();

  return (
    <>
      <PageHeader title={text.title} />
      <section
        aria-label={text.balance}
        className="relative mb-6 overflow-hidden rounded-card bg-linear-to-br from-hero-from via-hero-via to-hero-to p-5 text-on-hero sm:p-6"
      >
        <StarPattern className="opacity-10" />
        <p className="relative text-hero-muted">{text.balance}</p>
        <p className="relative font-semibold text-3xl sm:text-4xl">
          <Money naira={user?.wallet ?? 0} />
        </p>
      </section>
      <section aria-labelledby="history" className={cardClass}>
        <WalletHistory />
      </section>
    </>
  );
}
