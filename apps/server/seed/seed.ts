import { updateAppSettings, uploadLogo } from '@institute/contract/managed-settings';
import type { Actor, Services } from '../src/context.ts';
import { hasClasses } from '../src/modules/classes/index.ts';
import { ensureAdministrator, forgetSignIns, signInAs } from '../src/modules/people/index.ts';
import { extendMarking } from '../src/modules/settings/index.ts';
import { lockInTransaction } from '../src/platform/db.ts';
import { inTransaction } from '../src/platform/db-transaction.ts';
import { demoSettings } from './content/index.ts';
import { demoPassword } from './content/students.ts';
import { conversations } from './conversations.ts';
import { openClasses } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import { studentHistories } from './student-histories.ts';

const ADMIN = {
  email: 'admin@example.com',
  password: 'teach-arabic-1',
  name: 'Ustadha Maryam Bello',
};
const DAY = 24 * 3600 * 1000;
/** How long ago the demo institute opened. */
const HISTORY_DAYS = 200;
/** What the payment simulator (tools/simulator) takes for its public key. */
const SIMULATOR_PUBLIC_KEY = 'pk_test_simulator';
/** How long automatic marking still runs. */
const MARKING_DAYS = 45;
const SEED_LOCK = 7_202_613;

/** Said on the console after a start with demo data. */
export const demoCredentials = `Demo data: sign in as student@example.com with ${demoPassword}, or as ${ADMIN.email} with ${ADMIN.password}`;

/**
 * Fills an empty institute with demo data, in one transaction: a start that is cut off leaves
 * nothing behind and the next one begins anew. Returns whether it did.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const today = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    await lockInTransaction(tx, SEED_LOCK);
    if (await hasClasses(tx)) return false;
    services.log.info('Making the demo institute, once');
    const clock = { time: new Date(today.getTime() - HISTORY_DAYS * DAY), now: () => clock.time };
    const stage: Stage = { services: { ...services, db: tx, clock }, clock };
    const admin = await administrator(stage);
    await perform(stage, admin, uploadLogo, {}, { logo: 'logo.png' });
    const card = services.card ? { paystackKey: SIMULATOR_PUBLIC_KEY } : {};
    await perform(stage, admin, updateAppSettings, { ...demoSettings, ...card, subamount: '2500' });
    const classes = await openClasses(stage, admin, today);
    const events = [
      ...(await studentHistories(stage, admin, classes, today)),
      ...conversations(stage, admin, classes, today),
    ];
    // Histories run side by side, as they would have: the ledger and the lists are in order of time.
    events.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const event of events) {
      clock.time = event.at;
      await event.run();
    }
    await extendMarking(tx, today, MARKING_DAYS);
    // No browser holds what people of the demo have signed up with.
    await forgetSignIns(tx);
    return true;
  });
}

async function administrator(stage: Stage): Promise<Actor> {
  await ensureAdministrator(stage.services, ADMIN);
  return signInAs(stage.services, ADMIN);
}
