import { formatKobo, type Kobo } from '@institute/contract/money';
import { besidesWords as text } from '../office-words.ts';

interface BesidesProps {
  of: { fromWalletKobo: Kobo | null; stayedKobo: Kobo | null };
  className?: string;
}

/** What the wallet has given to a payment, or kept of it; nothing where it came out even. */
export function Besides({ of: { fromWalletKobo, stayedKobo }, className }: BesidesProps) {
  if (fromWalletKobo !== null) {
    return <p className={className}>{text.fromWallet(formatKobo(fromWalletKobo))}</p>;
  }
  return stayedKobo === null ? null : (
    <p className={className}>{text.stayed(formatKobo(stayedKobo))}</p>
  );
}
