import { AppError } from '@institute/contract/errors';
import {
  getReconciliation,
  runReconciliation,
  settleDifference,
} from '@institute/contract/payments/managed-payments';
import { type AuditNote, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { configuredProviders } from '../../../platform/card-provider.ts';
import { pageOf } from '../../../shared/page.ts';
import { throttle } from '../../auth/index.ts';
import { fetchSettlements } from '../settlements/fetch-settlements.ts';
import { text } from '../text.ts';
import { reconcileAll } from './reconcile.ts';
import { presentDifference, presentReconciliation } from './reconciliation-present.ts';
import { closeDifference, lastReconciliation, listDifferences } from './store-reconciliation.ts';

/** The comparison with the provider, and the settling of what it found. */
export const reconciliationHandlers = [
  handle(getReconciliation, async (context, input) => {
    const page = pageOf(input);
    const wanted = { ...page, settled: input.settled };
    const { total, lines } = await listDifferences(context.db, wanted);
    const { last, open } = await lastReconciliation(context.db);
    return {
      data: lines.map(presentDifference),
      meta: { ...page.meta(total), last: presentReconciliation(last, open) },
    };
  }),

  handle(runReconciliation, async (context, { date }) => {
    if (configuredProviders(context.cardProviders).length === 0)
      throw new AppError('payment_unconfigured');
    await throttle(context, 'reconciliation', signedIn(context).signInName);
    const last = await reconcileAll(context, date ?? null);
    await fetchSettlements(context);
    const { open } = await lastReconciliation(context.db);
    const found = presentReconciliation(last, open);
    await context.transaction(async () => undefined, { details: { state: found.state } });
    return { data: found };
  }),

  handle(settleDifference, async (context, { difference_id, note }) => {
    const { userId } = signedIn(context);
    const noted: AuditNote = {};
    await context.transaction(async (tx) => {
      const by = { at: context.clock.now(), userId, note };
      const closed = await closeDifference(tx, difference_id, by);
      if (!closed) throw new AppError('difference_not_found');
      const { reference } = closed;
      noted.subjectId = closed.userId;
      noted.details = { differenceId: difference_id, reference, note };
    }, noted);
    return { data: null, message: text.settled };
  }),
];
