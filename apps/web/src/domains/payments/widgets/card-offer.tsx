import { getRenewals, keepCard } from '@institute/contract/payments/renewals';
import { brokenWords, refusalWords } from '../../../forms/submit-error.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { renewalText as text } from '../renewal-words.ts';

/** A card that has paid and may be kept; it is kept by this press alone. */
export function CardOffer({ offer }: { offer: { reference: string; name: string } }) {
  const keep = useAct(keepCard, { refreshes: [getRenewals] });
  const press = async () => {
    try {
      await keep.mutateAsync({ reference: offer.reference });
      toast.success(text.kept);
    } catch (error) {
      toast.error(refusalWords(error, text.failed, brokenWords(error)));
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        <Sentence words={text.offer} fill={{ card: <bdi className="figures">{offer.name}</bdi> }} />{' '}
        <span className="text-muted">{text.offerDetail}</span>
      </p>
      <Button
        variant="secondary"
        busy={keep.isPending}
        busyLabel={text.keeping}
        onClick={() => void press()}
      >
        {text.keep}
      </Button>
    </div>
  );
}
