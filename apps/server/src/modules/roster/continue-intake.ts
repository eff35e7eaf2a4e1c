import { roles } from '@institute/contract/auth/abilities';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { addUser, invitationMails, placeMails } from '../auth/index.ts';
import { classNames, placeStudents } from '../classes/index.ts';
import { insertNote } from '../people/index.ts';
import type { Newcomer } from './read-roster.ts';
import {
  advance,
  type IntakeRow,
  liveAmong,
  lockIntake,
  unverifiedAmong,
  usersByEmail,
} from './store.ts';
import { text } from './text.ts';

/** Imports and enrolments that the office has begun. */
export const intakeJobs = defineQueue<{ id: number }>('intakes', { backoff: 5 });

/**
 * People of one transaction: so few that whoever waits for the embedded database, which does one thing
 * at a time, hardly notices.
 */
const BATCH = 25;

type IntakeServices = Pick<Services, 'db' | 'clock' | 'config' | 'notices' | 'jobs'>;

/**
 * Goes on with an intake until everybody has been dealt with; the next process begins where the last
 * step of a killed one ended.
 */
export function continueIntake(
  services: IntakeServices,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const step = () =>
    inTransaction(services.db, async (tx) => {
      const row = await lockIntake(tx, id);
      return !row || row.finishedAt !== null || takeStep(services, tx, row);
    });
  return inSteps(step, signal);
}

/** Deals with the next people of an intake whose row is under our lock; whether these were the last. */
async function takeStep(services: IntakeServices, tx: Tx, row: IntakeRow): Promise<boolean> {
  const batch = row.people.slice(row.processed, row.processed + BATCH);
  const newcomers = batch.filter((one): one is Newcomer => !('id' in one));
  const ids = batch.flatMap((one) => ('id' in one ? [one.id] : []));
  const added = await addNewcomers(services, tx, row, newcomers);
  const there = await usersByEmail(
    tx,
    newcomers.map(({ email }) => email),
  );
  const userIds = [...(await liveAmong(tx, ids)), ...there.values()];
  const { given, placed } = await placeStudents(services, tx, {
    userIds,
    classIds: row.classIds,
    // The mail that invites somebody names the classes.
    toTell: userIds.filter((id) => !added.has(id)),
  });
  await mailPlaces(services, tx, row, {
    userIds: [...there.values()].filter((id) => placed.has(id) && !added.has(id)),
  });
  const processed = row.processed + batch.length;
  const isDone = processed >= row.people.length;
  await advance(tx, row.id, {
    processed,
    added: row.added + added.size,
    enrolled: row.enrolled + given,
    ...(isDone && { people: [], finishedAt: services.clock.now() }),
  });
  return isDone;
}

/** Makes accounts for those who have none, and has them invited; the ids of the new ones. */
async function addNewcomers(
  { clock, jobs }: IntakeServices,
  tx: Tx,
  row: IntakeRow,
  newcomers: readonly Newcomer[],
): Promise<Set<number>> {
  const added = new Set<number>();
  const names = newcomers.length > 0 ? await classNames(tx, row.classIds) : [];
  // In one order, so that two imports at once do not wait for each other crosswise.
  for (const { otherPhones, ...newcomer } of [...newcomers].sort((a, b) =>
    a.email < b.email ? -1 : 1,
  )) {
    const userId = await addUser(tx, clock.now(), {
      ...newcomer,
      passwordHash: '',
      role: roles.student,
      emailVerifiedAt: null,
      signedUpFrom: null,
    });
    if (userId === null) continue;
    added.add(userId);
    if (otherPhones) {
      const body = text.otherPhones(otherPhones.join(', '));
      const note = { userId, authorId: row.startedBy, addedBy: null, createdAt: clock.now() };
      await insertNote(tx, { ...note, body });
    }
    const mail = { userId, classNames: names.map(({ name }) => name) };
    await jobs.enqueue(tx, invitationMails, mail);
  }
  return added;
}

/**
 * Mails those of some people whose account has an e-mail that nobody has verified: the office knows
 * them by it alone, and whoever made the account may be somebody else.
 */
async function mailPlaces(
  { jobs }: IntakeServices,
  tx: Tx,
  row: IntakeRow,
  { userIds }: { userIds: readonly number[] },
): Promise<void> {
  const unverified = userIds.length > 0 ? await unverifiedAmong(tx, userIds) : [];
  if (unverified.length === 0) return;
  const names = (await classNames(tx, row.classIds)).map(({ name }) => name);
  for (const userId of unverified) {
    await jobs.enqueue(tx, placeMails, { userId, classNames: names });
  }
}
