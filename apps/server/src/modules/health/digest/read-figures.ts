import type { HealthPart } from '@institute/contract/health/health';
import type { Services } from '../../../context.ts';
import { movedOut } from '../../ledger/index.ts';
import { paymentsToConfirm } from '../../payments/index.ts';
import { happenedBetween, readWork } from '../../reports/index.ts';
import { presentParts } from '../present.ts';
import { readHealth } from '../read-health.ts';
import type { Week } from './week.ts';

/** What a week has brought, what waits now, and which parts of the institute are not well; kobo. */
export type DigestFigures = Awaited<ReturnType<typeof readFigures>>;

/** Reads what a digest tells. */
export async function readFigures(services: Services, { from, to }: Week) {
  const { db } = services;
  const { students, enrolments } = await happenedBetween(db, from, to);
  const moved = await movedOut(db, from, to);
  const work = await readWork(services);
  const parts = presentParts(await readHealth(services));
  return {
    students,
    enrolments,
    money: {
      card: moved.card_clearing ?? 0,
      bank: moved.bank ?? 0,
      cash: moved.cash ?? 0,
      other: moved.other_receipts ?? 0,
    },
    waived: moved.waivers ?? 0,
    rewards: (moved.referral_bonus ?? 0) + (moved.game_reward ?? 0),
    waiting: {
      exams: work.exams[0] ?? 0,
      questions: work.comments.count,
      confirm: await paymentsToConfirm(db),
      look: work.payments.count,
      differences: work.differences,
    },
    unwell: (Object.keys(parts) as HealthPart[]).filter((name) =>
      ['act', 'unknown'].includes(parts[name].state),
    ),
  };
}
