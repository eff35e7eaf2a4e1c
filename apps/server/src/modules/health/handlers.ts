import { getHealth } from '@institute/contract/health/health';
import { handle } from '../../handler.ts';
import { presentParts } from './present.ts';
import { readHealth } from './read-health.ts';
import { readPhones } from './read-phones.ts';

export const handlers = [
  handle(getHealth, async (context) => {
    const [readings, phones] = await Promise.all([readHealth(context), readPhones(context)]);
    return { data: { checkedAt: context.clock.now(), parts: presentParts(readings), phones } };
  }),
];
