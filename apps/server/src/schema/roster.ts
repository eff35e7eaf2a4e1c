import type { FreeReason, PaymentWay } from '@institute/contract/payments/ways';
import { columnKinds } from '@institute/contract/roster/columns';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/** What somebody of an intake owes; see `ListedDebt` of the roster. */
interface IntakeDebt {
  key: string;
  amount: number;
  classId: number | null;
  dueOn: string;
}

/** Somebody of an intake: a row of a table, or an account by its id. */
export type IntakePerson =
  | {
      name: string;
      email: string;
      phone: string;
      otherPhones?: string[] | undefined;
      /** What else the table says of them, which becomes a note. */
      note?: string | undefined;
      /** Their classes; of an intake begun by an earlier version, those of the whole. */
      classIds?: readonly number[] | undefined;
      /** What was paid outside and is to be booked; see `ListedPayment` of the roster. */
      payment?:
        | {
            key: string;
            amount: number;
            way: PaymentWay;
            classId: number | null;
            paidOn: string;
            note: string;
            debt?: IntakeDebt | undefined;
          }
        | undefined;
      /** What is owed and no payment of the same row waits for. */
      debt?: IntakeDebt | undefined;
    }
  | { id: number };

/**
 * Students whom the office gives accounts or places in classes, and how far that has come. Work goes
 * through the people in their order, so that a process which takes it up again knows where to begin.
 */
export const intakes = pgTable('intakes', {
  id: identity(),
  /** Idempotency key of what began it, `{administrator}:{client's key}`; null when it sent none. */
  requestKey: text('request_key').unique(),
  kind: text('kind', { enum: ['import', 'enrolment'] }).notNull(),
  /** Nobody any more once it is done: who they are, their accounts say. */
  people: jsonb('people').$type<readonly IntakePerson[]>().notNull(),
  /** All classes of its people. */
  classIds: jsonb('class_ids').$type<readonly number[]>().notNull(),
  total: integer('total').notNull(),
  /** Why nobody pays for the places, where the office said so. */
  freeReason: text('free_reason').$type<FreeReason>(),
  /** People dealt with so far, accounts made, and places given. */
  processed: integer('processed').notNull().default(0),
  added: integer('added').notNull().default(0),
  enrolled: integer('enrolled').notNull().default(0),
  startedAt: instant('started_at').notNull(),
  startedBy: integer('started_by')
    .notNull()
    .references(() => users.id),
  finishedAt: instant('finished_at'),
});

/** What the columns of sheets of students were taken for, so that the next such sheet comes in at once. */
export const rosterColumns = pgTable('roster_columns', {
  /** The head of the column, folded as a search is. */
  header: text('header').primaryKey(),
  kind: text('kind', { enum: columnKinds }).notNull(),
  chosenAt: instant('chosen_at').notNull(),
});
