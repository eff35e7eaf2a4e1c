import type { Invoice } from '@institute/contract/invoices/invoices';
import { PersonText } from '../../../ui/person-text.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { text } from '../statement-text.ts';

/** What became of a debt, when and why. */
export function SettledState({ invoice }: { invoice: Invoice }) {
  const { state, settledAt, reason } = invoice;
  return (
    <span className="block text-muted text-sm">
      {text.states[state]}
      {settledAt && (
        <>
          , <InstituteTime at={settledAt} />
        </>
      )}
      {reason !== '' && (
        <>
          {': '}
          <PersonText>{reason}</PersonText>
        </>
      )}
    </span>
  );
}
