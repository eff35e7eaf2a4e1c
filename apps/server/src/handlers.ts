import type { Handler } from './handler.ts';
import { handlers as audit } from './modules/audit/index.ts';
import { handlers as auth } from './modules/auth/index.ts';
import { handlers as bank } from './modules/bank/index.ts';
import { handlers as certificates } from './modules/certificates/index.ts';
import { handlers as classes } from './modules/classes/index.ts';
import { handlers as comments } from './modules/comments/index.ts';
import { handlers as duplicates } from './modules/duplicates/index.ts';
import { handlers as exams } from './modules/exams/index.ts';
import { handlers as game } from './modules/game/index.ts';
import { handlers as health } from './modules/health/index.ts';
import { handlers as homework } from './modules/homework/index.ts';
import { handlers as invoices } from './modules/invoices/index.ts';
import { handlers as ledger } from './modules/ledger/index.ts';
import { handlers as lessons } from './modules/lessons/index.ts';
import { handlers as meetings } from './modules/meetings/index.ts';
import { handlers as messages } from './modules/messages/index.ts';
import { handlers as offline } from './modules/offline/index.ts';
import { handlers as payments } from './modules/payments/index.ts';
import { handlers as people } from './modules/people/index.ts';
import { handlers as places } from './modules/places/index.ts';
import { handlers as prices } from './modules/prices/index.ts';
import { handlers as privacy } from './modules/privacy/index.ts';
import { handlers as referrals } from './modules/referrals/index.ts';
import { handlers as reports } from './modules/reports/index.ts';
import { handlers as roster } from './modules/roster/index.ts';
import { handlers as settings } from './modules/settings/index.ts';
import { handlers as trash } from './modules/trash/index.ts';
import { handlers as words } from './modules/words/index.ts';

/** What answers the calls of each subject, in the order of the modules. */
export const handlersByModule: Readonly<Record<string, readonly Handler[]>> = {
  settings,
  ledger,
  referrals,
  audit,
  auth,
  people,
  prices,
  invoices,
  classes,
  meetings,
  roster,
  payments,
  places,
  bank,
  lessons,
  homework,
  exams,
  comments,
  offline,
  words,
  duplicates,
  messages,
  certificates,
  trash,
  game,
  reports,
  health,
  privacy,
};

/** What answers each call of the contract; `access-sweep.test.ts` proves that none is left out. */
export const handlers: readonly Handler[] = Object.values(handlersByModule).flat();
