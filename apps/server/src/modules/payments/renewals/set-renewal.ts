import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { Context } from '../../../context.ts';
import { classByRef, enrolmentOf } from '../../classes/index.ts';
import { lockWallets } from '../../ledger/index.ts';
import { dueOf } from './due.ts';
import { payerOf } from './keep-card.ts';
import { toldKey } from './renewal-rules.ts';
import { amountOf, renewalRuns } from './run-renewals.ts';
import { changeRenewal, lockRenewal, renewalLine, writeRenewal } from './store-renewals.ts';

/**
 * Has a place of the session's paid for by itself, or no more; what it says already stays as it is. The screen has said
 * what is paid and when, so that the student is told; what is due is paid at once. Errors: not_enrolled, not_renewable,
 * price_changed, not_as_student.
 */
export async function setRenewal(
  context: Context,
  wanted: { classRef: string; isOn: boolean; shown: Kobo | undefined },
): Promise<void> {
  const { userId } = payerOf(context);
  const { db, clock, config, jobs } = context;
  const taught = await classByRef(db, wanted.classRef);
  const place = taught && (await enrolmentOf(db, userId, taught.id));
  if (!place) throw new AppError('not_enrolled');
  await context.transaction(async (tx) => {
    await lockWallets(tx, [userId]);
    const renewal = await lockRenewal(tx, place.id);
    if ((renewal?.isOn ?? false) === wanted.isOn) return;
    const switchedAt = clock.now();
    if (!wanted.isOn)
      return changeRenewal(tx, place.id, { isOn: false, stopped: null, switchedAt });
    const line = await renewalLine(tx, place.id);
    const due = line && dueOf(line, config.timeZone);
    if (!due) throw new AppError('not_renewable');
    const amount = await amountOf(context, tx, line, due);
    if (wanted.shown !== undefined && amount > wanted.shown) throw new AppError('price_changed');
    await writeRenewal(tx, {
      ...{ placeId: place.id, isOn: true, amount, stopped: null, switchedAt },
      ...{ toldOf: toldKey(due), payFrom: switchedAt },
    });
    await jobs.enqueue(tx, renewalRuns, { placeId: place.id });
  });
}
