import type { ProviderName } from '@institute/contract/payments/payments';
import { defineQueue } from '../../../platform/job-queue.ts';

/** A dispute of which the provider has said something, by its number there. */
export interface DisputeNews {
  provider: ProviderName;
  providerId: number;
  isReminder: boolean;
}

/** Disputes to be looked at. */
export const disputeLooks = defineQueue<DisputeNews>('disputes', { timeLimit: 60 });
