import { dictionary } from '@institute/contract/language';
import { formatKobo, type Kobo } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';

const text = dictionary('payments/from-wallet', {
  taken: (amount: string) => `${amount} of the wallet is taken as well.`,
  /** Beside what is refused, and beside what then stays in the wallet. */
  tooLittle: (missing: string, holds: string) =>
    `${missing} is missing, and the wallet holds ${holds}: that is too little.`,
  allStays: (missing: string, holds: string) =>
    `${missing} is missing, and the wallet holds ${holds}: that is too little, and all of it stays in the wallet.`,
});

interface FromWalletProps {
  /** What was typed as having come. */
  amount: string;
  /** What is taken whole; null where less may be paid, or while it is not known. */
  dueKobo: Kobo | null;
  /** What the wallet holds; null where nobody has said. */
  walletKobo: Kobo | null;
  /** Whether what does not suffice is put into the wallet, and not refused. */
  isKept?: boolean;
}

/** Says before money moves that the wallet gives what an amount lacks, or that it cannot. */
export function FromWallet({ amount, dueKobo, walletKobo, isKept = false }: FromWalletProps) {
  const kobo = parseTypedNaira(amount) ?? 0;
  const missing = dueKobo === null || kobo === 0 ? 0 : Math.max(0, dueKobo - kobo);
  const isShort = walletKobo !== null && missing > walletKobo;
  const words = isShort
    ? text[isKept ? 'allStays' : 'tooLittle'](formatKobo(missing), formatKobo(walletKobo))
    : text.taken(formatKobo(missing));
  return (
    <div role="status" className="empty:hidden">
      {missing > 0 && (
        <p
          className={`rounded-field px-3 py-2 text-sm ${isShort ? 'bg-bad-soft text-bad' : 'bg-gold-soft text-gold-strong'}`}
        >
          {words}
        </p>
      )}
    </div>
  );
}
