import { flagOf } from '@institute/contract/fields';
import { nairaText } from '@institute/contract/money';
import { getRenewals, type RenewedPlace, setRenewal } from '@institute/contract/payments/renewals';
import { brokenWords, refusalWords } from '../../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { formatDay } from '../../../ui/format.ts';
import { SavedCheckbox } from '../../../ui/saved-checkbox.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCan } from '../../auth/use-actor.ts';
import { Money } from '../../ledger/widgets/money.tsx';
import { renewalText as text } from '../renewal-words.ts';
import { CardOffer } from './card-offer.tsx';

/** Switches whether a place is paid for by itself; `isPending` while that is under way. */
export function useSetRenewal({
  classId,
  amountKobo,
}: Pick<RenewedPlace, 'classId' | 'amountKobo'>) {
  const { mutateAsync, isPending } = useAct(setRenewal, { refreshes: [getRenewals] });
  const set = async (isOn: boolean) => {
    try {
      await mutateAsync({ classId, on: flagOf(isOn), amount: nairaText(amountKobo) });
      toast.success(isOn ? text.on : text.stopped);
    } catch (error) {
      toast.error(refusalWords(error, text.failed, brokenWords(error)));
    }
  };
  return { set, isPending };
}

/** What is paid next, and on which day. */
export function NextPayment({ place: { kind, amountKobo, day } }: { place: RenewedPlace }) {
  if (kind === null) return text.nothing;
  const fill = { amount: <Money kobo={amountKobo} />, day: formatDay(day) };
  return <Sentence words={text[kind]} fill={fill} />;
}

/** The switch by which a student has a place paid for by itself, with what that will take; nothing where it cannot be. */
export function RenewSwitch({ classId }: { classId: string }) {
  const { data } = useAnswer(getRenewals, {}, { staleTime: 0 });
  const place = data?.places.find((one) => one.classId === classId);
  return data && place && (place.kind !== null || place.isOn) ? (
    <Switch place={place} card={data.card} offer={data.offer} />
  ) : null;
}

function Switch({
  place,
  card,
  offer,
}: {
  place: RenewedPlace;
  card: { name: string } | null;
  offer: { reference: string; name: string } | null;
}) {
  const canPay = useCan('money.pay');
  const { set } = useSetRenewal(place);
  const from = card ? (
    <Sentence words={text.byCard} fill={{ card: <bdi className="figures">{card.name}</bdi> }} />
  ) : (
    text.byWallet
  );
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-2">
      <SavedCheckbox
        label={text.switch}
        hint={
          <>
            <NextPayment place={place} />. {from} {text.told}
          </>
        }
        checked={place.isOn}
        disabled={!canPay}
        onSave={set}
      />
      {place.stopped && (
        <p className="rounded-field bg-bad-soft px-3 py-2 text-bad">
          {text.reasons[place.stopped]}
        </p>
      )}
      {canPay && place.isOn && !card && offer && <CardOffer offer={offer} />}
    </div>
  );
}
