import type { Handler } from './context.ts';
import { handlers as certificates } from './modules/certificates/index.ts';
import { handlers as classes } from './modules/classes/index.ts';
import { handlers as comments } from './modules/comments/index.ts';
import { handlers as exams } from './modules/exams/index.ts';
import { handlers as game } from './modules/game/index.ts';
import { handlers as health } from './modules/health/index.ts';
import { handlers as ledger } from './modules/ledger/index.ts';
import { handlers as lessons } from './modules/lessons/index.ts';
import { handlers as messages } from './modules/messages/index.ts';
import { handlers as myData } from './modules/my-data/index.ts';
import { handlers as payments } from './modules/payments/index.ts';
import { handlers as people } from './modules/people/index.ts';
import { handlers as referrals } from './modules/referrals/index.ts';
import { handlers as reports } from './modules/reports/index.ts';
import { handlers as settings } from './modules/settings/index.ts';

/** What answers each call of the contract; `access-sweep.test.ts` proves that none is left out. */
export const handlers: readonly Handler[] = [
  ...settings,
  ...ledger,
  ...referrals,
  ...people,
  ...classes,
  ...payments,
  ...lessons,
  ...exams,
  ...comments,
  ...messages,
  ...certificates,
  ...game,
  ...reports,
  ...health,
  ...myData,
];
