import {
  updateInstituteProfile,
  uploadTeacherPicture,
} from '@institute/contract/settings/institute-profile';
import {
  saveSignature,
  updateAppSettings,
  uploadLogo,
} from '@institute/contract/settings/managed-settings';
import { ConfigError } from '../src/config.ts';
import type { Services } from '../src/context.ts';
import {
  actAsAdministrator,
  ensureAdministrator,
  forgetSignIns,
  retirePassword,
} from '../src/modules/auth/index.ts';
import { hasClasses } from '../src/modules/classes/index.ts';
import { extendMarking } from '../src/modules/settings/index.ts';
import { countForPlanner, lockInTransaction } from '../src/platform/db.ts';
import { inTransaction } from '../src/platform/db-transaction.ts';
import { token } from '../src/platform/random.ts';
import { billed } from './bills.ts';
import { paidByCard } from './card-payments.ts';
import { demoAccount, transfersClaimed } from './claims.ts';
import { conversations } from './conversations.ts';
import { gradesGiven } from './grades.ts';
import { homeworkDone } from './homework.ts';
import { lettersWritten } from './letters.ts';
import { meetingsHeld } from './meetings.ts';
import { openClasses } from './open-classes.ts';
import { perform, type Stage } from './perform.ts';
import { pricesGiven } from './prices.ts';
import { studentHistories } from './student-histories.ts';
import { demoStudents } from './students.ts';
import { demoWorkers, workersHired } from './workers.ts';

const ADMIN = { email: 'admin@example.com', name: 'Ustadha Maryam Bello' };
const DAY = 24 * 3600 * 1000;
/** How long ago the demo institute opened. */
const HISTORY_DAYS = 200;
/** What the payment simulator (tools/simulator) takes for its public key. */
const SIMULATOR_PUBLIC_KEY = 'pk_test_simulator';
/** How long automatic marking still runs. */
const MARKING_DAYS = 45;
const SEED_LOCK = 7_202_613;

/** What the people of the demo sign in with. */
interface DemoPasswords {
  /** Shared by all demo students, so that anybody may look at the institute through their eyes. */
  student: string;
  admin: string;
}

/** Known to everybody who has read this: for this machine's own user alone. */
const published: DemoPasswords = { student: 'learn-arabic-1', admin: 'teach-arabic-1' };
const STUDENT = 'student@example.com';

const line = ({ student, admin }: DemoPasswords, config: Services['config']) => {
  const others = config.firstAdmin ? '' : `, or as ${ADMIN.email} with ${admin}`;
  const working = demoWorkers.map(({ email, powers }) => `${email} (${powers.join(', ')})`);
  return `Demo data: sign in as ${[...working, STUDENT].join(', ')} with ${student}${others}`;
};

/**
 * Makes the demo institute where it is wanted, and gives what to tell the operator of how to sign
 * in. On a public address the passwords are made at random and told this once; published ones that
 * an earlier start has left there are replaced.
 */
export async function prepareDemo(services: Services): Promise<string | null> {
  const { config } = services;
  const passwords = config.isPublic ? { student: token(12), admin: token(12) } : published;
  const isMade = config.demoData && (await seedDemo(services, passwords));
  if (!config.isPublic) return config.demoData ? line(passwords, config) : null;
  if (isMade) return `${line(passwords, config)}. This is said once.`;
  const retired = await retirePublished(services, passwords);
  if (retired.length === 0) return null;
  return `The demo's published passwords do not stand on a public address. From now on, said once: ${passwords.admin} is that of ${ADMIN.email}, ${passwords.student} that of the demo's students.`;
}

/** Refuses to make a demo beside a first administrator who has the e-mail of one of its students. */
export function expectOtherPeople({ demoData, firstAdmin }: Services['config']): void {
  if (
    !demoData ||
    ![...demoStudents, ...demoWorkers].some(({ email }) => email === firstAdmin?.email)
  )
    return;
  throw new ConfigError(
    'ADMIN_EMAIL: is that of a student of the demo. Choose another, or set DEMO_DATA=off',
  );
}

/** Replaces those passwords of demo accounts that are still as published; gives whose. */
async function retirePublished(services: Services, next: DemoPasswords): Promise<string[]> {
  const retired: string[] = [];
  const accounts = [
    { email: ADMIN.email, known: published.admin, next: next.admin },
    ...[...demoStudents, ...demoWorkers].map(({ email }) => ({
      email,
      known: published.student,
      next: next.student,
    })),
  ];
  for (const { email, ...passwords } of accounts) {
    if (await retirePassword(services, email, passwords)) retired.push(email);
  }
  return retired;
}

/**
 * Fills an empty institute with demo data, in one transaction: a start that is cut off leaves
 * nothing behind and the next one begins anew. Returns whether it did.
 */
async function seedDemo(services: Services, passwords: DemoPasswords): Promise<boolean> {
  const today = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    await lockInTransaction(tx, SEED_LOCK);
    if (await hasClasses(tx)) return false;
    services.log.info('Making the demo institute, once');
    // The reader and what it knows of YAML are loaded by the one start that needs them.
    const { readDemo } = await import('./reader/index.ts');
    const demo = await readDemo();
    const { settings, profile } = demo.institute;
    const clock = { time: new Date(today.getTime() - HISTORY_DAYS * DAY), now: () => clock.time };
    const stage: Stage = {
      services: { ...services, db: tx, clock },
      clock,
      studentPassword: passwords.student,
    };
    // The demo's own administrator, unless there is one already.
    await ensureAdministrator(stage.services, { ...ADMIN, password: passwords.admin });
    const admin = await actAsAdministrator(stage.services);
    await perform(stage, admin, uploadLogo, {}, { logo: 'logo.png' });
    await perform(stage, admin, saveSignature, {}, { signature: 'signature.png' });
    const card = services.cardProviders.paystack ? { paystackKey: SIMULATOR_PUBLIC_KEY } : {};
    await perform(stage, admin, updateAppSettings, {
      ...settings,
      ...card,
      ...demoAccount,
      subamount: '2500',
      rewardBudget: '20000',
    });
    const teachers = [];
    for (const teacher of demo.institute.teachers) {
      const { picture } = teacher;
      const { data } = await perform(stage, admin, uploadTeacherPicture, {}, { picture });
      teachers.push({ ...teacher, picture: data.picture });
    }
    await perform(stage, admin, updateInstituteProfile, { ...profile, teachers });
    const classes = await openClasses(stage, admin, demo, today);
    const events = [
      ...workersHired(stage, admin, today),
      ...(await studentHistories(stage, admin, classes, today)),
      ...conversations(stage, admin, demo, classes, today),
      ...lettersWritten(stage, demo, classes, today),
      ...transfersClaimed(stage, today),
      ...(services.config.demoCards ? paidByCard(stage, admin, today) : []),
      ...billed(stage, admin, today),
      ...pricesGiven(stage, admin, classes, today),
      ...meetingsHeld(stage, admin, classes, today),
      ...gradesGiven(stage, admin, classes, today),
      ...homeworkDone(stage, admin, demo, classes, today),
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
    await countForPlanner(tx);
    return true;
  });
}
