import { roles } from '@institute/contract/auth/abilities';
import { signInNameOf } from '@institute/contract/auth/user';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { addUser, invitationMails, placeMails } from '../auth/index.ts';
import { classNames, placeStudents } from '../classes/index.ts';
import { lockWallets } from '../ledger/index.ts';
import { takeKept } from '../meetings/index.ts';
import { insertNote } from '../people/index.ts';
import { type BilledDebt, listedDebts } from './listed-debts.ts';
import { listedPayments } from './listed-payments.ts';
import {
  advance,
  type IntakeRow,
  liveAmong,
  lockIntake,
  unverifiedAmong,
  usersByName,
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
  const newcomers = batch.filter((one): one is NewcomerOfIntake => !('id' in one));
  const ids = batch.flatMap((one) => ('id' in one ? [one.id] : []));
  const added = await addNewcomers(services, tx, row, newcomers);
  const there = await usersByName(tx, newcomers.map(signInNameOf));
  const parties = new Parties(row.classIds);
  const debts: BilledDebt[] = [];
  let paidFor = 0;
  for (const id of await liveAmong(tx, ids)) parties.add(id, undefined);
  for (const one of newcomers) {
    const id = there.get(signInNameOf(one));
    if (id === undefined) continue;
    const { payment, debt } = one;
    if (debt) debts.push({ ...debt, userId: id, billedBy: row.startedBy });
    // A class that the row has paid for is joined by its payment.
    parties.add(
      id,
      (one.classIds ?? row.classIds).filter((own) => own !== payment?.classId),
    );
    if (!payment) continue;
    await services.jobs.enqueue(tx, listedPayments, {
      ...{ ...payment, userId: id, takenBy: row.startedBy },
    });
    if (payment.classId !== null) paidFor += 1;
  }
  // All at once and in one order, so that two imports do not wait for each other crosswise.
  await lockWallets(tx, parties.userIds);
  const known = new Set([...there.values()].filter((id) => !added.has(id)));
  let enrolled = paidFor;
  for (const { classIds, userIds } of parties.all()) {
    // The mail that invites somebody names the classes.
    const toTell = userIds.filter((id) => !added.has(id));
    const { given, placed } = await placeStudents(services, tx, {
      ...{ userIds, classIds, toTell, freeReason: row.freeReason },
    });
    enrolled += given;
    const now = services.clock.now();
    for (const classId of classIds) {
      await takeKept(tx, { classId, userIds: [...placed], now });
    }
    const mailed = userIds.filter((id) => placed.has(id) && known.has(id));
    await mailPlaces(services, tx, mailed, classIds);
  }
  for (const debt of debts) await services.jobs.enqueue(tx, listedDebts, debt);
  const processed = row.processed + batch.length;
  const isDone = processed >= row.people.length;
  await advance(tx, row.id, {
    processed,
    added: row.added + added.size,
    enrolled: row.enrolled + enrolled,
    ...(isDone && { people: [], finishedAt: services.clock.now() }),
  });
  return isDone;
}

/** Somebody of an intake who may be new. */
type NewcomerOfIntake = Exclude<IntakeRow['people'][number], { id: number }>;

/** People who are to have places, apart by their classes; without classes of their own, those of the whole. */
class Parties {
  readonly #all: readonly number[];
  readonly #byClasses = new Map<string, { classIds: readonly number[]; userIds: number[] }>();

  constructor(all: readonly number[]) {
    this.#all = all;
  }

  add(userId: number, classIds: readonly number[] = this.#all): void {
    const key = classIds.join();
    const party = this.#byClasses.get(key);
    if (party) party.userIds.push(userId);
    else this.#byClasses.set(key, { classIds, userIds: [userId] });
  }

  all() {
    return [...this.#byClasses.values()];
  }

  get userIds(): number[] {
    return this.all().flatMap(({ userIds }) => userIds);
  }
}

/** Makes accounts for those who have none, and has them invited; the ids of the new ones. */
async function addNewcomers(
  { clock, jobs }: IntakeServices,
  tx: Tx,
  row: IntakeRow,
  newcomers: readonly NewcomerOfIntake[],
): Promise<Set<number>> {
  const added = new Set<number>();
  const names = new Map((await classNames(tx, row.classIds)).map(({ id, name }) => [id, name]));
  // In one order, so that two imports at once do not wait for each other crosswise.
  for (const newcomer of [...newcomers].sort((a, b) =>
    signInNameOf(a) < signInNameOf(b) ? -1 : 1,
  )) {
    const { name, email, phone, classIds = row.classIds } = newcomer;
    const userId = await addUser(tx, clock.now(), {
      ...{ name, phone, email: email || null },
      passwordHash: '',
      role: roles.student,
      emailVerifiedAt: null,
      signedUpFrom: null,
    });
    if (userId === null) continue;
    added.add(userId);
    const body = noteOf(newcomer);
    if (body !== '') {
      const note = { userId, authorId: row.startedBy, addedBy: null, createdAt: clock.now() };
      await insertNote(tx, { ...note, body });
    }
    // Whoever has no e-mail is given a link by the office (decision 138).
    if (email === '') continue;
    const mail = { userId, classNames: classIds.flatMap((id) => names.get(id) ?? []) };
    await jobs.enqueue(tx, invitationMails, mail);
  }
  return added;
}

/** What the table says of somebody that an account does not hold. */
function noteOf({ note = '', otherPhones = [] }: NewcomerOfIntake): string {
  const phones = otherPhones.length > 0 ? text.otherPhones(otherPhones.join(', ')) : '';
  return [note, phones].filter((one) => one !== '').join('\n');
}

/**
 * Mails those of some people whose account has an e-mail that nobody has verified: the office knows
 * them by it alone, and whoever made the account may be somebody else.
 */
async function mailPlaces(
  { jobs }: IntakeServices,
  tx: Tx,
  userIds: readonly number[],
  classIds: readonly number[],
): Promise<void> {
  const unverified = userIds.length > 0 ? await unverifiedAmong(tx, userIds) : [];
  if (unverified.length === 0) return;
  const names = (await classNames(tx, classIds)).map(({ name }) => name);
  for (const userId of unverified) {
    await jobs.enqueue(tx, placeMails, { userId, classNames: names });
  }
}
