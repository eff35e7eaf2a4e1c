import { OFFER_HOURS } from '@institute/contract/meetings/seats';
import { DAY_MS, HOUR_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { classByRef, isClosed, isPublished } from '../classes/index.ts';
import { freeSeats, isToChoose } from './seat-rules.ts';
import { type LockedGroup, lockGroup } from './store.ts';
import { zonesOf } from './store-reminders.ts';
import {
  deleteForgotten,
  deleteLapsed,
  groupsInDemand,
  seatsOf,
  type WishRow,
  wishesOf,
  writeWish,
} from './store-seats.ts';

type OfferServices = Pick<Services, 'clock' | 'notices'>;

/**
 * Ends the offers of a group that nobody has taken in time, and offers the seats that are free to the next in its
 * line. Both are told in the same transaction, so that each offer is made and told once, whatever runs beside or
 * dies. The group is locked.
 */
export async function offerSeats(
  services: OfferServices,
  tx: Tx,
  group: LockedGroup,
): Promise<void> {
  const now = services.clock.now();
  const news = { classId: group.classId, className: group.className, groupName: group.name };
  for (const userId of await deleteLapsed(tx, group.id, now)) {
    await services.notices.seatLapsed(tx, now, { ...news, userId });
  }
  const waiting = (await wishesOf(tx, [group.id])).filter(({ wish }) => wish.state === 'waiting');
  if (waiting.length === 0 || !isToChoose(group, now)) return;
  const row = await classByRef(tx, String(group.classId));
  if (!row || !isPublished(row)) return;
  // Once registration has closed, a seat is of use to those alone who are in the class.
  const line = waiting.filter(({ isInClass }) => isInClass || !isClosed(row, now));
  const free = freeSeats(group, (await seatsOf(tx, [group.id], now))(group.id));
  for (const { wish } of line.slice(0, free ?? line.length)) {
    await offerTo(services, tx, group, wish);
  }
}

/** Offers somebody in line a seat, and tells them. */
export async function offerTo(
  { notices, clock }: OfferServices,
  tx: Tx,
  { classId, className, name, zone }: LockedGroup,
  wish: WishRow,
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + OFFER_HOURS * HOUR_MS);
  await writeWish(tx, { ...wish, state: 'offered', until });
  const { userId } = wish;
  const ownZone = (await zonesOf(tx, [userId])).get(userId) ?? zone;
  const news = { userId, classId, className, groupName: name, zone, ownZone, until };
  await notices.seatOffered(tx, now, news);
}

/** For how many days a seat that was chosen and not taken says what somebody had wanted. */
const REMEMBERED_DAYS = 7;

/** The same for every group in whose line somebody stands, each in a transaction of its own. */
export async function offerAllSeats(services: OfferServices & Pick<Services, 'db'>): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await deleteForgotten(db, new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS));
  for (const id of await groupsInDemand(db, now)) {
    await inTransaction(db, async (tx) => {
      const group = await lockGroup(tx, id);
      if (group) await offerSeats(services, tx, group);
    });
  }
}
