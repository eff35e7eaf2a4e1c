import { getRenewals, type RenewedPlace, removeCard } from '@institute/contract/payments/renewals';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCan } from '../../auth/use-actor.ts';
import { renewalText as text } from '../renewal-words.ts';
import { CardOffer } from './card-offer.tsx';
import { NextPayment, useSetRenewal } from './renew-switch.tsx';

/** The card that the student has kept, or one that may be, and what is paid by itself; nothing where there is none. */
export function SavedCard() {
  const { data } = useAnswer(getRenewals, {}, { staleTime: 0 });
  const canPay = useCan('money.pay');
  if (!data) return null;
  const { card, offer } = data;
  const places = data.places.filter(({ isOn, stopped }) => isOn || stopped !== null);
  if (!card && !offer && places.length === 0) return null;
  return (
    <section aria-labelledby="saved-card" className={`${cardClass} mb-6 p-4 sm:p-5`}>
      <h2 id="saved-card" className="font-semibold text-lg">
        {text.title}
      </h2>
      {card && <Kept card={card} canPay={canPay} />}
      {!card && offer && canPay && <CardOffer offer={offer} />}
      {!card && !offer && <p className="text-muted">{text.none}</p>}
      {places.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{text.section}</h3>
          <ul className="divide-y divide-line">
            {places.map((place) => (
              <PlaceLine key={place.classId} place={place} canPay={canPay} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A month such as `2028-04` as cards have it: `04/28`. */
const shortMonth = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`;

function Kept({ card, canPay }: { card: { name: string; expires: string }; canPay: boolean }) {
  const remove = useAct(removeCard, { refreshes: [getRenewals] });
  const press = async () => {
    try {
      await remove.mutateAsync({});
      toast.success(text.removed);
    } catch (error) {
      toast.error(refusalWords(error, text.failed));
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <bdi className="figures font-semibold text-lg">{card.name}</bdi>
          <span className="text-muted">
            {' '}
            {text.expires} <bdi className="figures">{shortMonth(card.expires)}</bdi>
          </span>
        </p>
        {canPay && (
          <Button
            variant="secondary"
            busy={remove.isPending}
            busyLabel={text.removing}
            onClick={() => void press()}
          >
            {text.remove}
          </Button>
        )}
      </div>
      <p className="mt-2 text-muted text-sm">{text.used}</p>
    </>
  );
}

function PlaceLine({ place, canPay }: { place: RenewedPlace; canPay: boolean }) {
  const { set, isPending } = useSetRenewal(place);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">
          <PersonText>{place.className}</PersonText>
        </p>
        {place.stopped ? (
          <p className="text-bad">{text.reasons[place.stopped]}</p>
        ) : (
          <p>
            <NextPayment place={place} />
          </p>
        )}
      </div>
      {canPay && place.isOn && (
        <Button
          variant="secondary"
          busy={isPending}
          busyLabel={text.stopping}
          onClick={() => void set(false)}
        >
          {text.stop}
        </Button>
      )}
    </li>
  );
}
