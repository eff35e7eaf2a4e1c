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
  kind,
}: Pick<RenewedPlace, 'classId' | 'amountKobo' | 'kind'>) {
  const { mutateAsync, isPending } = useAct(setRenewal, { refreshes: [getRenewals] });
  const set = async (isOn: boolean) => {
    try {
      await mutateAsync({ classId, on: flagOf(isOn), amount: nairaText(amountKobo) });
      toast.success(isOn ? text.on : kind === 'part' ? text.partStopped : text.stopped);
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

/** From what a month is paid, and from what a part, which is taken from the wallet in any case. */
const monthWords = { anyway: '', card: text.byCard, noCard: text.byWallet, told: text.told };
const partWords = {
  ...{ anyway: text.partAnyway, card: text.partByCard, noCard: text.partNoCard, told: '' },
};

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
  const words = place.kind === 'part' ? partWords : monthWords;
  const from = card ? (
    <Sentence words={words.card} fill={{ card: <bdi className="figures">{card.name}</bdi> }} />
  ) : (
    words.noCard
  );
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-2">
      <SavedCheckbox
        label={text.switch}
        hint={
          <>
            <NextPayment place={place} />. {words.anyway} {from} {words.told}
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
