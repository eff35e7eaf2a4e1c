import { signInNameOf } from '@institute/contract/auth/user';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { RosterRow } from '@institute/contract/roster/columns';
import type { Context } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { newPace } from '../../platform/in-steps.ts';
import { liveClasses } from '../classes/index.ts';
import { billedUnder } from '../invoices/index.ts';
import {
  type ClassChoice,
  type ClassOf,
  checkRows,
  classFinder,
  type RightRow,
  type RowFault,
} from './check-rows.ts';
import { debtKeyOfRow, owedOfRow } from './listed-debts.ts';
import { bookedBefore, paymentKeyOfRow } from './listed-payments.ts';
import { classKey } from './reading/guess-columns.ts';
import { ownersOf, usersByName } from './store.ts';
import { text } from './text.ts';

/** Rows of a sheet, and what some of its words for classes were chosen to mean. */
export interface RosterOrder {
  rows: readonly RosterRow[];
  classChoices: readonly ClassChoice[];
}

/** Rows as they were judged. */
interface CheckedRoster {
  right: RightRow[];
  faults: RowFault[];
  /** How many of the right ones have an account, and how many of the others no e-mail. */
  known: number;
  unmailed: number;
  classes: { value: string; count: number; name: string | null }[];
  money: RosterMoney;
}

/** What would be booked and billed of rows, and how many are known from a list before. */
interface RosterMoney {
  paid: number;
  paidKobo: Kobo;
  waived: number;
  waivedKobo: Kobo;
  owed: number;
  owedKobo: Kobo;
  before: number;
  unsaid: number;
}

/** Says what an import of some rows would do. Errors: class_not_found. */
export async function checkRoster(context: Context, order: RosterOrder): Promise<CheckedRoster> {
  const { right, faults, classOf } = await judgeRoster(context, order);
  const people = right.map(({ person }) => person);
  const there = await usersByName(context.db, people.map(signInNameOf));
  const unmailed = people.filter((one) => one.email === '' && !there.has(one.phone)).length;
  const classes = await classWords(order.rows, classOf);
  const money = await moneyOf(context, right);
  return { right, faults, known: there.size, unmailed, classes, money };
}

/** What would be booked and billed of some rows; what a list has brought before is left out. */
async function moneyOf(context: Context, rows: readonly RightRow[]) {
  const taken = await bookedBefore(context, rows);
  const billed = await billedUnder(
    context.db,
    rows.flatMap((row) => debtKeyOfRow(row) ?? []),
  );
  const nothing = { paid: 0, paidKobo: 0, waived: 0, waivedKobo: 0, owed: 0, owedKobo: 0 };
  const money = { ...nothing, before: 0, unsaid: 0 };
  for (const row of rows) {
    const { payment } = row;
    const isTaken = taken.has(paymentKeyOfRow(row) ?? '');
    const isBilled = billed.has(debtKeyOfRow(row) ?? '');
    const owed = isBilled ? 0 : owedOfRow(row);
    if (isTaken || isBilled) money.before += 1;
    if (!payment && owedOfRow(row) === 0 && row.ownClass?.price) money.unsaid += 1;
    if (owed > 0) {
      money.owed += 1;
      money.owedKobo += owed;
    }
    if (!payment || isTaken) continue;
    const kind = payment.isWaived ? 'waived' : 'paid';
    money[kind] += 1;
    money[`${kind}Kobo`] += payment.amount;
  }
  return money;
}

/** Judges rows by the classes, the country and the accounts of the institute. Errors: class_not_found. */
export async function judgeRoster({ db, config }: Context, order: RosterOrder) {
  const classes = await liveClasses(db);
  const ids = new Set(classes.map(({ id }) => id));
  if (order.classChoices.some(({ id }) => id !== null && !ids.has(id))) {
    throw new AppError('class_not_found');
  }
  const classOf = classFinder(classes, order.classChoices);
  const checked = await checkRows(order.rows, { country: config.country, classOf });
  const { right, taken } = await withoutTaken(db, checked.right);
  const faults = [...checked.faults, ...taken].sort((a, b) => a.row - b.row);
  return { right, faults, classOf };
}

/**
 * Whoever has no e-mail needs a number that nobody with one has: it would mean the new account from then
 * on, which is none of theirs (decision 138).
 */
async function withoutTaken(db: Database, rows: readonly RightRow[]) {
  const byPhone = rows.filter(({ person }) => person.email === '');
  const owners = await ownersOf(
    db,
    byPhone.map(({ person }) => person.phone),
  );
  const taken: RowFault[] = [];
  const right = rows.filter(({ row, person: { email, phone } }) => {
    const owner = email === '' ? owners.get(phone) : undefined;
    if (!owner) return true;
    const message = text.phoneOfAnother(owner.name, owner.email);
    taken.push({ row, field: 'phonenumber', message });
    return false;
  });
  return { right, taken };
}

/** The words of a sheet for classes, in turns: each once, with how often it stands there and what it means. */
async function classWords(
  rows: readonly RosterRow[],
  classOf: ClassOf,
): Promise<CheckedRoster['classes']> {
  const words = new Map<string, { value: string; count: number; name: string | null }>();
  const pace = newPace();
  for (const { class: value } of rows) {
    if (value === '') continue;
    await pace();
    const key = classKey(value);
    const word = words.get(key);
    if (word) {
      word.count += 1;
      continue;
    }
    const found = classOf(value);
    const name = found === 'none' || found === 'unknown' ? null : found.name;
    words.set(key, { value, count: 1, name });
  }
  return [...words.values()];
}
