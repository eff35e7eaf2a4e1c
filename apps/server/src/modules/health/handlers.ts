import { getHealth } from '@institute/contract/health/health';
import { handle } from '../../handler.ts';
import { presentParts } from './present.ts';
import { readHealth } from './read-health.ts';

export const handlers = [
  handle(getHealth, async (context) => ({
    data: {
      checkedAt: context.clock.now(),
      parts: presentParts(await readHealth(context)),
    },
  })),
];
