import { dictionary } from '@institute/contract/language';
import { formatKobo, type Kobo } from '@institute/contract/money';

const text = dictionary('domains/payments/unusual', {
  unusual: (amount: string) =>
    `${amount} is far more than usual. Press again if the amount is right.`,
});

/** Says that an amount is unusually large and is asked about; nothing for null. */
export function UnusualAmount({ kobo }: { kobo: Kobo | null }) {
  return (
    <p
      role="status"
      className={
        kobo === null ? 'empty:hidden' : 'rounded-field bg-gold-soft px-3 py-2 text-gold-strong'
      }
    >
      {kobo !== null && text.unusual(formatKobo(kobo))}
    </p>
  );
}
