import {
  getRenewals,
  keepCard as keepCardCall,
  type RenewedPlace,
  removeCard as removeCardCall,
  setRenewal as setRenewalCall,
} from '@institute/contract/payments/renewals';
import { dateText } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { dueOf } from './due.ts';
import { keepCard, removeCard } from './keep-card.ts';
import { amountOf, cardName } from './run-renewals.ts';
import { setRenewal } from './set-renewal.ts';
import {
  lastReusable,
  type RenewalLine,
  renewalsOf,
  type SavedCardRow,
  savedCardOf,
} from './store-renewals.ts';

/** How long a payment's card may be kept after it. */
const OFFERED_MS = 30 * DAY_MS;

const presentCard = (card: SavedCardRow) => ({ name: cardName(card), expires: card.expires });

/** A place as its student sees it; null of one that is neither paid by itself nor might be. */
async function presentPlace(context: Context, line: RenewalLine): Promise<RenewedPlace | null> {
  const { renewal, taught } = line;
  const due = dueOf(line, context.config.timeZone);
  if (!due && !renewal) return null;
  const today = dateText(context.clock.now(), context.config.timeZone);
  const day = due && due.day < today ? today : (due?.day ?? '');
  return {
    ...{ classId: taught.rand, className: taught.name, kind: due?.kind ?? null, day },
    isOn: renewal?.isOn ?? false,
    amountKobo: due ? await amountOf(context, context.db, line, due) : 0,
    stopped: renewal?.stopped ?? null,
  };
}

/** Calls about cards that are kept, and places that are paid for by themselves. */
export const renewalHandlers = [
  handle(getRenewals, async (context) => {
    const { userId } = signedIn(context);
    const { db, clock } = context;
    const card = await savedCardOf(db, userId);
    const since = new Date(clock.now().getTime() - OFFERED_MS);
    const offer = card ? null : await lastReusable(db, userId, since);
    const places: RenewedPlace[] = [];
    for (const line of await renewalsOf(db, userId)) {
      const place = await presentPlace(context, line);
      if (place) places.push(place);
    }
    return { data: { card: card && presentCard(card), offer, places } };
  }),

  handle(keepCardCall, async (context, { reference }) => ({
    data: presentCard(await keepCard(context, reference)),
    message: text.renewals.kept,
  })),

  handle(removeCardCall, async (context) => {
    await removeCard(context);
    return { data: null, message: text.renewals.removed };
  }),

  handle(setRenewalCall, async (context, { class_id, on, amount }) => {
    await setRenewal(context, { classRef: class_id, isOn: on, shown: amount });
    return { data: null, message: text.renewals.saved };
  }),
];
